import type { Speaker } from '@earshot/core/call/speaker.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { useCallback } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { words } from '../../../shared/words.texts.ts';

const isRoleWord = /^(operator|abonent|agent|customer|client|caller|speaker[\s_-]*\d*)$/i;

/** A transcript often calls its speakers just what they are; that is no name. */
const ownName = (speaker: Pick<Speaker, 'name'> | undefined): string | null =>
  speaker?.name && !isRoleWord.test(speaker.name) ? speaker.name : null;

/** The whole name that the transcript gives somebody, else a number: what tells people apart whatever their role. */
export function useOwnSpeakerName(transcript: Pick<Transcript, 'speakers'> | undefined) {
  const w = useTexts(words);
  const speakers = transcript?.speakers ?? [];
  return (id: string): string => {
    const at = speakers.findIndex((one) => one.id === id);
    return ownName(speakers[at]) ?? (speakers.length > 1 ? w('speakerN', { n: at + 1 }) : w('speaker'));
  };
}

/** The first name where it is known, else the role, else a number. */
export function useSpeakerName(
  file: Pick<File, 'operator' | 'abonent'>,
  transcript: Pick<Transcript, 'speakers'> | undefined,
) {
  const w = useTexts(words);
  const { operator, abonent } = file;
  const speakers = transcript?.speakers;
  return useCallback(
    (id: string, role: string | null): string => {
      const known = role === 'operator' ? operator : role === 'abonent' ? abonent : null;
      const speaker = speakers?.find((one) => one.id === id);
      const name = known ?? ownName(speaker);
      if (name) return /^[+\d]/.test(name) ? name : (name.split(/\s+/)[0] ?? name);
      if (role === 'operator' || role === 'abonent') return w(role);
      const at = speakers?.findIndex((one) => one.id === id) ?? 0;
      return (speakers?.length ?? 0) > 1 ? w('speakerN', { n: at + 1 }) : w('speaker');
    },
    [w, operator, abonent, speakers],
  );
}
