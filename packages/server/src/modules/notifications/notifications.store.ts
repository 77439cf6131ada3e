import { sql } from 'kysely';
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
  notice: {
    kind: string;
    params: Record<string, string | number>;
    link: string | null;
    project_id?: number;
  },
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
        project_id: notice.project_id ?? null,
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

/**
 * Whoever tells one of these people something waits until this transaction ends: the numbers of what somebody is told become
 * visible in their order, so that asking for those after the last known one misses none.
 */
export async function takeTurns(db: Db, workspaceId: number, userIds: readonly number[]): Promise<void> {
  for (const userId of userIds.toSorted((one, other) => one - other))
    await sql`select pg_advisory_xact_lock(hashtextextended(${`notify ${workspaceId} ${userId}`}, 0))`.execute(
      db,
    );
}

export type NotificationFilter = {
  after?: number | undefined;
  kinds?: readonly string[] | undefined;
  isUnread?: boolean | undefined;
  project?: number | undefined;
};

export async function listNotificationRows(
  db: Db,
  workspaceId: number,
  userId: number,
  { after = 0, kinds, isUnread = false, project }: NotificationFilter,
  page: { limit: number; offset: number },
) {
  let own = db
    .selectFrom('notifications')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('id', '>', after);
  if (kinds !== undefined) own = own.where('kind', 'in', [...kinds]);
  if (isUnread) own = own.where('read_at', 'is', null);
  if (project !== undefined) own = own.where('project_id', '=', project);
  const rows = await own.selectAll().orderBy('id', 'desc').limit(page.limit).offset(page.offset).execute();
  const { count } = await own.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { rows, count };
}

const unread = (db: Db, workspaceId: number, userId: number) =>
  db
    .selectFrom('notifications')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null);

export function countUnreadByKind(db: Db, workspaceId: number, userId: number) {
  return unread(db, workspaceId, userId)
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .groupBy('kind')
    .execute();
}

export function countUnreadByProject(
  db: Db,
  workspaceId: number,
  userId: number,
  kind: string,
  projectIds: readonly number[],
) {
  return unread(db, workspaceId, userId)
    .where('kind', '=', kind)
    .where('project_id', '=', (eb) => eb.fn.any(sql<number[]>`${[...projectIds]}::bigint[]`))
    .select((eb) => ['project_id', eb.fn.countAll<number>().as('count')])
    .groupBy('project_id')
    .execute();
}

export async function removeRowsOfProject(db: Db, workspaceId: number, projectId: number): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId)
    .execute();
}

export async function removeRowsBefore(db: Db, workspaceId: number, moment: Date): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('workspace_id', '=', workspaceId)
    .where('created_at', '<', moment)
    .execute();
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
