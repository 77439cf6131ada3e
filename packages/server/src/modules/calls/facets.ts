import type { CallFilters } from '@earshot/core/files/call-filters.ts';
import type { Query } from '@earshot/core/matching/query.ts';
import type { Ctx } from '../../platform/context.ts';
import { sourceNames } from '../sources/sources.ts';
import { callScope } from './call-scope.ts';
import {
  countByColumns,
  countByTag,
  type FacetColumn,
  type FacetCounts,
  facetNames,
} from './facets.queries.ts';
import { type MatchedCalls, matchedCalls } from './matched-calls.ts';

/**
 * Each facet counts with every filter but its own, so that one can choose another value. `matched`: the calls of all filters
 * and the query.
 */
export async function facetsOf(
  ctx: Ctx,
  filters: CallFilters,
  query: Query | null,
  matched: Pick<MatchedCalls, 'conditions'>,
) {
  const hasOwn = (facet: FacetColumn | 'tags') => filters[facet] !== undefined;
  const conditionsBut = async (own: FacetColumn | 'tags') => {
    if (!hasOwn(own)) return matched.conditions;
    const scope = await callScope(ctx, { ...filters, [own]: undefined }, query);
    return (await matchedCalls(ctx, scope, { sorting_by: 'created', order_by: 'desc' })).conditions;
  };
  const { db, workspaceId } = ctx;
  const [together, tags, names, ...apart] = await Promise.all([
    countByColumns(
      db,
      workspaceId,
      matched.conditions,
      facetNames.filter((facet) => !hasOwn(facet)),
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
