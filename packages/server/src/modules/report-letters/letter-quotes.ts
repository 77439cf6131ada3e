import { Failure } from '@earshot/core/errors.ts';
import { withSurroundings } from '@earshot/core/matching/surroundings.ts';
import { toldNumber } from '@earshot/core/report-letters/told-number.ts';
import type { RunReport } from '@earshot/core/reports/reports.api.ts';
import type { ReportInput } from '@earshot/core/reports/reports.ts';
import { mayDo } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { loadCalls } from '../call-index/indexed-calls.queries.ts';
import { refuseFilters } from '../calls/refuse-filters.ts';
import { type Quote, quoteOf } from '../mail/quotes.ts';
import { listReportCalls } from '../reports/list-report-calls.ts';

const mostQuotes = 3;
/** Calls that are looked at for them: a call may count without words. */
const mostCalls = 10;

/**
 * What was said in the calls behind a number of the report, with the rights of `reader`: they are asked for as the page does that their
 * links lead to. Nothing for somebody who may not see these calls, or what is counted of them.
 */
export async function quotesFor(reader: Ctx, report: ReportInput, run: RunReport): Promise<Quote[]> {
  const told = toldNumber(report, run);
  if (told?.value.open == null || !mayDo(reader, 'files.read') || !mayDo(reader, 'reports.read')) return [];
  const { measure, value } = told;
  const { of, name } = measure;
  try {
    await refuseFilters(reader, told.value.open.filters);
    const { results } = await listReportCalls(reader, {
      open: told.value.open,
      measure: typeof of === 'number' ? { name, of } : null,
      limit: Math.min(mostCalls, Math.max(1, value.n)),
      offset: 0,
    });
    const ids = results.map(({ file }) => file.file_id);
    const calls = await loadCalls(reader.db, reader.workspaceId, ids, null);
    return results
      .flatMap(({ file, hits }) => {
        // In the words of the call as it is by now, whatever it was found by.
        const shown = withSurroundings(hits, calls.get(file.file_id)?.phrases ?? []);
        const moment = shown.find(({ around }) => around !== undefined);
        return moment === undefined ? [] : [quoteOf(file, moment)];
      })
      .slice(0, mostQuotes);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return [];
  }
}
