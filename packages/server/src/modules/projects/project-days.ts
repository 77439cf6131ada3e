import { beyondLimit } from '../../platform/beyond-limit.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { followDaysOfCalls } from './file-patterns.store.ts';
import { type DayChanges, rewriteProjectDays, writeDayChanges } from './project-days.store.ts';
import { removeMarksOfTag } from './project-marks.store.ts';
import { holdProjectRow, listProjectIds } from './projects.store.ts';

/** After the workspace moved to another time zone: days of calls begin at another moment. */
export async function followTimeZone(ctx: Ctx): Promise<void> {
  for (const id of await listProjectIds(ctx.db, ctx.workspaceId))
    await transact(ctx, async (ctx) => {
      await holdProjectRow(ctx.db, ctx.workspaceId, id);
      const { time_zone } = await getWorkspaceSettings(ctx);
      await rewriteProjectDays(ctx.db, ctx.workspaceId, id, time_zone);
      await followDaysOfCalls(ctx.db, ctx.workspaceId, id);
    });
}

/** Adds to the counts by day, which are of the calls of everybody. */
export function countDays(ctx: TxCtx, changes: DayChanges): Promise<void> {
  return beyondLimit(ctx, 'counts by day are of all calls', ({ db }) =>
    writeDayChanges(db, ctx.workspaceId, changes),
  );
}

/** What projects set goes with the tag. */
export async function forgetTag(
  ctx: Ctx,
  { kind, id, change }: { kind: string; id: number; change: string },
): Promise<void> {
  if (kind === 'tag' && change === 'removed') await removeMarksOfTag(ctx.db, ctx.workspaceId, id);
}
