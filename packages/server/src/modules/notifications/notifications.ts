import type { Notification, NotificationKind } from '@earshot/core/notifications/notifications.api.ts';
import { type Ctx, inWorkspace, type TxCtx } from '../../platform/context.ts';
import { announce, liveSource } from '../../platform/live.ts';
import {
  countUnread,
  findNotification,
  insertNotifications,
  listAdminIds,
  listNotificationRows,
  markRead,
  type NotificationRow,
} from './notifications.store.ts';

export type Notice = {
  kind: NotificationKind;
  params: Record<string, string | number>;
  link: string | null;
};

/** Tells people of the workspace: in the bell now, or when they come back. */
export async function notify(ctx: TxCtx, to: number[] | 'admins', notice: Notice): Promise<void> {
  const { db } = ctx;
  const wanted = to === 'admins' ? await listAdminIds(db, ctx.workspaceId) : to;
  const userIds = [...new Set(wanted)].filter((id) => to !== 'admins' || id !== ctx.userId);
  if (userIds.length === 0) return;
  const rows = await insertNotifications(db, ctx.workspaceId, userIds, notice, ctx.now());
  for (const row of rows)
    await announce(db, ctx.workspaceId, { event: 'notification', user_id: row.user_id, id: row.id });
}

function present(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind as NotificationKind,
    params: row.params as Notification['params'],
    link: row.link,
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  };
}

/** A notification as its own person gets it. */
export const liveNotification = liveSource('notification', {
  async message(services, workspaceId, { user_id, id }) {
    const notification = await getNotification(inWorkspace(services, workspaceId), user_id, id);
    return notification && { message: { event: 'notification', notification }, userId: user_id };
  },
});

async function getNotification(ctx: Ctx, userId: number, id: number) {
  const row = await findNotification(ctx.db, ctx.workspaceId, userId, id);
  return row === undefined ? undefined : present(row);
}

export async function listNotifications(
  ctx: Ctx,
  userId: number,
  page: { limit: number; offset: number; after?: number | undefined },
) {
  const [{ rows, count }, unread] = await Promise.all([
    listNotificationRows(ctx.db, ctx.workspaceId, userId, page),
    countUnread(ctx.db, ctx.workspaceId, userId),
  ]);
  return { count, limit: page.limit, offset: page.offset, unread, results: rows.map(present) };
}

export async function readNotifications(
  ctx: Ctx,
  userId: number,
  ids: number[] | undefined,
): Promise<number> {
  await markRead(ctx.db, ctx.workspaceId, userId, ids, ctx.now());
  return countUnread(ctx.db, ctx.workspaceId, userId);
}
