import { dayAfter, daysBetween } from '@earshot/core/agents/day-steps.ts';
import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { Measure, type Moved } from '@earshot/core/coaching/coaching.ts';
import { comparedDays, movementOf } from '@earshot/core/coaching/movement.ts';
import { dayOf } from '@earshot/core/findings/day.ts';
import { beyondLimit } from '../../platform/beyond-limit.ts';
import type { Ctx } from '../../platform/context.ts';
import { clockOf } from '../reviews/reviews.ts';
import { type Measured, measured, nameOfMeasure, unitOf } from './measures.ts';

const nothing: Measured = { value: null, n: 0, low: null, high: null, open: null };

/** Whether what coaching should move did, in the calls of the operator before and after it was given; the same for everybody who sees it. */
export async function movedBy(
  ctx: Ctx,
  coaching: { agent_id: number; measure: unknown; given_at: Date },
): Promise<Moved | null> {
  if (coaching.measure === null) return null;
  const measure = Measure.parse(coaching.measure);
  const { now, timeZone } = await clockOf(ctx);
  const days = comparedDays(dayOf(coaching.given_at, timeZone), dayOf(now, timeZone));
  // Operators have no list of scripts, and do not see which reviews chance chose.
  const { name, before, after } = await beyondLimit(
    { ...ctx, permissions: null },
    'how one operator, whom they see, was before and after',
    async (ctx) => {
      const name = await nameOfMeasure(ctx, measure);
      if (name === null || days === null) return { name, before: nothing, after: nothing };
      const { agent_id } = coaching;
      return {
        name,
        before: await measured(ctx, measure, agent_id, days.before),
        after: await measured(ctx, measure, agent_id, days.after),
      };
    },
  );
  const moved = movementOf(before, after, days?.isOver ?? false);
  return {
    measure,
    name,
    unit: unitOf(measure),
    before: { ...before, open: openFor(ctx, before) },
    after: { ...after, open: openFor(ctx, after) },
    change: moved.change,
    state: moved.state,
    calls_needed: moved.calls_needed,
    days: days === null ? 0 : daysBetween(days.after.from, dayAfter(days.after.to, 1)),
  };
}

/** An operator's calls are their own anyway: filters that they may not use are left out. */
function openFor(ctx: Ctx, { open }: Measured): Measured['open'] {
  if (open === null || ctx.limit?.to !== 'own_calls') return open;
  const { agents: _, scripts_said, ...filters }: CallFilters = open.filters;
  return scripts_said === undefined ? { ...open, filters } : null;
}
