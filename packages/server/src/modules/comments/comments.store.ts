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

/** The comment, or the one that this person sent with the same key before. */
export async function insertCommentRow(
  tx: Db,
  workspaceId: number,
  comment: Omit<Selectable<Comments>, 'workspace_id' | 'id' | 'edited_at'>,
): Promise<{ commentId: number; isNew: boolean }> {
  const added = await tx
    .insertInto('comments')
    .values({ workspace_id: workspaceId, ...comment })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'user_id', 'client_key'])
        .where('client_key', 'is not', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (added !== undefined) return { commentId: added.id, isNew: true };
  const { id } = await tx
    .selectFrom('comments')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', comment.user_id)
    .where('client_key', '=', comment.client_key)
    .executeTakeFirstOrThrow();
  return { commentId: id, isNew: false };
}

/** Answers false where the comment is gone. */
export async function updateCommentRow(
  db: Db,
  workspaceId: number,
  id: number,
  change: Pick<Updateable<Comments>, 'text' | 'at_ms' | 'edited_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('comments')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Who was ever named in the comments on a call, with the names of now. */
export function listMentionRows(db: Db, workspaceId: number, fileId: string) {
  return db
    .selectFrom('comment_mentions')
    .innerJoin('users', 'users.id', 'comment_mentions.user_id')
    .select(['comment_mentions.comment_id', 'comment_mentions.user_id', 'users.name'])
    .where('comment_mentions.workspace_id', '=', workspaceId)
    .where('comment_mentions.file_id', '=', fileId)
    .execute();
}

/** Remembers who is named in a comment; answers those who were not before. */
export async function insertMentionRows(
  tx: Db,
  workspaceId: number,
  { fileId, commentId, userIds }: { fileId: string; commentId: number; userIds: readonly number[] },
): Promise<number[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .insertInto('comment_mentions')
    .values(
      userIds.map((userId) => ({
        workspace_id: workspaceId,
        comment_id: commentId,
        user_id: userId,
        file_id: fileId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function removeCommentRow(db: Db, workspaceId: number, id: number): Promise<void> {
  await db
    .deleteFrom('comment_mentions')
    .where('workspace_id', '=', workspaceId)
    .where('comment_id', '=', id)
    .execute();
  await db.deleteFrom('comments').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}
