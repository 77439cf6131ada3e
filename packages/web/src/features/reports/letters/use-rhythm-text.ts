import type { LetterRhythm } from '@earshot/core/report-letters/rhythm.ts';
import { formatDay } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useDimensionTexts } from '../../../shared/filters/dimension-texts.ts';
import { lettersTexts } from './letters.texts.ts';

/** When letters come, in a few words: `Weekly, Monday 08:00`. */
export function useRhythmText(): (rhythm: LetterRhythm) => string {
  const t = useTexts(lettersTexts);
  const { labelOf } = useDimensionTexts();
  const weekday = (day: string) => labelOf('weekday', day);
  return (rhythm) => {
    const often = t(rhythm.every);
    switch (rhythm.every) {
      case 'day':
        return `${often} ${rhythm.at}`;
      case 'week':
        return `${often}, ${rhythm.on.map(weekday).join(', ')} ${rhythm.at}`;
      case 'month':
      case 'quarter':
        return `${often}, ${weekday(rhythm.weekday)}, ${t(rhythm.nth)}, ${rhythm.at}`;
      case 'once':
        return `${formatDay(rhythm.day)} ${rhythm.at}`;
    }
  };
}
