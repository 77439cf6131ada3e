import type {
  Comment,
  createComment as createCommentEndpoint,
  updateComment as updateCommentEndpoint,
} from '@earshot/core/comments/comments.api.ts';
import { mentionedIn } from '@earshot/core/comments/mentions.ts';
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
  listMentionRows,
  removeCommentRow,
  updateCommentRow,
} from './comments.store.ts';
import { tellNamed } from './mentions.ts';

type Words = BodyOf<typeof updateCommentEndpoint>;

type Mentions = Awaited<ReturnType<typeof listMentionRows>>;

/** `said`: who was ever named in this comment. */
function present(row: CommentRow, said: Mentions): Comment {
  const { id, user_id, author, text, at_ms } = row;
  const named = mentionedIn(text);
  return {
    id,
    user_id,
    author,
    text,
    mentions: said
      .filter((one) => named.includes(one.user_id))
      .map(({ user_id, name }) => ({ user_id, name })),
    at_ms,
    created: row.created_at.toISOString(),
    edited: row.edited_at?.toISOString() ?? null,
  };
}

export async function listComments(ctx: Ctx, fileId: string): Promise<Comment[]> {
  await getFileRow(ctx, fileId);
  const [rows, mentions] = await Promise.all([
    listCommentRows(ctx.db, ctx.workspaceId, fileId),
    listMentionRows(ctx.db, ctx.workspaceId, fileId),
  ]);
  const byComment = Map.groupBy(mentions, ({ comment_id }) => comment_id);
  return rows.map((row) => present(row, byComment.get(row.id) ?? []));
}

async function getComment(ctx: Ctx, fileId: string, id: number): Promise<Comment> {
  const row = await commentRow(ctx, fileId, id);
  const mentions = await listMentionRows(ctx.db, ctx.workspaceId, fileId);
  return present(
    row,
    mentions.filter(({ comment_id }) => comment_id === id),
  );
}

/** One that is sent again with the same key is the one that is there. */
export async function createComment(
  ctx: Ctx,
  owner: Owner,
  fileId: string,
  { client_key, ...words }: BodyOf<typeof createCommentEndpoint>,
): Promise<Comment> {
  await getFileRow(ctx, fileId);
  const id = await transact(ctx, async (ctx) => {
    const call = await keepFileRow(ctx, fileId);
    const { commentId, isNew } = await insertCommentRow(ctx.db, ctx.workspaceId, {
      file_id: fileId,
      user_id: owner.userId,
      ...words,
      client_key: client_key ?? null,
      created_at: ctx.now(),
    });
    if (!isNew) return commentId;
    await tellNamed(ctx, { call: call.name, fileId, commentId, ...words });
    await announce(ctx.db, ctx.workspaceId, { event: 'comments.changed', file_id: fileId });
    return commentId;
  });
  return getComment(ctx, fileId, id);
}

export async function updateComment(
  ctx: Ctx,
  owner: Owner,
  fileId: string,
  id: number,
  words: Words,
): Promise<Comment> {
  if (!canEdit(await commentRow(ctx, fileId, id), owner)) throw fail('comments.not_own');
  await transact(ctx, async (ctx) => {
    const call = await keepFileRow(ctx, fileId);
    const change = { ...words, edited_at: ctx.now() };
    if (!(await updateCommentRow(ctx.db, ctx.workspaceId, id, change))) throw fail('comments.not_found');
    await tellNamed(ctx, { call: call.name, fileId, commentId: id, ...words });
    await announce(ctx.db, ctx.workspaceId, { event: 'comments.changed', file_id: fileId });
  });
  return getComment(ctx, fileId, id);
}

export async function removeComment(ctx: Ctx, owner: Owner, fileId: string, id: number): Promise<void> {
  if (!canRemove(await commentRow(ctx, fileId, id), owner)) throw fail('comments.not_own');
  await transact(ctx, async (ctx) => {
    await keepFileRow(ctx, fileId);
    await removeCommentRow(ctx.db, ctx.workspaceId, id);
    await announce(ctx.db, ctx.workspaceId, { event: 'comments.changed', file_id: fileId });
  });
}

async function commentRow(ctx: Ctx, fileId: string, id: number): Promise<CommentRow> {
  await getFileRow(ctx, fileId);
  const row = await findCommentRow(ctx.db, ctx.workspaceId, fileId, id);
  if (row === undefined) throw fail('comments.not_found');
  return row;
}
