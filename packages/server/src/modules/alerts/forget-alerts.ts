import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { removeNotificationsOf } from '../notifications/notifications.ts';
import { isMember } from '../users/memberships.ts';
import { removeDigestsBefore } from './digests.store.ts';
import { removeRecipients } from './recipients.store.ts';

/** The links of letters stop what they are about for longer than a year. */
const keptMs = 400 * 86_400_000;

/** What waits for somebody who has left is told nobody. */
export async function forgetMember(ctx: Ctx, { user_id }: { user_id: number }): Promise<void> {
  await transact(ctx, async (ctx) => {
    // News of leaving may be heard after the person has come back.
    if (!(await isMember(ctx, user_id))) await removeRecipients(ctx.db, ctx.workspaceId, { user_id });
  });
}

/** A project that is removed tells nothing, and what it told leads nowhere. */
export async function leaveProject(ctx: TxCtx, projectId: number): Promise<void> {
  await removeRecipients(ctx.db, ctx.workspaceId, { project_id: projectId });
  await removeNotificationsOf(ctx, projectId);
}

export async function forgetOldDigests(ctx: Ctx): Promise<void> {
  const moment = new Date(ctx.now().getTime() - keptMs);
  await transact(ctx, ({ db, workspaceId }) => removeDigestsBefore(db, workspaceId, moment));
}
