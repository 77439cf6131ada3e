import { changeOf } from '../reports/drawing/change.ts';
import { measureOf } from '../reports/measures.ts';
import type { ReportValue, RunReport } from '../reports/reports.api.ts';
import type { Measure, ReportInput } from '../reports/reports.ts';

export type ToldNumber = { measure: Measure; value: ReportValue };

/** Whether calls say where a number comes from: rules stand on moments, and words that are asked for are said somewhere. */
export const hasMoments = ({ name }: Pick<Measure, 'name'>, { query }: Pick<ReportInput, 'query'>): boolean =>
  query !== null || ['tag', 'pattern', 'script'].some((thing) => thing === measureOf(name).of);

/** How much a number has changed: a share by its points, anything else by the part of it that has changed. */
function sizeOf({ measure, value: { value, before } }: ToldNumber, by: number): number {
  if (measureOf(measure.name).kind === 'share') return Math.abs(by);
  return Math.abs(by) / Math.max(Math.abs(value ?? 0), Math.abs(before?.value ?? 0));
}

/**
 * The number that a letter lets hear: the one that changed most among those that changed by more than chance, else the first of the
 * first block of which calls say where it comes from. Null where there is none.
 */
export function toldNumber(report: Pick<ReportInput, 'blocks' | 'query'>, run: RunReport): ToldNumber | null {
  const numbers = report.blocks.map(({ measures }, at) => {
    const rows = [run.blocks[at]?.totals, ...(run.blocks[at]?.rows ?? [])];
    return rows.flatMap((row) =>
      measures.flatMap((measure, place): ToldNumber[] => {
        const value = row?.values[place];
        return value && hasMoments(measure, report) ? [{ measure, value }] : [];
      }),
    );
  });
  const changed = numbers
    .flat()
    .map((one) => ({ one, change: changeOf(one.measure, one.value) }))
    .filter(({ change }) => change?.isSure === true)
    .toSorted((a, b) => sizeOf(b.one, b.change?.by ?? 0) - sizeOf(a.one, a.change?.by ?? 0));
  return changed[0]?.one ?? numbers[0]?.[0] ?? null;
}
