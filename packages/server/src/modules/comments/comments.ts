import type { Comment, createComment as createCommentEndpoint } from '@earshot/core/comments/comments.api.ts';
import { canEdit, canRemove } from '@earshot/core/comments/permissions.ts';
import type { BodyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import { type Ctx, type Owner, transact } from '../../platform/context.ts';
import { announce } from '../../platform/live.ts';
import { keepFileRow } from '../files/file-rows.ts';
import { getFileRow } from '../files/files.ts';
import {
  type CommentRow,
  findCommentRow,
  insertCommentRow,
  listCommentRows,
  removeCommentRow,
  updateCommentRow,
} from './comments.store.ts';

type Words = BodyOf<typeof createCommentEndpoint>;

function present(row: CommentRow): Comment {
  const { id, user_id, author, text, at_ms } = row;
  return {
    id,
    user_id,
    author,
    text,
    at_ms,
    created: row.created_at.toISOString(),
    edited: row.edited_at?.toISOString() ?? null,
  };
}

export async function listComments(ctx: Ctx, fileId: string): Promise<Comment[]> {
  await getFileRow(ctx, fileId);
  return (await listCommentRows(ctx.db, ctx.workspaceId, fileId)).map(present);
}

export async function createComment(ctx: Ctx, owner: Owner, fileId: string, words: Words): Promise<Comment> {
  await getFileRow(ctx, fileId);
  const id = await transact(ctx, async (ctx) => {
    await keepFileRow(ctx, fileId);
    const commentId = await insertCommentRow(ctx.db, ctx.workspaceId, {
      file_id: fileId,
      user_id: owner.userId,
      ...words,
      created_at: ctx.now(),
    });
    await announce(ctx.db, ctx.workspaceId, { event: 'comments.changed', file_id: fileId });
    return commentId;
  });
  return present(await commentRow(ctx, fileId, id));
}

export async function updateComment(
  ctx: Ctx,
  owner: Owner,
  fileId: string,
  id: number,
  words: Words,
): Promise<Comment> {
  if (!canEdit(await commentRow(ctx, fileId, id), owner)) throw fail('comments.not_own');
  await updateCommentRow(ctx.db, ctx.workspaceId, id, { ...words, edited_at: ctx.now() });
  await announce(ctx.db, ctx.workspaceId, { event: 'comments.changed', file_id: fileId });
  return present(await commentRow(ctx, fileId, id));
}

export async function removeComment(ctx: Ctx, owner: Owner, fileId: string, id: number): Promise<void> {
  if (!canRemove(await commentRow(ctx, fileId, id), owner)) throw fail('comments.not_own');
  await removeCommentRow(ctx.db, ctx.workspaceId, id);
  await announce(ctx.db, ctx.workspaceId, { event: 'comments.changed', file_id: fileId });
}

async function commentRow(ctx: Ctx, fileId: string, id: number): Promise<CommentRow> {
  await getFileRow(ctx, fileId);
  const row = await findCommentRow(ctx.db, ctx.workspaceId, fileId, id);
  if (row === undefined) throw fail('comments.not_found');
  return row;
}
