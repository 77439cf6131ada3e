import { Readable } from 'node:stream';

import * as api from '@earshot/core/calls/calls.api.ts';
import type { Handle } from '../../platform/http.ts';
import { changeCalls } from './bulk.ts';
import { listCalls } from './calls.ts';
import { callsCsv } from './calls-csv.ts';

export function callRoutes(handle: Handle): void {
  handle(api.listFiles, (ctx, { query }) => listCalls(ctx, query));
  handle(api.bulkFiles, (ctx, { body }) => changeCalls(ctx, body));
  handle(api.exportCalls, async (ctx, { body, reply }) => {
    const lines = await callsCsv(ctx, body);
    reply.type('text/csv; charset=utf-8').header('Content-Disposition', 'attachment; filename="calls.csv"');
    await reply.send(Readable.from(lines));
    return undefined;
  });
}
