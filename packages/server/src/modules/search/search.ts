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
import { allConditions, type CallScope, callScope } from './call-scope.ts';
import { decideCalls } from './decide-calls.ts';
import { hitPhrases } from './expression-sql.ts';
import type { Condition } from './phrase-sql.ts';
import { rankCalls } from './relevance.ts';
import {
  countByColumns,
  countByTag,
  countCalls,
  countSet,
  type FacetColumn,
  type FacetCounts,
  facetNames,
  listCallRows,
  loadCalls,
  type OrderColumn,
  type Page,
  walkedOrders,
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
  const meant = await callsMeant(ctx, scope, order);
  const page = { ...order, limit, offset };
  const [rows, facets] = await Promise.all([
    byRelevance
      ? rankCalls(ctx, scope, meant.conditions, page, meant.closeness)
      : listCallRows(ctx.db, ctx.workspaceId, pageConditions(scope, meant, page), page),
    body.facets ? facetsOf(ctx, body.filters, body.query) : null,
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

/** The calls that filters and a query mean, counted, and the conditions by which the database finds them again. */
export type CallsMeant = {
  conditions: Condition[];
  count: number;
  count_is_capped: boolean;
  /** The conditions name the calls themselves. */
  isFew: boolean;
  /** How close each call comes to a query by meaning. */
  closeness: Map<string, number> | null;
};

export async function callsMeant(
  ctx: Ctx,
  scope: CallScope,
  order: Pick<Page, 'sorting_by' | 'order_by'>,
): Promise<CallsMeant> {
  if (scope.undecided.length > 0) {
    const { ids, isCapped, closeness } = await decideCalls(ctx, scope, order);
    return {
      conditions: [isOneOf(ids)],
      count: Math.min(ids.length, countCap),
      count_is_capped: isCapped || ids.length > countCap,
      isFew: true,
      closeness,
    };
  }
  const conditions = allConditions(scope);
  const { ids, ...total } =
    scope.asked !== null && scope.conditions.length === 0
      ? await countSet(ctx.db, scope.asked.set)
      : await countCalls(ctx.db, ctx.workspaceId, conditions);
  return {
    ...total,
    conditions: ids === null ? conditions : [isOneOf(ids)],
    isFew: ids !== null,
    closeness: null,
  };
}

/** A page that begins further down is not worth walking to. */
const furthestWalk = 200;

/** The conditions by which a page is found soonest: where many calls are meant, the first of them are close by. */
export function pageConditions(
  { conditions, asked }: CallScope,
  meant: CallsMeant,
  { sorting_by, limit, offset }: Page,
): Condition[] {
  const isNear = walkedOrders.has(sorting_by) && offset + limit <= furthestWalk;
  return meant.isFew || asked === null || !isNear ? meant.conditions : [...conditions, asked.callByCall];
}

function isOneOf(ids: readonly string[]): Condition {
  return sql<boolean>`files.id = any(${ids}::uuid[])`;
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
  const { conditions, count } = await callsMeant(ctx, scope, { sorting_by, order_by });
  const [rows, all] = await Promise.all([
    listCallRows(ctx.db, ctx.workspaceId, conditions, { limit, offset, sorting_by, order_by }),
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
    const { conditions } = await callsMeant(ctx, scope, { sorting_by: 'created', order_by: 'desc' });
    return conditions;
  };
  // Most facets have no filter of their own; the calls for them are found once.
  const all = once(() => conditionsOf(filters));
  const hasOwn = (facet: FacetColumn | 'tags') => filters[facet] !== undefined;
  const conditionsBut = (own: FacetColumn | 'tags') =>
    hasOwn(own) ? conditionsOf({ ...filters, [own]: undefined }) : all();
  const { db, workspaceId } = ctx;
  const [together, tags, names, ...apart] = await Promise.all([
    all().then((conditions) =>
      countByColumns(
        db,
        workspaceId,
        conditions,
        facetNames.filter((facet) => !hasOwn(facet)),
      ),
    ),
    conditionsBut('tags').then((conditions) => countByTag(db, workspaceId, conditions)),
    sourceNames(ctx),
    ...facetNames
      .filter(hasOwn)
      .map(async (facet) => countByColumns(db, workspaceId, await conditionsBut(facet), [facet])),
  ]);
  const counts: FacetCounts = Object.assign({}, together, ...apart);
  const plain = (facet: FacetColumn) => (counts[facet] ?? []).map((row) => ({ ...row, label: row.value }));
  return {
    status: plain('status'),
    language: plain('language'),
    direction: plain('direction'),
    operators: plain('operators'),
    abonents: plain('abonents'),
    emotions: plain('emotions'),
    sources: plain('sources').map((row) => ({ ...row, label: names.get(Number(row.value)) ?? row.value })),
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
