import { fail } from '@earshot/core/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { keepFile } from '../files/files.store.ts';
import { getFileRow } from '../files/files.ts';

/** Keeps a call among the own favourites. An API key is nobody and has none. */
export async function addFavorite(ctx: Ctx, fileId: string): Promise<{ favorite: boolean }> {
  const userId = ownerOf(ctx);
  await getFileRow(ctx, fileId);
  await inTransaction(ctx.db, async (tx) => {
    if ((await keepFile(tx, ctx.workspaceId, fileId)) === undefined) throw fail('files.not_found');
    await tx
      .insertInto('favorites')
      .values({ workspace_id: ctx.workspaceId, user_id: userId, file_id: fileId, created_at: ctx.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  return { favorite: true };
}

export async function removeFavorite(ctx: Ctx, fileId: string): Promise<{ favorite: boolean }> {
  const userId = ownerOf(ctx);
  await getFileRow(ctx, fileId);
  await ctx.db
    .deleteFrom('favorites')
    .where('workspace_id', '=', ctx.workspaceId)
    .where('user_id', '=', userId)
    .where('file_id', '=', fileId)
    .execute();
  return { favorite: false };
}

/** Of somebody who leaves the workspace. */
export async function removeFavoritesOf(ctx: Ctx, tx: Db, userId: number): Promise<void> {
  await tx
    .deleteFrom('favorites')
    .where('workspace_id', '=', ctx.workspaceId)
    .where('user_id', '=', userId)
    .execute();
}

function ownerOf(ctx: Ctx): number {
  if (ctx.userId === null) throw fail('forbidden');
  return ctx.userId;
}
