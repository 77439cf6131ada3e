import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import type { DimensionName } from '@earshot/core/calls/dimensions.ts';
import type { RawBuilder } from 'kysely';
import { extensionPoint } from '../../platform/extensions.ts';

/** Whose calls are asked for, and whose favourites are meant. */
export type CallsOf = { workspaceId: number; ownerId: number | null };

/**
 * How calls are told apart by something that is no single value of a call: `conditions` on `files`, all of which must
 * hold. `values` are needed where a dimension is counted: a select of each `file_id` with a `value` and its `label`.
 */
type ConditionOf<N extends keyof CallFilters> = {
  name: N;
  conditions: (asked: NonNullable<CallFilters[N]>, of: CallsOf) => RawBuilder<boolean>[];
  values?: (of: CallsOf) => RawBuilder<unknown>;
};

type Name = Extract<DimensionName, keyof CallFilters>;
export type CallCondition<N extends Name = Name> = { [M in N]: ConditionOf<M> }[N];

/** The modules whose tables know it say which calls are meant. */
export const callConditions = extensionPoint<CallCondition>('call conditions');
