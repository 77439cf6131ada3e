import type { LetterRhythm } from '@earshot/core/report-letters/rhythm.ts';
import { rhythmText } from '@earshot/core/report-letters/rhythm-text.ts';
import { formatDay } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/i18n.ts';

/** When letters come, in a few words: `Every week: Monday, 08:00`. */
export function useRhythmText(): (rhythm: LetterRhythm) => string {
  const locale = useLocale();
  return (rhythm) => rhythmText(rhythm, locale, formatDay);
}
