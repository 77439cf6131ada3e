import * as api from '@earshot/core/report-links/report-links.api.ts';
import type { Handle } from '../../platform/http.ts';
import { openLink } from './open-link.ts';
import { createLink, listLinks, removeLink } from './report-links.ts';

export function reportLinkRoutes(handle: Handle): void {
  handle(api.openReportLink, (ctx, { body, request }) => openLink(ctx, body.token, request.ip));
  handle(api.listReportLinks, async (ctx, { params }) => ({
    results: await listLinks(ctx, params.report_id),
  }));
  handle(api.createReportLink, (ctx, { params, body }) => createLink(ctx, params.report_id, body.days));
  handle(
    api.removeReportLink,
    (ctx, { params }) => removeLink(ctx, params.report_id, params.id) as Promise<undefined>,
  );
}
