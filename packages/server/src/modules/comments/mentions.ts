import type { NamedPerson } from '@earshot/core/comments/comments.api.ts';
import { mentionedIn, mostMentions } from '@earshot/core/comments/mentions.ts';
import { fail } from '@earshot/core/errors.ts';
import type { Ctx, Owner, TxCtx } from '../../platform/context.ts';
import { getFileRow } from '../files/files.ts';
import { membersWhoSee } from '../files/who-sees.ts';
import { notify } from '../notifications/notifications.ts';
import { countAttempt, mentionsBy } from '../users/attempt-limit.ts';
import { findCommentRow, insertMentionRows, listMentionRows } from './comments.store.ts';

/** The other members who may see the call, by name. */
export async function listMentionable(ctx: Ctx, owner: Owner, fileId: string): Promise<NamedPerson[]> {
  await getFileRow(ctx, fileId);
  const members = await membersWhoSee(ctx, fileId);
  return members.filter(({ user_id }) => user_id !== owner.userId);
}

type Written = { call: string; fileId: string; commentId: number; text: string; at_ms: number | null };

/**
 * Tells those who are named in a comment and were not before; whoever wrote it is not told. Somebody who was named once
 * stays known, so that putting a name out and in again tells nobody twice.
 */
export async function tellNamed(
  ctx: TxCtx,
  { call, fileId, commentId, text, at_ms }: Written,
): Promise<void> {
  const named = mentionedIn(text);
  if (named.length === 0) return;
  if (named.length > mostMentions) throw fail('comments.too_many_mentions', { most: mostMentions });
  const before = (await listMentionRows(ctx.db, ctx.workspaceId, fileId))
    .filter((one) => one.comment_id === commentId)
    .map(({ user_id }) => user_id);
  const fresh = named.filter((id) => !before.includes(id));
  const members = (await membersWhoSee(ctx, fileId)).map(({ user_id }) => user_id);
  if (!fresh.every((id) => members.includes(id))) throw fail('comments.cannot_mention');
  const told = await insertMentionRows(ctx.db, ctx.workspaceId, { fileId, commentId, userIds: fresh });
  const comment = await findCommentRow(ctx.db, ctx.workspaceId, fileId, commentId);
  const toTell = told.filter((id) => id !== comment?.user_id);
  if (comment !== undefined)
    for (const _ of toTell) await countAttempt(ctx, mentionsBy(ctx.workspaceId, comment.user_id));
  const place = new URLSearchParams({ tab: 'comments', comment: String(commentId) });
  if (at_ms !== null) place.set('t', String(at_ms / 1000));
  await notify(ctx, toTell, {
    kind: 'comment.mentioned',
    params: { name: comment?.author ?? '', call },
    link: `/files/${fileId}?${place}`,
  });
}
