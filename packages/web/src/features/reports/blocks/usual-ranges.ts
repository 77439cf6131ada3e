import { standingOf } from '@earshot/core/alerts/usual.ts';
import type { Bounds } from '@earshot/core/bounds.ts';
import { trustOf } from '@earshot/core/reports/drawing/trust.ts';
import type { ReportRow, ReportValue, UsualBlock } from '@earshot/core/reports/reports.api.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';
import { createContext, useCallback, useContext } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useValueText } from './use-value-text.ts';
import { usualTexts } from './usual.texts.ts';

/** What is usual of the block that is drawn; null where that is not shown, or not known. `isNow`: by this time of day. */
export const UsualRanges = createContext<{ usual: UsualBlock; isNow: boolean } | null>(null);

/** The usual ranges of the rows of a block, for one of its measures; null of a row of which nobody knows. */
export function useRangesOf(at: number): (row: ReportRow) => Bounds | null {
  const usual = useContext(UsualRanges)?.usual;
  return useCallback(
    ({ keys }) => {
      if (keys.length === 0) return usual?.totals[at] ?? null;
      const key = JSON.stringify(keys);
      return usual?.rows.find((row) => JSON.stringify(row.keys) === key)?.values[at] ?? null;
    },
    [usual, at],
  );
}

/** Where a number stands to what is usual; one of too few calls stands nowhere. */
export const standing = (measure: Measure, value: ReportValue, range: Bounds) =>
  value.value === null || trustOf(measure, value) === 'few' ? 'within' : standingOf(value.value, range);

/** What is usual in words, and whether a number is outside of it. */
export function useUsualText(): (measure: Measure, value: ReportValue, range: Bounds) => string {
  const t = useTexts(usualTexts);
  const isNow = useContext(UsualRanges)?.isNow ?? false;
  const valueText = useValueText();
  return useCallback(
    (measure, value, range) => {
      const [low, high] = [valueText(measure, range.low), valueText(measure, range.high)];
      const where = standing(measure, value, range);
      return t(isNow ? `${where}Now` : where, { shown: low === high ? low : `${low} – ${high}` });
    },
    [t, isNow, valueText],
  );
}
