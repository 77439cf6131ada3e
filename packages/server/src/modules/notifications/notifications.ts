import type { QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import type {
  listNotifications as endpoint,
  Notification,
} from '@earshot/core/notifications/notifications.api.ts';
import {
  groupOfKind,
  kindsOfGroup,
  type NotificationKind,
} from '@earshot/core/notifications/notifications.ts';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import { announce, liveSource } from '../../platform/live.ts';
import {
  countUnreadByKind,
  countUnreadByProject,
  findNotification,
  insertNotifications,
  listAdminIds,
  listNotificationRows,
  markRead,
  type NotificationRow,
  removeRowsBefore,
  removeRowsOfProject,
  takeTurns,
} from './notifications.store.ts';

export type Notice = {
  kind: NotificationKind;
  params: Record<string, string | number>;
  link: string | null;
  /** The project it is about. */
  project_id?: number;
};

/** So long notifications are kept. */
const keptMs = 90 * 86_400_000;

/** Tells people of the workspace: in the bell now, or when they come back. */
export async function notify(ctx: TxCtx, to: number[] | 'admins', notice: Notice): Promise<void> {
  const { db } = ctx;
  const wanted = to === 'admins' ? await listAdminIds(db, ctx.workspaceId) : to;
  const userIds = [...new Set(wanted)].filter((id) => to !== 'admins' || id !== ctx.userId);
  if (userIds.length === 0) return;
  await takeTurns(db, ctx.workspaceId, userIds);
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
  async message(ctx, { user_id, id }) {
    const notification = await getNotification(ctx, user_id, id);
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
  { limit, offset, after, kind, group, unread: onlyUnread, project }: QueryOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const inGroup = group === undefined ? undefined : kindsOfGroup(group);
  const kinds = kind === undefined ? inGroup : (inGroup ?? [kind]).filter((one) => one === kind);
  const isUnread = onlyUnread === '1' || onlyUnread === 'true';
  const page = { limit, offset };
  const [{ rows, count }, unread] = await Promise.all([
    // A kind that is of another group leaves nothing.
    kinds?.length === 0
      ? { rows: [], count: 0 }
      : listNotificationRows(ctx.db, ctx.workspaceId, userId, { after, kinds, isUnread, project }, page),
    countUnread(ctx, userId),
  ]);
  return { count, ...page, ...unread, results: rows.map(present) };
}

/** How many are not read: all of them, and those of each group. */
async function countUnread(ctx: Ctx, userId: number) {
  const rows = await countUnreadByKind(ctx.db, ctx.workspaceId, userId);
  const groups = { alerts: 0, work: 0, files: 0 };
  for (const { kind, count } of rows) groups[groupOfKind[kind as NotificationKind]] += count;
  return { unread: groups.alerts + groups.work + groups.files, unread_by_group: groups };
}

export async function readNotifications(
  ctx: Ctx,
  userId: number,
  ids: number[] | undefined,
): Promise<number> {
  await markRead(ctx.db, ctx.workspaceId, userId, ids, ctx.now());
  return (await countUnread(ctx, userId)).unread;
}

/** How many alerts of each of these projects somebody has not read. */
export async function unreadAlerts(
  ctx: Ctx,
  userId: number,
  projectIds: readonly number[],
): Promise<Map<number, number>> {
  const { db, workspaceId } = ctx;
  const rows = await countUnreadByProject(db, workspaceId, userId, 'project.alert', projectIds);
  return new Map(rows.map(({ project_id, count }) => [project_id ?? 0, count]));
}

/** What was told of a project that is removed leads nowhere any more. */
export function removeNotificationsOf(ctx: TxCtx, projectId: number): Promise<void> {
  return removeRowsOfProject(ctx.db, ctx.workspaceId, projectId);
}

export function forgetOldNotifications(ctx: Ctx): Promise<void> {
  return removeRowsBefore(ctx.db, ctx.workspaceId, new Date(ctx.now().getTime() - keptMs));
}
