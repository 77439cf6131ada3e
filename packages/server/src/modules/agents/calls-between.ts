import type { Opens } from '@earshot/core/agents/people.ts';
import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import type { Ctx } from '../../platform/context.ts';
import type { PersonKind } from './calls-of-people.ts';
import type { Days } from './days.sql.ts';
import { boundsOf } from './period-bounds.queries.ts';

/** Which calls of somebody lie in a period, as a search takes it; the id is said later. */
export type OpenOf = (id: number) => Opens;

/** The same for each of some periods, in their order. */
export async function callsOfPeriods(
  ctx: Ctx,
  kind: PersonKind,
  periods: readonly Omit<Days, 'timeZone'>[],
  timeZone: string,
): Promise<OpenOf[]> {
  const bounds = await boundsOf(ctx.acrossWorkspaces, periods, timeZone);
  return bounds.map(({ start, to }) => {
    const isOpen = start === null && to === null;
    const inPeriod: CallFilters = isOpen ? {} : { periods: [{ field: 'recorded_at', start, to }] };
    return (id) => {
      const who: CallFilters = kind === 'agent' ? { agents: [id] } : { subscribers: [id] };
      return { query: null, filters: { ...who, ...inPeriod } };
    };
  });
}

/** Which calls of some days are those of a person, by the id. */
export async function callsBetween(
  ctx: Ctx,
  kind: PersonKind,
  { timeZone, ...period }: Days,
): Promise<OpenOf> {
  const [openOf] = await callsOfPeriods(ctx, kind, [period], timeZone);
  if (openOf === undefined) throw new Error('A period has no bounds');
  return openOf;
}
