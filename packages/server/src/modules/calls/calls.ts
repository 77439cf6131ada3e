import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import type { listFiles as listFilesEndpoint } from '@earshot/core/calls/calls.api.ts';
import { filtersOfFlat } from '@earshot/core/calls/flat-filters.ts';
import type { QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import type { Query } from '@earshot/core/matching/query.ts';
import type { Ctx } from '../../platform/context.ts';
import { presentFiles } from '../files/files.ts';
import { countCalls } from './call-counts.queries.ts';
import { callScope } from './call-scope.ts';
import { listCallRows, type OrderColumn } from './calls.queries.ts';
import { facetsOf } from './facets.ts';
import { matchedCalls } from './matched-calls.ts';

/** A page of the calls that filters mean, with their counts and, where asked, facets. */
export async function listCalls(
  ctx: Ctx,
  query: QueryOf<typeof listFilesEndpoint>,
): Promise<ReplyOf<typeof listFilesEndpoint>> {
  const { limit, offset, sorting_by, order_by, facets, ...flat } = query;
  const filters = filtersOfFlat(flat);
  const scope = await callScope(ctx, filters, null);
  const matched = await matchedCalls(ctx, scope, { sorting_by, order_by });
  const [rows, all] = await Promise.all([
    listCallRows(ctx.db, ctx.workspaceId, matched.conditions, { limit, offset, sorting_by, order_by }),
    countCalls(ctx.db, ctx.workspaceId, []),
  ]);
  const results = await presentFiles(ctx, rows);
  const page = {
    count: matched.count,
    count_is_capped: matched.count_is_capped,
    total: all.count,
    total_is_capped: all.count_is_capped,
    limit,
    offset,
    results,
  };
  return facets === '1' ? { ...page, facets: await facetsOf(ctx, filters, null, matched) } : page;
}

/** Every call that filters and a query mean, for work over all of them; at most `most`. */
export async function idsOfCalls(
  ctx: Ctx,
  filters: CallFilters,
  query: Query | null,
  most: number,
): Promise<string[]> {
  const scope = await callScope(ctx, filters, query);
  const order = { sorting_by: 'created' as OrderColumn, order_by: 'desc' as const };
  const { conditions } = await matchedCalls(ctx, scope, order);
  const rows = await listCallRows(ctx.db, ctx.workspaceId, conditions, { ...order, limit: most, offset: 0 });
  return rows.map((row) => row.id);
}

/** How many calls filters and a query mean. */
export async function countCallsOf(
  ctx: Ctx,
  filters: CallFilters,
  query: Query | null,
): Promise<{ count: number; count_is_capped: boolean }> {
  const scope = await callScope(ctx, filters, query);
  const { count, count_is_capped } = await matchedCalls(ctx, scope, {
    sorting_by: 'created',
    order_by: 'desc',
  });
  return { count, count_is_capped };
}
