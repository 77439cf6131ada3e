import { Readable } from 'node:stream';
import * as bulk from '@earshot/core/calls/bulk.api.ts';
import * as api from '@earshot/core/calls/calls.api.ts';
import { longestPage } from '@earshot/core/lists.ts';
import type { Handle } from '../../platform/http.ts';
import { cancelBulkRun, changeCalls, getBulkRun, listBulkRuns, undoBulkRun } from './bulk-runs.ts';
import { listCalls } from './calls.ts';
import { callsCsv } from './calls-csv.ts';
import { listChoice } from './list-cookies.ts';

export function callRoutes(handle: Handle): void {
  handle(api.listFiles, (ctx, { query, request }) =>
    listCalls(ctx, { ...listChoice(request, longestPage), ...query }),
  );
  handle(api.exportCalls, async (ctx, { body, request, reply }) => {
    const { order_by } = listChoice(request, longestPage);
    const lines = await callsCsv(ctx, { order_by, ...body });
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
