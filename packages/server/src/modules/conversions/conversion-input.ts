import type { Permission } from '@earshot/core/access.ts';
import {
  type ConditionKind,
  type ConversionCondition,
  ConversionInput,
} from '@earshot/core/conversions/conversions.ts';
import { fail } from '@earshot/core/errors.ts';
import { mayDo } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { refuseFilters } from '../calls/refuse-filters.ts';
import { understandQuery } from '../matching/understand-query.ts';
import type { ConversionRow } from './conversions.store.ts';
import { namesOfRules } from './named-rules.queries.ts';

/** What a person set, without what follows from it. */
export function inputOf({ name, type, counts, out_of, value }: ConversionRow): ConversionInput {
  return ConversionInput.parse({ name, type, counts, out_of, value });
}

/** What is counted; without a change of it there is no new version. */
export const definitionOf = ({ counts, out_of, value }: ConversionInput) => ({ counts, out_of, value });

/** What one has to be allowed to see of what a condition names. */
export const neededFor = {
  tag: 'tags.read',
  pattern: 'patterns.read',
  script: 'scripts.read',
  goal: 'goals.read',
} as const satisfies Record<Exclude<ConditionKind, 'field'>, Permission>;

export type RuleCondition = Exclude<ConversionCondition, { kind: 'field' }>;
export const isOfRule = (condition: ConversionCondition): condition is RuleCondition =>
  condition.kind !== 'field';
export const keyOf = ({ kind, id }: Pick<RuleCondition, 'kind' | 'id'>): string => `${kind} ${id}`;

/**
 * Refuses what cannot work, and what is hidden from whoever asks. What `before` had already may stay: somebody else may have
 * removed a rule that it names, and that must not keep a person from changing something else.
 */
export async function refuseConversion(
  ctx: Ctx,
  { counts, out_of }: ConversionInput,
  before: ConversionInput | null,
): Promise<void> {
  const { filters, query } = out_of;
  if (filters.conversions !== undefined || filters.conversion_base !== undefined)
    throw fail('conversions.circular');
  await refuseFilters(ctx, filters);
  if (query !== null) understandQuery(query);
  const kept = new Set(before?.counts.conditions.filter(isOfRule).map(keyOf));
  const added = counts.conditions.filter(isOfRule).filter((one) => !kept.has(keyOf(one)));
  for (const { kind } of added)
    if (!mayDo(ctx, neededFor[kind])) throw fail('filters.forbidden', { field: `${kind}s` });
  const names = await namesOfRules(ctx.db, ctx.workspaceId, added);
  for (const { kind, id } of added)
    if (!names.has(keyOf({ kind, id }))) throw fail('conversions.unknown_rule', { kind, id });
}
