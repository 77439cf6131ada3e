import { ownerIdOf } from '../../platform/authorise.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { oneByOne } from '../files/bulk-actions.ts';
import { keepFileRow } from '../files/file-rows.ts';
import { getFileRow } from '../files/files.ts';
import { isMember } from '../users/memberships.ts';
import { insertFavorite, removeFavoriteRow, removeFavoriteRowsOf } from './favorites.store.ts';

/** Keeps a call among the own favourites; an API key keeps it among those of whoever made the key. */
export async function addFavorite(ctx: Ctx, fileId: string): Promise<{ favorite: boolean }> {
  const user_id = ownerIdOf(ctx);
  await getFileRow(ctx, fileId);
  await transact(ctx, async (ctx) => {
    await keepFileRow(ctx, fileId);
    await insertFavorite(ctx.db, ctx.workspaceId, { user_id, file_id: fileId, created_at: ctx.now() });
  });
  return { favorite: true };
}

/** Keeps a call among the favourites of other people, within the change that finds it; answers those who had it not. */
export async function addFavoriteFor(
  ctx: TxCtx,
  fileId: string,
  userIds: readonly number[],
): Promise<number[]> {
  const added: number[] = [];
  for (const user_id of userIds) {
    const row = { user_id, file_id: fileId, created_at: ctx.now() };
    if (await insertFavorite(ctx.db, ctx.workspaceId, row)) added.push(user_id);
  }
  return added;
}

/** Takes it away from those whose favourite it became at that moment. */
export async function takeBackFavorites(
  ctx: TxCtx,
  fileId: string,
  userIds: readonly number[],
  since: Date,
): Promise<void> {
  for (const userId of userIds) await removeFavoriteRow(ctx.db, ctx.workspaceId, userId, fileId, since);
}

export async function removeFavorite(ctx: Ctx, fileId: string): Promise<{ favorite: boolean }> {
  const userId = ownerIdOf(ctx);
  await getFileRow(ctx, fileId);
  await removeFavoriteRow(ctx.db, ctx.workspaceId, userId, fileId);
  return { favorite: false };
}

/** Of somebody who left the workspace; whoever is back meanwhile keeps theirs. */
export async function removeFavoritesOf(ctx: Ctx, { user_id }: { user_id: number }): Promise<void> {
  if (!(await isMember(ctx, user_id))) await removeFavoriteRowsOf(ctx.db, ctx.workspaceId, user_id);
}

/** The same for many calls chosen in a list. */
export const favoriteAction = oneByOne('favorite', {
  permission: 'favorites.write',
  async change(ctx, fileId) {
    const user_id = ownerIdOf(ctx);
    await keepFileRow(ctx, fileId);
    const row = { user_id, file_id: fileId, created_at: ctx.now() };
    return (await insertFavorite(ctx.db, ctx.workspaceId, row)) ? { before: null } : null;
  },
  takeBack: async (ctx, { file_id, at }) =>
    (await removeFavoriteRow(ctx.db, ctx.workspaceId, ownerIdOf(ctx), file_id, at)) !== undefined,
});

export const unfavoriteAction = oneByOne('unfavorite', {
  permission: 'favorites.write',
  async change(ctx, fileId) {
    const userId = ownerIdOf(ctx);
    await keepFileRow(ctx, fileId);
    const since = await removeFavoriteRow(ctx.db, ctx.workspaceId, userId, fileId);
    return since === undefined ? null : { before: since.toISOString() };
  },
  async takeBack(ctx, { file_id, before }) {
    await keepFileRow(ctx, file_id);
    const row = { user_id: ownerIdOf(ctx), file_id, created_at: new Date(String(before)) };
    return insertFavorite(ctx.db, ctx.workspaceId, row);
  },
});
