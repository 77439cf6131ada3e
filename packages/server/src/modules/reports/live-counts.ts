import type { Ctx } from '../../platform/context.ts';
import { announce, liveSource } from '../../platform/live.ts';

/** How far a report has come that somebody waits for; nobody else hears of it. */
export const liveCounts = liveSource('report.counted', {
  message: async (_ctx, { user_id, run, done, of }) => ({
    message: { event: 'report.counted', run, done, of },
    userId: user_id,
  }),
});

/** Outside of the transaction of the count, which tells nobody anything before it is over. A key has no screen to be told on. */
export async function announceCount(
  { acrossWorkspaces, workspaceId, userId }: Ctx,
  counted: { run: string; done: number; of: number },
): Promise<void> {
  if (userId === null) return;
  await announce(acrossWorkspaces, workspaceId, { event: 'report.counted', user_id: userId, ...counted });
}
