import type { BodyOf, QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import type { CallFilters } from '@earshot/core/files/call-filters.ts';
import type { listFiles as listFilesEndpoint } from '@earshot/core/files/files.api.ts';
import { filtersOfFlat } from '@earshot/core/files/flat-filters.ts';
import { ask } from '@earshot/core/matching/compile-query.ts';
import { prepareConversation } from '@earshot/core/matching/conversation.ts';
import type { Query } from '@earshot/core/matching/query.ts';
import { withSurroundings } from '@earshot/core/matching/surroundings.ts';
import type { search as searchEndpoint } from '@earshot/core/search/search.api.ts';
import type { SemanticsUsed } from '@earshot/core/search/semantics-used.ts';
import type { Ctx } from '../../context.ts';
import type { FileRow } from '../files/files.store.ts';
import { presentFiles } from '../files/files.ts';
import { lexicon } from '../matching/lexicon.ts';
import { countCalls } from './call-counts.store.ts';
import { type CallScope, callScope } from './call-scope.ts';
import { callsMeant, pageConditions } from './calls-meant.ts';
import { hitPhrases } from './expression-sql.ts';
import { facetsOf } from './facets.ts';
import { rankCalls } from './relevance.ts';
import { rememberSlots } from './remembered-slots.ts';
import { listCallRows, loadCalls, type OrderColumn } from './search.store.ts';

const slots = rememberSlots();

/** Hits of one call that a list carries; the call's own page shows all of them. */
const mostHitsShown = 50;

export async function searchCalls(
  ctx: Ctx,
  body: BodyOf<typeof searchEndpoint>,
): Promise<ReplyOf<typeof searchEndpoint>> {
  const { limit, offset, sorting_by, order_by } = body;
  const scope = await callScope(ctx, body.filters, body.query);
  const byRelevance = sorting_by === 'relevance';
  const order = { sorting_by: byRelevance ? ('recorded_at' as const) : sorting_by, order_by };
  const meant = await callsMeant(ctx, scope, order);
  const page = { ...order, limit, offset };
  const listRows = () =>
    byRelevance
      ? rankCalls(ctx, scope, meant, page)
      : listCallRows(ctx.db, ctx.workspaceId, pageConditions(scope, meant, page), page);
  const [rows, facets] = await Promise.all([
    meant.count === 0 ? [] : listRows(),
    body.facets ? facetsOf(ctx, body.filters, body.query, meant) : null,
  ]);
  const [files, hits] = await Promise.all([presentFiles(ctx, rows), hitsOf(ctx, scope, rows)]);
  return {
    count: meant.count,
    count_is_capped: meant.count_is_capped,
    limit,
    offset,
    facets,
    semantics: semanticsUsed(scope),
    results: files.map((file) => {
      const found = hits.get(file.file_id);
      return { file, hits: found?.shown ?? [], hit_count: found?.count ?? 0 };
    }),
  };
}

function semanticsUsed({ semantics }: CallScope): SemanticsUsed | null {
  if (semantics === null) return null;
  const { name, instead_of, reason } = semantics;
  return { name, instead_of, reason };
}

export async function hitsOf(ctx: Ctx, scope: CallScope, rows: readonly FileRow[]) {
  const { compiled, semantics } = scope;
  if (compiled === null || rows.length === 0) return new Map<string, never>();
  const only = hitPhrases(compiled.expression, scope.context);
  const ids = rows.map((row) => row.id);
  const calls = await loadCalls(ctx.db, ctx.workspaceId, ids, only);
  return new Map(
    Array.from(calls, ([id, call]) => {
      const conversation = prepareConversation(call.phrases, call, lexicon(), slots);
      const { hits } = ask({ ...compiled, hitLimits: null }, conversation, semantics);
      return [
        id,
        { count: hits.length, shown: withSurroundings(hits.slice(0, mostHitsShown), call.phrases) },
      ] as const;
    }),
  );
}

export async function listCalls(
  ctx: Ctx,
  query: QueryOf<typeof listFilesEndpoint>,
): Promise<ReplyOf<typeof listFilesEndpoint>> {
  const { limit, offset, sorting_by, order_by, facets, ...flat } = query;
  const filters = filtersOfFlat(flat);
  const scope = await callScope(ctx, filters, null);
  const meant = await callsMeant(ctx, scope, { sorting_by, order_by });
  const [rows, all] = await Promise.all([
    listCallRows(ctx.db, ctx.workspaceId, meant.conditions, { limit, offset, sorting_by, order_by }),
    countCalls(ctx.db, ctx.workspaceId, []),
  ]);
  const results = await presentFiles(ctx, rows);
  const page = {
    count: meant.count,
    count_is_capped: meant.count_is_capped,
    total: all.count,
    total_is_capped: all.count_is_capped,
    limit,
    offset,
    results,
  };
  return facets === '1' ? { ...page, facets: await facetsOf(ctx, filters, null, meant) } : page;
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
  const { conditions } = await callsMeant(ctx, scope, order);
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
  const { count, count_is_capped } = await callsMeant(ctx, scope, {
    sorting_by: 'created',
    order_by: 'desc',
  });
  return { count, count_is_capped };
}
