import type { FacetName } from '@earshot/core/calls/dimensions.ts';
import type { Facets } from '@earshot/core/calls/facets.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { sourceNames } from '../sources/sources.ts';
import { allConditions, type CallScope, scopeBut } from './call-scope.ts';
import { conditionOf } from './conditions-apart.ts';
import {
  countByColumns,
  countByValues,
  type FacetColumn,
  type FacetCounts,
  facetColumns,
  facetsApart,
} from './facets.queries.ts';
import { type MatchedCalls, matchedCalls } from './matched-calls.ts';

/**
 * Each facet counts with every filter but its own, so that one can choose another value. `matched`: the calls of the whole
 * scope.
 */
export async function facetsOf(
  ctx: Ctx,
  scope: CallScope,
  matched: Pick<MatchedCalls, 'conditions'>,
): Promise<Facets> {
  const hasOwn = (facet: FacetName) => scope.filters[facet] !== undefined;
  const conditionsBut = async (own: FacetName): Promise<Condition[]> => {
    if (!hasOwn(own)) return matched.conditions;
    const others = await scopeBut(ctx, scope, own);
    // Where filters are all there is, nothing would be gained by counting the calls first.
    if (others.asked === null && others.undecided.length === 0) return allConditions(others);
    return (await matchedCalls(ctx, others, { sorting_by: 'created', order_by: 'desc' })).conditions;
  };
  const { db, workspaceId } = ctx;
  const countApart = async (facet: (typeof facetsApart)[number]) => {
    const { name, values } = conditionOf(facet, ctx);
    if (values === undefined) throw new Error(`No module says which values ${name} has`);
    return [name, await countByValues(db, workspaceId, await conditionsBut(facet), values(ctx))] as const;
  };
  const [together, names, apart, ...own] = await Promise.all([
    countByColumns(
      db,
      workspaceId,
      matched.conditions,
      facetColumns.filter((facet) => !hasOwn(facet)),
    ),
    sourceNames(ctx),
    Promise.all(facetsApart.map(countApart)),
    ...facetColumns
      .filter(hasOwn)
      .map(async (facet) => countByColumns(db, workspaceId, await conditionsBut(facet), [facet])),
  ]);
  const counts: FacetCounts = Object.assign({}, together, ...own);
  const labelled = (facet: FacetColumn) =>
    (counts[facet] ?? []).map((row) => ({
      ...row,
      label: (facet === 'sources' ? names.get(Number(row.value)) : undefined) ?? row.value,
    }));
  const columns = Object.fromEntries(facetColumns.map((facet) => [facet, labelled(facet)]));
  return { ...columns, ...Object.fromEntries(apart) } as Facets;
}
