import { Failure, fail } from '@earshot/core/errors.ts';
import {
  type LetterCondition,
  letsOut,
  type ReportScheduleInput,
} from '@earshot/core/report-letters/report-letters.ts';
import type { RunReport } from '@earshot/core/reports/reports.api.ts';
import { type ReportInput, reportInputOf } from '@earshot/core/reports/reports.ts';
import type { Ctx } from '../../platform/context.ts';
import { getReport } from '../reports/reports.ts';
import { runReport } from '../reports/run-report.ts';

/** What a turn comes to; a letter that does not go out has its reason: `empty`, `condition`, or the code of a failure. */
export type CountedLetter = {
  report: ReportInput;
  run: RunReport | null;
  state: 'sent' | 'quiet' | 'failed';
  reason: string | null;
  value: number | null;
};

/**
 * Counts the report of a letter at its turn, with the eyes of `reader`. What is missing or takes too long is a state of the letter,
 * and no failure: another try would come to the same. Throws `reports.not_found`.
 */
export async function countLetter(
  reader: Ctx,
  reportId: number,
  { period, only_when }: ReportScheduleInput,
  turn: Date,
): Promise<CountedLetter> {
  const saved = reportInputOf(await getReport(reader, reportId));
  const report = { ...saved, period: period ?? saved.period };
  try {
    // The days are those of the turn, however late it is taken.
    const run = await runReport({ ...reader, now: () => turn }, report);
    const hidden = run.blocks.map(({ hidden }) => hidden);
    if (hidden.every((name) => name !== null)) throw fail('filters.forbidden', { field: hidden[0] ?? '' });
    const counted = { ...run, counted_at: reader.now().toISOString() };
    const value = told(counted, only_when[0] ?? { block: 0, measure: 0 });
    const reason = reasonOf(report, counted, only_when);
    return { report, run: counted, state: reason === null ? 'sent' : 'quiet', reason, value };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { report, run: null, state: 'failed', reason: error.code, value: null };
  }
}

const told = ({ blocks }: RunReport, { block, measure }: Pick<LetterCondition, 'block' | 'measure'>) =>
  blocks[block]?.totals.values[measure]?.value ?? null;

/** Why nothing is told; null where a letter goes out. A condition on what the report counts no more, or hides from its owner, keeps no letter back. */
function reasonOf(
  { blocks }: ReportInput,
  run: RunReport,
  only_when: readonly LetterCondition[],
): 'empty' | 'condition' | null {
  if (run.blocks.every(({ totals }) => totals.calls === 0)) return 'empty';
  const asked = only_when.filter(
    ({ block, measure }) =>
      blocks[block]?.measures[measure] !== undefined && run.blocks[block]?.hidden === null,
  );
  if (asked.length < only_when.length) return null;
  return letsOut(asked, (condition) => told(run, condition)) ? null : 'condition';
}
