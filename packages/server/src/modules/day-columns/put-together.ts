import type { Ctx, TxCtx } from '../../platform/context.ts';
import { giveWay } from '../../platform/give-way.ts';
import type { JobRun } from '../../platform/jobs.ts';
import { ofOneMoment } from '../../platform/one-moment.ts';
import { findClock, listChangedDays, listChangesOf, putDay } from './day-columns.store.ts';
import { readDay } from './read-day.ts';

/** Days of one turn; of very many the next turn does the rest. */
const mostDays = 400;

/** Puts together anew what has changed. Done twice, or stopped in between, it leaves each day right or still to be done. */
export async function putTogether(ctx: Ctx, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
  for (const day of await listChangedDays(ctx.db, ctx.workspaceId, mostDays)) {
    signal.throwIfAborted();
    await giveWay(ctx);
    // A change that is not seen yet stays, and has the day put together again.
    await ofOneMoment(ctx, (ctx) => putDayTogether(ctx, day)).catch((error: unknown) => {
      if (!isTakenMeanwhile(error)) throw error;
    });
  }
}

/** Unique violation and serialization failure. */
const conflictCodes = ['23505', '40001'];

/** Another worker put the same day together: what it did not see of it is still among the changes, for the next turn. */
const isTakenMeanwhile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && conflictCodes.includes(String(error.code));

async function putDayTogether(ctx: TxCtx, day: string): Promise<void> {
  const timeZone = await findClock(ctx.db, ctx.workspaceId);
  if (timeZone === undefined) return;
  const changes = await listChangesOf(ctx.db, ctx.workspaceId, day);
  const { calls, columns } = await readDay(ctx.db, ctx.workspaceId, day, { timeZone, names: null });
  await putDay(ctx.db, ctx.workspaceId, day, { calls, columns, changes });
}
