import { type FacetName, permissionFor } from '@earshot/core/calls/dimensions.ts';
import type { Facets } from '@earshot/core/calls/facets.ts';
import { mayDo } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { agentNames } from '../agents/known-agents.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { sourceNames } from '../sources/sources.ts';
import { subscriberLabels } from '../subscribers/known-subscribers.ts';
import { allConditions, type CallScope, newestFirst, scopeBut } from './call-scope.ts';
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
    return (await matchedCalls(ctx, others, newestFirst)).conditions;
  };
  const { db, workspaceId } = ctx;
  const countApart = async (facet: (typeof facetsApart)[number]) => {
    const { name, values } = conditionOf(facet, ctx);
    const needs = permissionFor(facet);
    // What is hidden from whoever asks is not named to them here either.
    if (needs !== undefined && !mayDo(ctx, needs)) return [name, []] as const;
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
  const idsOf = (facet: FacetColumn) => (counts[facet] ?? []).map(({ value }) => Number(value));
  const [operators, abonents] = await Promise.all([
    agentNames(ctx, idsOf('operators')),
    subscriberLabels(ctx, idsOf('abonents')),
  ]);
  const people: Partial<Record<FacetColumn, Map<number, string>>> = { operators, abonents };
  const labelled = (facet: FacetColumn) =>
    (counts[facet] ?? []).map(({ value, count }) => {
      const called = people[facet]?.get(Number(value));
      // Whoever is asked for by name is counted by name.
      if (called !== undefined) return { value: called, label: called, count };
      return { value, label: (facet === 'sources' && names.get(Number(value))) || value, count };
    });
  const columns = Object.fromEntries(facetColumns.map((facet) => [facet, onceEach(labelled(facet))]));
  return { ...columns, ...Object.fromEntries(apart) } as Facets;
}

/** Two customers of one name are one value: a name does not tell them apart. */
function onceEach<T extends { value: string; count: number }>(values: readonly T[]): T[] {
  return Array.from(Map.groupBy(values, ({ value }) => value).values(), ([first, ...others]) => ({
    ...(first as T),
    count: others.reduce((sum, { count }) => sum + count, first?.count ?? 0),
  }));
}
