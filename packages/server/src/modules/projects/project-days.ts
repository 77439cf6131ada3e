import type { Ctx } from '../../platform/context.ts';
import { transact } from '../../platform/context.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { rewriteProjectDays } from './project-days.store.ts';
import { removeMarksOfTag } from './project-marks.store.ts';
import { holdProjectRow, listProjectIds } from './projects.store.ts';

/** After the workspace moved to another time zone: days of calls begin at another moment. */
export async function followTimeZone(ctx: Ctx): Promise<void> {
  for (const id of await listProjectIds(ctx.db, ctx.workspaceId))
    await transact(ctx, async (ctx) => {
      await holdProjectRow(ctx.db, ctx.workspaceId, id);
      const { time_zone } = await getWorkspaceSettings(ctx);
      await rewriteProjectDays(ctx.db, ctx.workspaceId, id, time_zone);
    });
}

/** What projects set goes with the tag. */
export async function forgetTag(
  ctx: Ctx,
  { kind, id, change }: { kind: string; id: number; change: string },
): Promise<void> {
  if (kind === 'tag' && change === 'removed') await removeMarksOfTag(ctx.db, ctx.workspaceId, id);
}
