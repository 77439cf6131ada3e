import { Readable } from 'node:stream';
import * as bulk from '@earshot/core/calls/bulk.api.ts';
import * as api from '@earshot/core/calls/calls.api.ts';
import type { Handle } from '../../platform/http.ts';
import { cancelBulkRun, changeCalls, getBulkRun, listBulkRuns, undoBulkRun } from './bulk-runs.ts';
import { listCalls } from './calls.ts';
import { callsCsv } from './calls-csv.ts';

export function callRoutes(handle: Handle): void {
  handle(api.listFiles, (ctx, { query }) => listCalls(ctx, query));
  handle(api.exportCalls, async (ctx, { body, reply }) => {
    const lines = await callsCsv(ctx, body);
    reply.type('text/csv; charset=utf-8').header('Content-Disposition', 'attachment; filename="calls.csv"');
    await reply.send(Readable.from(lines));
    return undefined;
  });
  handle(bulk.bulkFiles, (ctx, { body, actor }) => changeCalls(ctx, body, actor?.keyId ?? null));
  handle(bulk.listBulkRuns, (ctx, { query }) => listBulkRuns(ctx, query));
  handle(bulk.getBulkRun, (ctx, { params }) => getBulkRun(ctx, params.run_id));
  handle(bulk.cancelBulkRun, (ctx, { params }) => cancelBulkRun(ctx, params.run_id));
  handle(bulk.undoBulkRun, (ctx, { params, actor }) => undoBulkRun(ctx, params.run_id, actor?.keyId ?? null));
}
