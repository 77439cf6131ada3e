import type { QueryOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import * as api from '@earshot/core/reports/reports.api.ts';
import { ReportPeriod } from '@earshot/core/reports/reports.ts';
import { attachmentOf } from '../../platform/attachment.ts';
import { whenGone } from '../../platform/gone.ts';
import type { Handle } from '../../platform/http.ts';
import { listRuleVersions } from '../versions/versions.ts';
import { exportReport } from './export/export-report.ts';
import { listReportCalls } from './list-report-calls.ts';
import {
  cloneReport,
  createReport,
  getReport,
  listReports,
  lockReport,
  removeReport,
  restartReport,
  updateReport,
} from './reports.ts';
import { runReport, runSavedReport } from './run-report.ts';
import { vocabulary } from './vocabulary.ts';

export function reportRoutes(handle: Handle): void {
  handle(api.listReports, (ctx, { query }) => listReports(ctx, query));
  handle(api.getReportVocabulary, async () => vocabulary);
  handle(api.runReport, (ctx, { body: { report, usual, run }, reply }) =>
    runReport(ctx, report, { usual, run, signal: whenGone(reply) }),
  );
  handle(api.listReportCalls, (ctx, { body }) => listReportCalls(ctx, body));
  handle(api.createReport, (ctx, { body }) => createReport(ctx, body));
  handle(api.getReport, (ctx, { params }) => getReport(ctx, params.id));
  handle(api.runSavedReport, (ctx, { params, query: { usual, run }, reply }) =>
    runSavedReport(ctx, params.id, { usual: usual === '1', run, signal: whenGone(reply) }),
  );
  handle(api.exportReport, async (ctx, { params, query, reply }) => {
    const { format, locale, ...asked } = query;
    const period = periodAsked(asked);
    const { name, type, bytes } = await exportReport(ctx, params.id, { format, locale, period });
    reply.type(type).header(...attachmentOf(name));
    await reply.send(bytes);
    return undefined;
  });
  handle(api.updateReport, (ctx, { params, body }) => updateReport(ctx, params.id, body));
  handle(api.restartReport, (ctx, { params, body }) => restartReport(ctx, params.id, body.period));
  handle(api.removeReport, (ctx, { params }) => removeReport(ctx, params.id) as Promise<undefined>);
  handle(api.lockReport, (ctx, { params, body }) => lockReport(ctx, params.id, body.locked));
  handle(api.cloneReport, (ctx, { params }) => cloneReport(ctx, params.id));
  handle(api.listReportVersions, (ctx, { params, query }) =>
    listRuleVersions(ctx, { kind: 'report', id: params.id }, query),
  );
}

/** The days that are asked for in place of those of the report; null where none are. */
function periodAsked({
  last,
  start,
  to,
  compare,
}: Omit<QueryOf<typeof api.exportReport>, 'format' | 'locale'>): ReportPeriod | null {
  if (last === undefined && start === undefined && to === undefined) return null;
  const asked = { last: last ?? null, start: start ?? null, to: to ?? null, compare: compare ?? null };
  const { data, error } = ReportPeriod.safeParse(asked);
  if (data === undefined)
    throw fail('bad_request', { field: 'start', reason: error.issues[0]?.message ?? '' });
  return data;
}
