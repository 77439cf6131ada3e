import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import type { Query } from '@earshot/core/matching/query.ts';
import type { Ctx } from '../../platform/context.ts';
import { extensionPoint, extensionsOf } from '../../platform/extensions.ts';
import type { Condition } from '../call-index/phrase.sql.ts';

/** Filters by something that is filters and a query itself, as segments are, and that a module above knows. */
export const setNames = ['conversions', 'conversion_base'] as const satisfies readonly (keyof CallFilters)[];
export type SetName = (typeof setNames)[number];

/** Calls that filters and a query leave, and that meet all conditions besides; `ownerId`: whose favourites are meant. */
export type AskedSet = {
  filters: CallFilters;
  query: Query | null;
  conditions: readonly Condition[];
  ownerId: number | null;
};

/** Reads those of some sets that are there; one that is gone has no calls. */
export type CallSets = { name: SetName; read: (ctx: Ctx, ids: readonly number[]) => Promise<AskedSet[]> };

export const callSets = extensionPoint<CallSets>('call sets');

/** The sets that a filter names. One that nobody answers must not be taken for one that all calls meet. */
export function readSets(ctx: Ctx, name: SetName, ids: readonly number[]): Promise<AskedSet[]> {
  const found = extensionsOf(ctx, callSets).find((one) => one.name === name);
  if (found === undefined) throw new Error(`No module says which calls the filter ${name} leaves`);
  return found.read(ctx, ids);
}
