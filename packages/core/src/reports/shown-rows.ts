import type { Locale } from '../locales.ts';
import { say } from '../say.ts';
import { blockWords } from './block-words.ts';
import type { ReportBlock, ReportRow } from './reports.api.ts';
import { type Block, callsCounted, type Measure } from './reports.ts';
import { titleTexts } from './title-words.ts';

/** The key of what lies beyond the rows that are shown. */
export const restKey = '…';

/** The rows of a block and what lies beyond them, which is called the others. */
export function rowsWithRest(
  { rows, rest }: Pick<ReportBlock, 'rows' | 'rest'>,
  locale: Locale,
): ReportRow[] {
  if (rest === null) return [...rows];
  return [...rows, { ...rest, keys: [restKey], labels: [blockWords.others[locale]] }];
}

type Said = { locale: Locale; valueText: (measure: Measure, value: number) => string };

/** What a bar of a distribution is called: from one number on and below another, as `valueText` writes them. */
export function rangeText(
  measure: Measure,
  { keys: [start, below] }: Pick<ReportRow, 'keys'>,
  { locale, valueText }: Said,
): string {
  const from = valueText(measure, Number(start));
  return below == null
    ? say(titleTexts.longer, locale, { from })
    : `${from} – ${valueText(measure, Number(below))}`;
}

/** A distribution as rows of calls, each called by its numbers, so that whatever draws rows can draw it. */
export function spreadAsRows(
  block: Block,
  counted: ReportBlock,
  said: Said,
): { block: Block; counted: ReportBlock } {
  const [measure = callsCounted] = block.measures;
  const [own] = counted.totals.values;
  const all =
    own === undefined
      ? []
      : [
          {
            ...own,
            value: own.n,
            low: null,
            high: null,
            hits: own.n,
            before: own.before && { value: own.before.n, n: own.before.n },
          },
        ];
  return {
    block: { ...block, measures: [callsCounted], by: ['length'], draw: 'bar' },
    counted: {
      ...counted,
      rows: counted.rows.map((row) => ({
        ...row,
        keys: row.keys.slice(0, 1),
        labels: [rangeText(measure, row, said)],
      })),
      totals: { ...counted.totals, values: all },
    },
  };
}

/** What a distribution comes to, as its totals say it: the measure, the median, and below what nine tenths lie. */
export function spreadFacts(
  measure: Measure,
  { totals }: Pick<ReportBlock, 'totals'>,
): { measure: Measure; value: number }[] {
  const told = [measure, { ...measure, stat: 'median' as const }, { ...measure, stat: 'p90' as const }];
  return told.flatMap((one, at) => {
    const value = totals.values[at]?.value ?? null;
    const isSaid = told.slice(0, at).some(({ stat }) => stat === one.stat);
    return value === null || isSaid ? [] : [{ measure: one, value }];
  });
}
