import type { Ctx } from '../../platform/context.ts';
import { isSameJson } from '../audit/audit.ts';

/** From which calls on a rule counts after it is saved; null for all. */
export function appliesFrom(
  ctx: Ctx,
  apply: 'from_now_on' | 'history',
  before: { detection: unknown; applies_from: Date | null } | null,
  detection: unknown,
): Date | null {
  if (apply === 'history') return null;
  const isNew = before === null || !isSameJson(before.detection, detection);
  return isNew ? ctx.now() : before.applies_from;
}
