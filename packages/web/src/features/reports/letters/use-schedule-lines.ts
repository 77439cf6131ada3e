import { LetterRecipient } from '@earshot/core/report-letters/report-letters.ts';
import { LetterRhythm } from '@earshot/core/report-letters/rhythm.ts';
import { useTexts } from '../../../lib/i18n.ts';
import type { LinesOf } from '../../../shared/drafts/DraftDifferences.tsx';
import { lettersTexts } from './letters.texts.ts';
import { useRhythmText } from './use-rhythm-text.ts';

/** What letters are set up as, line by line, for whoever compares two drafts. */
export function useScheduleLines(): LinesOf {
  const t = useTexts(lettersTexts);
  const rhythmText = useRhythmText();
  return (value) => {
    const { rhythm, recipients, files } = value as Record<string, unknown>;
    const often = LetterRhythm.safeParse(rhythm).data;
    const people = LetterRecipient.array().safeParse(recipients).data ?? [];
    const names = people.map(({ user_id, email }) => email ?? t('memberN', { id: user_id ?? 0 }));
    return [
      { name: 'rhythm', label: t('howOften'), text: often === undefined ? '' : rhythmText(often) },
      { name: 'recipients', label: t('recipients'), text: names.join(', ') },
      { name: 'files', label: t('goesWith'), text: Array.isArray(files) ? files.join(', ') : '' },
    ];
  };
}
