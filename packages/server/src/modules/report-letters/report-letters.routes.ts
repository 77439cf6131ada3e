import * as api from '@earshot/core/report-letters/report-letters.api.ts';
import type { Handle } from '../../platform/http.ts';
import { namesOfWhoMay } from '../users/memberships.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { listSentLetters } from './list-sent-letters.ts';
import { previewLetter, sendNow } from './preview-letter.ts';
import { createSchedule, listSchedules, removeSchedule, updateSchedule } from './schedules.ts';
import { decideByLetter } from './stop-letters.ts';

export function reportLetterRoutes(handle: Handle): void {
  handle(api.openReportLetter, (ctx, { body, request }) => decideByLetter(ctx, body.token, request.ip));
  handle(api.stopReportLetters, (ctx, { body, request }) =>
    decideByLetter(ctx, body.token, request.ip, body.is_stopped),
  );
  handle(api.listLetterPeople, async (ctx) => ({
    results: await namesOfWhoMay(ctx, 'notifications.read'),
  }));
  handle(api.listReportSchedules, async (ctx, { params }) => ({
    time_zone: (await getWorkspaceSettings(ctx)).time_zone,
    results: await listSchedules(ctx, params.report_id),
  }));
  handle(api.createReportSchedule, (ctx, { params, body }) => createSchedule(ctx, params.report_id, body));
  handle(api.previewReportLetter, (ctx, { params, body }) => previewLetter(ctx, params.report_id, body));
  handle(api.sendReportLetterNow, (ctx, { params, body }) => sendNow(ctx, params.report_id, body.schedule));
  handle(api.updateReportSchedule, (ctx, { params, body }) =>
    updateSchedule(ctx, params.report_id, params.id, body),
  );
  handle(
    api.removeReportSchedule,
    (ctx, { params }) => removeSchedule(ctx, params.report_id, params.id) as Promise<undefined>,
  );
  handle(api.listSentLetters, (ctx, { params, query }) =>
    listSentLetters(ctx, params.report_id, params.id, query),
  );
}
