import type { Db } from '../../platform/database.ts';

export function listLinkRows(db: Db, workspaceId: number, reportId: number, now: Date) {
  return db
    .selectFrom('report_links')
    .leftJoin('users', 'users.id', 'report_links.created_by')
    .selectAll('report_links')
    .select('users.name as created_by_name')
    .where('report_links.workspace_id', '=', workspaceId)
    .where('report_links.report_id', '=', reportId)
    .where('report_links.expires_at', '>', now)
    .orderBy('report_links.id', 'desc')
    .execute();
}

export async function insertLinkRow(
  tx: Db,
  workspaceId: number,
  link: {
    report_id: number;
    token_hash: Buffer;
    created_by: number | null;
    created_at: Date;
    expires_at: Date;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('report_links')
    .values({ workspace_id: workspaceId, ...link })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A link that still opens. */
export function findLinkByHash(acrossWorkspaces: Db, hash: Buffer, now: Date) {
  return acrossWorkspaces
    .selectFrom('report_links')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function countOpening(db: Db, workspaceId: number, id: number, now: Date): Promise<void> {
  await db
    .updateTable('report_links')
    .set((eb) => ({ opened: eb('opened', '+', 1), last_opened_at: now }))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** Links that somebody made and that still open, with the reports they show. */
export function listLinkRowsOf(db: Db, workspaceId: number, userId: number, now: Date) {
  return db
    .selectFrom('report_links')
    .innerJoin('reports', (join) =>
      join
        .onRef('reports.workspace_id', '=', 'report_links.workspace_id')
        .onRef('reports.id', '=', 'report_links.report_id'),
    )
    .select(['report_links.id', 'report_links.report_id', 'report_links.expires_at', 'reports.name'])
    .where('report_links.workspace_id', '=', workspaceId)
    .where('reports.workspace_id', '=', workspaceId)
    .where('report_links.created_by', '=', userId)
    .where('report_links.expires_at', '>', now)
    .orderBy('report_links.id', 'desc')
    .execute();
}

export async function removeLinkRow(
  tx: Db,
  workspaceId: number,
  reportId: number,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('report_links')
    .where('workspace_id', '=', workspaceId)
    .where('report_id', '=', reportId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function removeLinkRowsOf(tx: Db, workspaceId: number, reportId: number): Promise<void> {
  await tx
    .deleteFrom('report_links')
    .where('workspace_id', '=', workspaceId)
    .where('report_id', '=', reportId)
    .execute();
}
