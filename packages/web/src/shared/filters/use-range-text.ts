import { useTexts } from '../../lib/i18n.ts';
import { filterTexts } from './filters.texts.ts';

/** Two limits as they are written, either of which may be open, in words; null where both are. */
export function useRangeText(): (from: string | null, to: string | null) => string | null {
  const t = useTexts(filterTexts);
  return (from, to) => {
    if (from !== null && to !== null) return t('range', { from, to });
    if (from !== null) return t('rangeFrom', { from });
    return to === null ? null : t('rangeTo', { to });
  };
}
