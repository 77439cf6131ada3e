import type { BodyOf, QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import type { CallFilters } from '@earshot/core/files/call-filters.ts';
import type { listFiles as listFilesEndpoint } from '@earshot/core/files/files.api.ts';
import { filtersOfFlat } from '@earshot/core/files/flat-filters.ts';
import { ask } from '@earshot/core/matching/compile-query.ts';
import { prepareConversation } from '@earshot/core/matching/conversation.ts';
import { once } from '@earshot/core/matching/once.ts';
import type { Query } from '@earshot/core/matching/query.ts';
import { withSurroundings } from '@earshot/core/matching/surroundings.ts';
import { countCap, type search as searchEndpoint } from '@earshot/core/search/search.api.ts';
import type { SemanticsUsed } from '@earshot/core/search/semantics-used.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../context.ts';
import type { FileRow } from '../files/files.store.ts';
import { presentFiles } from '../files/files.ts';
import { lexicon } from '../matching/lexicon.ts';
import { sourceNames } from '../sources/sources.ts';
import { type CallScope, callScope } from './call-scope.ts';
import { decideCalls } from './decide-calls.ts';
import { type Condition, hitPhrases } from './expression-sql.ts';
import { rankCalls } from './relevance.ts';
import {
  countByColumn,
  countByTag,
  countCalls,
  type FacetColumn,
  listCallRows,
  loadCalls,
  type OrderColumn,
  type Page,
} from './search.store.ts';

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
  const decided = await databaseConditions(ctx, scope, order);
  const [rows, total, facets] = await Promise.all([
    byRelevance
      ? rankCalls(ctx, scope, decided.conditions, { limit, offset }, decided.closeness)
      : listCallRows(ctx.db, ctx.workspaceId, decided.conditions, { ...order, limit, offset }),
    decided.total ?? countCalls(ctx.db, ctx.workspaceId, decided.conditions),
    body.facets ? facetsOf(ctx, body.filters, body.query) : null,
  ]);
  const [files, hits] = await Promise.all([presentFiles(ctx, rows), hitsOf(ctx, scope, rows)]);
  return {
    ...total,
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

type Decided = {
  conditions: Condition[];
  /** Known already where the engine had to look at every call. */
  total: { count: number; count_is_capped: boolean } | null;
  /** How close each call comes to a query by meaning. */
  closeness: Map<string, number> | null;
};

/** Conditions the database can answer by itself. */
export async function databaseConditions(
  ctx: Ctx,
  scope: CallScope,
  order: Pick<Page, 'sorting_by' | 'order_by'>,
): Promise<Decided> {
  if (scope.undecided.length === 0) return { conditions: scope.conditions, total: null, closeness: null };
  const { ids, isCapped, closeness } = await decideCalls(ctx, scope, order);
  return {
    conditions: [sql<boolean>`files.id = any(${ids}::uuid[])`],
    total: { count: Math.min(ids.length, countCap), count_is_capped: isCapped || ids.length > countCap },
    closeness,
  };
}

export async function hitsOf(ctx: Ctx, scope: CallScope, rows: readonly FileRow[]) {
  const { compiled, semantics } = scope;
  if (compiled === null) return new Map<string, never>();
  const only = hitPhrases(compiled.expression, scope.context);
  const ids = rows.map((row) => row.id);
  const calls = await loadCalls(ctx.db, ctx.workspaceId, ids, only);
  return new Map(
    Array.from(calls, ([id, call]) => {
      const conversation = prepareConversation(call.phrases, call, lexicon());
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
  const { conditions, total } = await databaseConditions(ctx, scope, { sorting_by, order_by });
  const [rows, { count }, all] = await Promise.all([
    listCallRows(ctx.db, ctx.workspaceId, conditions, { limit, offset, sorting_by, order_by }),
    total ?? countCalls(ctx.db, ctx.workspaceId, conditions),
    countCalls(ctx.db, ctx.workspaceId, []),
  ]);
  const results = await presentFiles(ctx, rows);
  const page = { count, total: all.count, limit, offset, results };
  return facets === '1' ? { ...page, facets: await facetsOf(ctx, filters, null) } : page;
}

/** Each facet counts with every filter but its own, so that one can choose another value. */
export async function facetsOf(ctx: Ctx, filters: CallFilters, query: Query | null) {
  const conditionsOf = async (chosen: CallFilters) => {
    const scope = await callScope(ctx, chosen, query);
    const { conditions } = await databaseConditions(ctx, scope, { sorting_by: 'created', order_by: 'desc' });
    return conditions;
  };
  // Most facets have no filter of their own; what the engine has to decide for them is decided once.
  const all = once(() => conditionsOf(filters));
  const conditionsBut = (own: keyof CallFilters) =>
    filters[own] === undefined ? all() : conditionsOf({ ...filters, [own]: undefined });
  const count = async (column: FacetColumn) =>
    countByColumn(ctx.db, ctx.workspaceId, await conditionsBut(column), column);
  const [status, language, direction, sources, operators, abonents, emotions, tags, names] =
    await Promise.all([
      count('status'),
      count('language'),
      count('direction'),
      count('sources'),
      count('operators'),
      count('abonents'),
      count('emotions'),
      conditionsBut('tags').then((conditions) => countByTag(ctx.db, ctx.workspaceId, conditions)),
      sourceNames(ctx),
    ]);
  const plain = (rows: { value: string; count: number }[]) =>
    rows.map((row) => ({ ...row, label: row.value }));
  return {
    status: plain(status),
    language: plain(language),
    direction: plain(direction),
    operators: plain(operators),
    abonents: plain(abonents),
    emotions: plain(emotions),
    sources: sources.map((row) => ({ ...row, label: names.get(Number(row.value)) ?? row.value })),
    tags,
  };
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
  const { conditions } = await databaseConditions(ctx, scope, order);
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
  const { conditions, total } = await databaseConditions(ctx, scope, {
    sorting_by: 'created',
    order_by: 'desc',
  });
  return total ?? countCalls(ctx.db, ctx.workspaceId, conditions);
}
