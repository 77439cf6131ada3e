import { findingKinds } from '@earshot/core/findings/findings.ts';
import { beforeCommit } from '../../platform/before-commit.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import type { CallsOfPeople } from '../agents/calls-of-people.ts';
import type { CallCounter } from '../files/call-counters.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { columnNames } from './column-names.ts';
import { beginClock, dropPlace, holdClock, markDaysOf, markDaysWith, moveClock } from './mark-days.store.ts';
import { listCallsOf } from './moved-calls.queries.ts';

/** Calls of a transaction whose days are put together anew, and when those began that it removes. */
type Pending = { fileIds: Set<string>; gone: Date[] };

/** Marks the days of the calls that a transaction changes, as the last thing that it does. */
export const dayMarker: CallCounter = {
  recount(ctx, fileIds) {
    const pending = pendingOf(ctx);
    for (const id of fileIds) pending.fileIds.add(id);
  },
  async uncount(ctx, fileId) {
    const began = await dropPlace(ctx.db, ctx.workspaceId, fileId);
    if (began !== undefined) pendingOf(ctx).gone.push(began);
  },
  table: 'day_places',
};

/** Whoever was merged, or taken apart, names other calls from now on. */
export const callsMoved: CallsOfPeople = {
  async move(ctx, kind, { to }) {
    dayMarker.recount(ctx, await listCallsOf(ctx.db, ctx.workspaceId, kind, to));
  },
};

function pendingOf(ctx: TxCtx): Pending {
  return beforeCommit<Pending>(
    ctx.db,
    `days of ${ctx.workspaceId}`,
    () => ({ fileIds: new Set(), gone: [] }),
    async ({ fileIds, gone }) => {
      const timeZone = (await holdClock(ctx.db, ctx.workspaceId)) ?? (await firstClock(ctx));
      await markDaysOf(ctx.db, ctx.workspaceId, { fileIds: [...fileIds], gone, timeZone });
    },
  );
}

/** The clock of a workspace of which nothing is counted yet. */
async function firstClock(ctx: TxCtx): Promise<string> {
  const { time_zone } = await getWorkspaceSettings(ctx);
  await beginClock(ctx.db, ctx.workspaceId, time_zone);
  return (await holdClock(ctx.db, ctx.workspaceId)) ?? time_zone;
}

/** The days of a workspace that moved to another time zone are other ones. */
export async function followClock(ctx: Ctx): Promise<void> {
  const { time_zone } = await getWorkspaceSettings(ctx);
  await transact(ctx, (ctx) => moveClock(ctx.db, ctx.workspaceId, time_zone));
}

/** What is said of a rule or goal that is removed goes out of the days that it is said in. */
export async function forgetRule(
  ctx: Ctx,
  { kind, id, change }: { kind: string; id: number; change: string },
): Promise<void> {
  if (change !== 'removed') return;
  const { score, passed, published } = columnNames;
  const found = findingKinds.find((one) => one === kind);
  const names =
    kind === 'goal'
      ? [score(id), passed(id), published(id)]
      : found === undefined
        ? []
        : [columnNames[found](id)];
  if (names.length > 0) await transact(ctx, (ctx) => markDaysWith(ctx.db, ctx.workspaceId, names));
}
