import { Readable } from 'node:stream';
import * as api from '@earshot/core/audit/audit.api.ts';
import type { Handle } from '../../platform/http.ts';
import { auditCsv, listAudit } from './audit.ts';

export function auditRoutes(handle: Handle): void {
  handle(api.listAudit, (ctx, { query: { limit, offset, ...filter } }) =>
    listAudit(ctx, filter, { limit, offset }),
  );
  handle(api.exportAudit, async (ctx, { query, reply }) => {
    reply.type('text/csv; charset=utf-8').header('Content-Disposition', 'attachment; filename="audit.csv"');
    await reply.send(Readable.from(auditCsv(ctx, query)));
    return undefined;
  });
}
