import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import type { listFiles as listFilesEndpoint } from '@earshot/core/calls/calls.api.ts';
import { filtersOfFlat } from '@earshot/core/calls/flat-filters.ts';
import type { QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import type { Query } from '@earshot/core/matching/query.ts';
import type { Ctx } from '../../platform/context.ts';
import { presentFiles } from '../files/files.ts';
import { countCalls } from './call-counts.queries.ts';
import { allConditions, callScope, meansAll } from './call-scope.ts';
import { countEveryCall, listCallRows, listEveryCallId } from './calls.queries.ts';
import { decideCalls, forAll } from './decide-calls.ts';
import { facetsOf } from './facets.ts';
import type { ListChoice } from './list-cookies.ts';
import { matchedCalls } from './matched-calls.ts';

/** A page of the calls that filters mean, with their counts and, where asked, facets. */
export async function listCalls(
  ctx: Ctx,
  query: QueryOf<typeof listFilesEndpoint> & ListChoice,
): Promise<ReplyOf<typeof listFilesEndpoint>> {
  const { limit, offset, sorting_by, order_by, facets, ...flat } = query;
  const filters = filtersOfFlat(flat);
  const scope = await callScope(ctx, filters, null);
  const matched = await matchedCalls(ctx, scope, { sorting_by, order_by });
  const [rows, all] = await Promise.all([
    listCallRows(ctx.db, ctx.workspaceId, matched.conditions, { limit, offset, sorting_by, order_by }),
    meansAll(scope) ? matched : countCalls(ctx.db, ctx.workspaceId, []),
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
  return facets === '1' ? { ...page, facets: await facetsOf(ctx, scope, matched) } : page;
}

/** Every call that filters and a query mean, for work over all of them, however many and however long that takes. */
export async function everyCallOf(ctx: Ctx, filters: CallFilters, query: Query | null): Promise<string[]> {
  const scope = await callScope(ctx, filters, query, forAll);
  if (scope.undecided.length === 0) return listEveryCallId(ctx.db, ctx.workspaceId, allConditions(scope));
  // The oldest first: those that come in meanwhile shift nothing.
  return (await decideCalls(ctx, scope, { sorting_by: 'created', order_by: 'asc' })).ids;
}

/** How many calls filters and a query mean, counted to the end. */
export async function countEveryCallOf(ctx: Ctx, filters: CallFilters, query: Query | null): Promise<number> {
  const scope = await callScope(ctx, filters, query, forAll);
  if (scope.undecided.length > 0) return (await everyCallOf(ctx, filters, query)).length;
  return countEveryCall(ctx.db, ctx.workspaceId, allConditions(scope));
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
