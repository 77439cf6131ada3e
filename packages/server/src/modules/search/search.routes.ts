import { Readable } from 'node:stream';
import * as files from '@earshot/core/files/files.api.ts';
import { compileQuery } from '@earshot/core/matching/compile-query.ts';
import * as api from '@earshot/core/search/search.api.ts';
import type { Handle } from '../../platform/http.ts';
import { lexicon } from '../matching/lexicon.ts';
import { changeCalls } from './bulk.ts';
import { callsCsv } from './calls-csv.ts';
import { listCalls, searchCalls } from './search.ts';

export function searchRoutes(handle: Handle): void {
  handle(api.search, (ctx, { body }) => searchCalls(ctx, body));
  handle(api.checkQuery, (_ctx, { body }) => {
    const { compiled, issues } = compileQuery(body, lexicon());
    return { valid: compiled !== null, issues };
  });
  handle(api.exportCalls, async (ctx, { body, reply }) => {
    const lines = await callsCsv(ctx, body);
    reply.type('text/csv; charset=utf-8').header('Content-Disposition', 'attachment; filename="calls.csv"');
    await reply.send(Readable.from(lines));
    return undefined;
  });
  handle(files.listFiles, (ctx, { query }) => listCalls(ctx, query));
  handle(files.bulkFiles, (ctx, { body }) => changeCalls(ctx, body));
}
