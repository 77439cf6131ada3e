import { canEdit, canRemove } from '@earshot/core/comments/permissions.ts';
import { fail } from '@earshot/core/errors.ts';
import type { View } from '@earshot/core/views/views.api.ts';
import type { Ctx, Owner } from '../../platform/context.ts';
import { isMember } from '../users/memberships.ts';
import {
  findViewRow,
  insertViewRow,
  listViewRows,
  removePrivateViewRows,
  removeViewRow,
  updateViewRow,
  type ViewInput,
  type ViewRow,
} from './views.store.ts';

function present(ctx: Ctx, row: ViewRow): View {
  const { id, name, address, is_shared, author } = row;
  return {
    id,
    page: row.page as View['page'],
    name,
    address,
    is_shared,
    author,
    is_own: row.user_id === ctx.ownerId,
  };
}

/** The own views and those that others share. */
export async function listViews(ctx: Ctx, page?: View['page']): Promise<View[]> {
  const rows = await listViewRows(ctx.db, ctx.workspaceId, ctx.ownerId, page);
  return rows.map((row) => present(ctx, row));
}

export async function createView(ctx: Ctx, owner: Owner, input: ViewInput): Promise<View> {
  const id = await insertViewRow(ctx.db, ctx.workspaceId, {
    ...input,
    user_id: owner.userId,
    created_at: ctx.now(),
  });
  return present(ctx, await viewRow(ctx, id));
}

export async function updateView(ctx: Ctx, owner: Owner, id: number, input: ViewInput): Promise<View> {
  if (!canEdit(await viewRow(ctx, id), owner)) throw fail('comments.not_own');
  await updateViewRow(ctx.db, ctx.workspaceId, id, input);
  return present(ctx, await viewRow(ctx, id));
}

/** An administrator may remove a shared one, so that none outlives its author for ever. */
export async function removeView(ctx: Ctx, owner: Owner, id: number): Promise<void> {
  if (!canRemove(await viewRow(ctx, id), owner)) throw fail('comments.not_own');
  await removeViewRow(ctx.db, ctx.workspaceId, id);
}

/** Somebody else's private view is not there. */
async function viewRow(ctx: Ctx, id: number): Promise<ViewRow> {
  const row = await findViewRow(ctx.db, ctx.workspaceId, ctx.ownerId, id);
  if (row === undefined) throw fail('views.not_found');
  return row;
}

/** Private ones of somebody who left the workspace; whoever is back meanwhile keeps theirs. */
export async function removePrivateViewsOf(ctx: Ctx, { user_id }: { user_id: number }): Promise<void> {
  if (!(await isMember(ctx, user_id))) await removePrivateViewRows(ctx.db, ctx.workspaceId, user_id);
}
