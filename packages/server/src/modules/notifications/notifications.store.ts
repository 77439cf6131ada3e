import type { Db } from '../../platform/database.ts';

export async function listAdminIds(db: Db, workspaceId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('members')
    .select('user_id')
    .where('workspace_id', '=', workspaceId)
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .execute();
  return rows.map((row) => row.user_id);
}

export function insertNotifications(
  db: Db,
  workspaceId: number,
  userIds: readonly number[],
  notice: { kind: string; params: Record<string, string | number>; link: string | null },
  now: Date,
) {
  return db
    .insertInto('notifications')
    .values(
      userIds.map((userId) => ({
        workspace_id: workspaceId,
        user_id: userId,
        kind: notice.kind,
        params: JSON.stringify(notice.params),
        link: notice.link,
        created_at: now,
      })),
    )
    .returning(['id', 'user_id'])
    .execute();
}

export function findNotification(db: Db, workspaceId: number, userId: number, id: number) {
  return db
    .selectFrom('notifications')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export type NotificationRow = NonNullable<Awaited<ReturnType<typeof findNotification>>>;

export async function listNotificationRows(
  db: Db,
  workspaceId: number,
  userId: number,
  page: { limit: number; offset: number; after?: number | undefined },
) {
  const own = db
    .selectFrom('notifications')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('id', '>', page.after ?? 0);
  const rows = await own.selectAll().orderBy('id', 'desc').limit(page.limit).offset(page.offset).execute();
  const { count } = await own.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { rows, count };
}

export async function countUnread(db: Db, workspaceId: number, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function markRead(
  db: Db,
  workspaceId: number,
  userId: number,
  ids: readonly number[] | undefined,
  now: Date,
): Promise<void> {
  if (ids?.length === 0) return;
  let update = db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null);
  if (ids !== undefined) update = update.where('id', 'in', [...ids]);
  await update.execute();
}
