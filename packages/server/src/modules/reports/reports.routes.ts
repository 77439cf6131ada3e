import * as api from '@earshot/core/reports/reports.api.ts';
import type { Handle } from '../../platform/http.ts';
import { listRuleVersions } from '../versions/versions.ts';
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
  handle(api.runReport, (ctx, { body }) => runReport(ctx, body.report));
  handle(api.createReport, (ctx, { body }) => createReport(ctx, body));
  handle(api.getReport, (ctx, { params }) => getReport(ctx, params.id));
  handle(api.runSavedReport, (ctx, { params }) => runSavedReport(ctx, params.id));
  handle(api.updateReport, (ctx, { params, body }) => updateReport(ctx, params.id, body));
  handle(api.restartReport, (ctx, { params, body }) => restartReport(ctx, params.id, body.period));
  handle(api.removeReport, (ctx, { params }) => removeReport(ctx, params.id) as Promise<undefined>);
  handle(api.lockReport, (ctx, { params, body }) => lockReport(ctx, params.id, body.locked));
  handle(api.cloneReport, (ctx, { params }) => cloneReport(ctx, params.id));
  handle(api.listReportVersions, (ctx, { params, query }) =>
    listRuleVersions(ctx, { kind: 'report', id: params.id }, query),
  );
}
