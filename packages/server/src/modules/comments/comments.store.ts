import type { Selectable, Updateable } from 'kysely';
import type { Comments } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

function selectComments(db: Db, workspaceId: number, fileId: string) {
  return db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.user_id')
    .selectAll('comments')
    .select('users.name as author')
    .where('comments.workspace_id', '=', workspaceId)
    .where('comments.file_id', '=', fileId);
}

export function listCommentRows(db: Db, workspaceId: number, fileId: string) {
  return selectComments(db, workspaceId, fileId).orderBy('comments.id').execute();
}

export function findCommentRow(db: Db, workspaceId: number, fileId: string, id: number) {
  return selectComments(db, workspaceId, fileId).where('comments.id', '=', id).executeTakeFirst();
}

export type CommentRow = NonNullable<Awaited<ReturnType<typeof findCommentRow>>>;

export async function insertCommentRow(
  tx: Db,
  workspaceId: number,
  comment: Omit<Selectable<Comments>, 'workspace_id' | 'id' | 'edited_at'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('comments')
    .values({ workspace_id: workspaceId, ...comment })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCommentRow(
  db: Db,
  workspaceId: number,
  id: number,
  change: Pick<Updateable<Comments>, 'text' | 'at_ms' | 'edited_at'>,
): Promise<void> {
  await db
    .updateTable('comments')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export async function removeCommentRow(db: Db, workspaceId: number, id: number): Promise<void> {
  await db.deleteFrom('comments').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}
