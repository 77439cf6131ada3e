import type { Phrase } from '@earshot/core/call/phrase.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { useCallback, useMemo, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { transcriptQuery } from '../../../shared/files/files.queries.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { editingTexts } from './editing.texts.ts';
import { type Correction, useCorrect } from './versions.queries.ts';

export type PhraseEditing = {
  fileId: string;
  /** The phrase in hand; null while nothing is edited. */
  draft: Correction | null;
  start: (phrase: Phrase) => void;
  change: (part: Partial<Pick<Correction, 'text' | 'speaker'>>) => void;
  /** Whether it is stored now. */
  save: () => Promise<boolean>;
  /** What the phrase said when it was taken in hand. */
  stored: Pick<Correction, 'text' | 'speaker'>;
  leave: () => void;
  reload: () => Promise<void>;
  error: Error | null;
  isSaving: boolean;
};

type Words = Pick<Correction, 'text' | 'speaker'>;
type Held = { draft: Correction; stored: Words; version: number };
const unheld: Words = { text: '', speaker: '' };

/** One phrase is corrected at a time; what was typed outlives scrolling and a conflict. */
export function usePhraseEditing(fileId: string, transcript: Transcript): PhraseEditing {
  const t = useTexts(editingTexts);
  const notify = useNotify();
  /** The version is the one that was read when the phrase was taken in hand. */
  const [state, setState] = useState<Held | null>(null);
  const { mutateAsync, reset, error, isPending } = useCorrect(fileId);
  const { version } = transcript;
  const start = useCallback(
    (phrase: Phrase) => {
      reset();
      const { id, text, speaker } = phrase;
      setState({ draft: { id, text, speaker }, stored: { text, speaker }, version });
    },
    [reset, version],
  );
  return useMemo(
    () => ({
      fileId,
      draft: state?.draft ?? null,
      stored: state?.stored ?? unheld,
      start,
      change: (part) =>
        setState((now) => (now === null ? null : { ...now, draft: { ...now.draft, ...part } })),
      save: async () => {
        if (state === null || isPending) return false;
        try {
          const after = await mutateAsync({ ...state.draft, version: state.version });
          setState(null);
          if (after.version !== state.version) notify.done(t('corrected'));
          return true;
        } catch {
          // The editor says what went wrong.
          return false;
        }
      },
      leave: () => {
        reset();
        setState(null);
      },
      reload: async () => {
        const fresh = await queryClient.fetchQuery({ ...transcriptQuery(fileId), staleTime: 0 });
        reset();
        setState((now) => {
          const isThere = fresh.phrases.some(({ id }) => id === now?.draft.id);
          return now === null || !isThere ? null : { ...now, version: fresh.version };
        });
      },
      error,
      isSaving: isPending,
    }),
    [state, start, mutateAsync, reset, error, isPending, fileId, notify, t],
  );
}
