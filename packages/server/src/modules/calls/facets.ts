import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import type { FacetName } from '@earshot/core/calls/dimensions.ts';
import type { Facets } from '@earshot/core/calls/facets.ts';
import type { Query } from '@earshot/core/matching/query.ts';
import type { Ctx } from '../../platform/context.ts';
import { sourceNames } from '../sources/sources.ts';
import { callScope } from './call-scope.ts';
import {
  countByColumns,
  countByTag,
  type FacetColumn,
  type FacetCounts,
  facetColumns,
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
): Promise<Facets> {
  const hasOwn = (facet: FacetName) => filters[facet] !== undefined;
  const conditionsBut = async (own: FacetName) => {
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
      facetColumns.filter((facet) => !hasOwn(facet)),
    ),
    conditionsBut('tags').then((conditions) => countByTag(db, workspaceId, conditions)),
    sourceNames(ctx),
    ...facetColumns
      .filter(hasOwn)
      .map(async (facet) => countByColumns(db, workspaceId, await conditionsBut(facet), [facet])),
  ]);
  const counts: FacetCounts = Object.assign({}, together, ...apart);
  const labelled = (facet: FacetColumn) =>
    (counts[facet] ?? []).map((row) => ({
      ...row,
      label: (facet === 'sources' ? names.get(Number(row.value)) : undefined) ?? row.value,
    }));
  const columns = Object.fromEntries(facetColumns.map((facet) => [facet, labelled(facet)]));
  return { ...(columns as Record<FacetColumn, ReturnType<typeof labelled>>), tags };
}
