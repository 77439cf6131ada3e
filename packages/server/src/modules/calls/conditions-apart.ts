import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import {
  type DimensionName,
  dimensionNames,
  dimensions,
  type Kind,
  matchedNames,
} from '@earshot/core/calls/dimensions.ts';
import type { Ctx } from '../../platform/context.ts';
import { extensionsOf } from '../../platform/extensions.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { type CallCondition, callConditions } from '../files/call-conditions.ts';
import { setNames } from './call-sets.ts';
import { isColumn } from './dimension-columns.sql.ts';

type Name = CallCondition['name'];

/** Kinds that a column answers, where there is one. */
const ofColumns: ReadonlySet<Kind> = new Set(['choices', 'choice', 'names', 'ids', 'calls', 'range']);

/** Periods are always about a column, segments and other sets are resolved by the caller, and `matching` is about other filters. */
const isApart = (name: DimensionName): name is Name =>
  dimensions[name].kind !== 'period' &&
  name !== 'segments' &&
  !setNames.some((one) => one === name) &&
  name !== 'matching' &&
  !(isColumn(name) && ofColumns.has(dimensions[name].kind));

/** The dimensions that other modules answer. */
export const namesApart = dimensionNames.filter(isApart);

/** What is asked of dimensions that are no single value of a call. */
export function conditionsApart(filters: CallFilters, ctx: Ctx): Condition[] {
  return namesApart.flatMap((name) => oneApart(name, filters, ctx));
}

function oneApart<N extends Name>(name: N, { [name]: asked, matching }: CallFilters, ctx: Ctx): Condition[] {
  if (asked === undefined) return [];
  const { conditions } = conditionOf(name, ctx);
  return matching === 'all' && isMatched(name) && Array.isArray(asked)
    ? asked.flatMap((one) => conditions([one] as typeof asked, ctx))
    : conditions(asked, ctx);
}

const isMatched = (name: DimensionName) => matchedNames.some((one) => one === name);

type Conditions = { [N in Name]?: CallCondition<N> };

/** Whoever knows what a filter means. One that nobody answers must not be taken for one that all calls meet. */
export function conditionOf<N extends Name>(name: N, ctx: Pick<Ctx, 'extensions'>): CallCondition<N> {
  const all = extensionsOf(ctx, callConditions).map((one) => [one.name, one]);
  const found = (Object.fromEntries(all) as Conditions)[name];
  if (found === undefined) throw new Error(`No module says which calls the filter ${name} leaves`);
  return found;
}
