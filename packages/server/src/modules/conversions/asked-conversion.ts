import type { Opens } from '@earshot/core/agents/people.ts';
import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import type { ConversionFigures } from '@earshot/core/conversions/conversions.api.ts';
import type { ConversionInput } from '@earshot/core/conversions/conversions.ts';
import { fail } from '@earshot/core/errors.ts';
import { rateOf } from '@earshot/core/rate.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { allConditions, callScope, hasPartialSets } from '../calls/call-scope.ts';
import { forATable } from '../calls/decide-calls.ts';
import { isConversion } from './conversion-condition.sql.ts';
import { inputOf } from './conversion-input.ts';
import { type ConversionRow, findConversionRow } from './conversions.store.ts';
import { listMarkingProjects, type MarkingProject } from './named-rules.queries.ts';

/** A conversion in a period, as the database is asked. */
export type AskedConversion = {
  id: number;
  /** The calls that its rate is out of, and which of them are conversions. */
  base: Condition[];
  isOne: Condition;
  value: ConversionInput['value'];
};

/** What calls of a period come to, before the rate of them. */
export type CountedRow = {
  calls: number;
  conversions: number;
  /** Sum of the numbers that the field says, and how many of them there are. */
  said: number | null;
  with_number: number;
};

/**
 * Conversions in a period, made ready to be asked. Throws `queries.too_slow` where the engine cannot decide in time which calls
 * one is out of.
 */
export async function askConversion(
  ctx: Ctx,
  row: ConversionRow,
  period: CallFilters,
  projects?: readonly MarkingProject[],
): Promise<AskedConversion> {
  const asking = { ...ctx, permissions: null };
  const scope = await callScope(asking, { conversion_base: [row.id], ...period }, null, forATable);
  if (hasPartialSets(scope)) throw fail('queries.too_slow');
  const { counts, value } = inputOf(row);
  const known = projects ?? (await listMarkingProjects(ctx.db, ctx.workspaceId, [row.id]));
  const marking = known.filter(({ conversion_id }) => conversion_id === row.id);
  return {
    id: row.id,
    base: allConditions(scope),
    isOne: isConversion(ctx.workspaceId, counts, marking),
    value,
  };
}

/** The calls behind a number: conversions, or what they are out of, narrowed by further filters. */
export const openOf = (id: number, more: CallFilters): { open: Opens; open_calls: Opens } => ({
  open: { query: null, filters: { conversions: [id], ...more } },
  open_calls: { query: null, filters: { conversion_base: [id], ...more } },
});

/** What conversions are worth: what the field says of each, a fixed value for the others. */
export function worthOf(
  { fixed, field }: ConversionInput['value'],
  { conversions, said, with_number }: CountedRow,
): { revenue: number | null; without_value: number } {
  const others = conversions - with_number;
  if (field === null && fixed === null) return { revenue: null, without_value: 0 };
  if (fixed !== null) return { revenue: (said ?? 0) + others * fixed, without_value: 0 };
  return { revenue: with_number === 0 ? null : said, without_value: others };
}

/** The same as it is answered. */
export function figuresOf(
  { id, value }: Pick<AskedConversion, 'id' | 'value'>,
  row: CountedRow,
  more: CallFilters,
): ConversionFigures {
  const { calls, conversions } = row;
  return { calls, conversions, ...rateOf(conversions, calls), ...worthOf(value, row), ...openOf(id, more) };
}

export const sumOf = (rows: readonly CountedRow[]): CountedRow => ({
  calls: rows.reduce((sum, { calls }) => sum + calls, 0),
  conversions: rows.reduce((sum, { conversions }) => sum + conversions, 0),
  said: rows.reduce<number | null>((sum, { said }) => (said === null ? sum : (sum ?? 0) + said), null),
  with_number: rows.reduce((sum, one) => sum + one.with_number, 0),
});

/** What one of a conversion is worth; null where there is none any more. */
export async function worthOfConversion(ctx: Ctx, id: number): Promise<ConversionInput['value'] | null> {
  const row = await findConversionRow(ctx.db, ctx.workspaceId, id);
  return row === undefined ? null : inputOf(row).value;
}
