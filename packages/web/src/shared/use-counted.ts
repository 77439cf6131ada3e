import { formatNumber } from '../lib/format.ts';
import { useTexts } from '../lib/i18n.ts';
import { words } from './words.texts.ts';

/** A number as it is told: where counting stopped, "more than" it. */
export function useCounted(): (count: number, isCapped: boolean) => string {
  const w = useTexts(words);
  return (count, isCapped) => {
    const shown = formatNumber(count);
    return isCapped ? w('moreThan', { shown }) : shown;
  };
}
