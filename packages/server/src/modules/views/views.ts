import { canEdit, canRemove } from '@earshot/core/comments/permissions.ts';
import { fail } from '@earshot/core/errors.ts';
import type { View } from '@earshot/core/views/views.api.ts';
import { assertMayDo, mayDo } from '../../platform/authorise.ts';
import { type Ctx, type Owner, type TxCtx, transact } from '../../platform/context.ts';
import { isMember } from '../users/memberships.ts';
import { keepProject } from './viewed-projects.queries.ts';
import {
  findViewRow,
  insertViewRow,
  listViewRows,
  removePrivateViewRows,
  removeProjectViewRows,
  removeViewRow,
  updateViewRow,
  type ViewInput,
  type ViewRow,
} from './views.store.ts';

function present(ctx: Ctx, row: ViewRow): View {
  const { id, project_id, name, address, is_shared, author } = row;
  return {
    id,
    page: row.page as View['page'],
    project_id,
    name,
    address,
    is_shared,
    author,
    is_own: row.user_id === ctx.ownerId,
  };
}

/** The own views and those that others share; those of one page, or of one project. */
export async function listViews(
  ctx: Ctx,
  of: { page?: View['page'] | undefined; project_id?: number | undefined } = {},
): Promise<View[]> {
  const rows = await listViewRows(ctx.db, ctx.workspaceId, ctx.ownerId, of);
  return rows.filter((row) => maySee(ctx, row)).map((row) => present(ctx, row));
}

export function createView(ctx: Ctx, owner: Owner, input: ViewInput): Promise<View> {
  return transact(ctx, async (ctx) => {
    await assertHasProject(ctx, input);
    const id = await insertViewRow(ctx.db, ctx.workspaceId, {
      ...input,
      user_id: owner.userId,
      created_at: ctx.now(),
    });
    return present(ctx, await viewRow(ctx, id));
  });
}

export function updateView(ctx: Ctx, owner: Owner, id: number, input: ViewInput): Promise<View> {
  return transact(ctx, async (ctx) => {
    if (!canEdit(await viewRow(ctx, id), owner)) throw fail('comments.not_own');
    await assertHasProject(ctx, input);
    await updateViewRow(ctx.db, ctx.workspaceId, id, input);
    return present(ctx, await viewRow(ctx, id));
  });
}

/** A view of the page of a project is of one that is there. */
async function assertHasProject(ctx: TxCtx, { project_id }: ViewInput): Promise<void> {
  if (project_id === null) return;
  assertMayDo(ctx, 'projects.read');
  if (!(await keepProject(ctx.db, ctx.workspaceId, project_id))) throw fail('projects.not_found');
}

/** A key that reads calls need not be one that reads projects. */
const maySee = (ctx: Ctx, { project_id }: Pick<ViewRow, 'project_id'>) =>
  project_id === null || mayDo(ctx, 'projects.read');

/** An administrator may remove a shared one, so that none outlives its author for ever. */
export async function removeView(ctx: Ctx, owner: Owner, id: number): Promise<void> {
  if (!canRemove(await viewRow(ctx, id), owner)) throw fail('comments.not_own');
  await removeViewRow(ctx.db, ctx.workspaceId, id);
}

/** Somebody else's private view is not there. */
async function viewRow(ctx: Ctx, id: number): Promise<ViewRow> {
  const row = await findViewRow(ctx.db, ctx.workspaceId, ctx.ownerId, id);
  if (row === undefined || !maySee(ctx, row)) throw fail('views.not_found');
  return row;
}

/** Private ones of somebody who left the workspace; whoever is back meanwhile keeps theirs. */
export async function removePrivateViewsOf(ctx: Ctx, { user_id }: { user_id: number }): Promise<void> {
  if (!(await isMember(ctx, user_id))) await removePrivateViewRows(ctx.db, ctx.workspaceId, user_id);
}

/** The views of the page of a project go with it. */
export async function removeViewsOfProject(ctx: TxCtx, projectId: number): Promise<void> {
  await removeProjectViewRows(ctx.db, ctx.workspaceId, projectId);
}
