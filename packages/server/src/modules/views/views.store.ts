import type { BodyOf } from '@earshot/core/endpoint.ts';
import type { createView } from '@earshot/core/views/views.api.ts';
import type { Db } from '../../platform/database.ts';

export type ViewInput = BodyOf<typeof createView>;

/** What a person can see: the own views and those that are shared. */
function selectViews(db: Db, workspaceId: number, userId: number | null) {
  return db
    .selectFrom('saved_views')
    .innerJoin('users', 'users.id', 'saved_views.user_id')
    .selectAll('saved_views')
    .select('users.name as author')
    .where('saved_views.workspace_id', '=', workspaceId)
    .where((eb) => eb.or([eb('saved_views.is_shared', '=', true), eb('saved_views.user_id', '=', userId)]));
}

export function listViewRows(
  db: Db,
  workspaceId: number,
  userId: number | null,
  { page, project_id }: { page?: ViewInput['page'] | undefined; project_id?: number | undefined },
) {
  let views = selectViews(db, workspaceId, userId);
  if (page !== undefined) views = views.where('saved_views.page', '=', page);
  if (project_id !== undefined) views = views.where('saved_views.project_id', '=', project_id);
  return views
    .orderBy((eb) => eb.fn('lower', ['saved_views.name']))
    .orderBy('saved_views.id')
    .execute();
}

export function findViewRow(db: Db, workspaceId: number, userId: number | null, id: number) {
  return selectViews(db, workspaceId, userId).where('saved_views.id', '=', id).executeTakeFirst();
}

export type ViewRow = NonNullable<Awaited<ReturnType<typeof findViewRow>>>;

export async function insertViewRow(
  db: Db,
  workspaceId: number,
  view: ViewInput & { user_id: number; created_at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('saved_views')
    .values({ workspace_id: workspaceId, ...view })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateViewRow(db: Db, workspaceId: number, id: number, view: ViewInput): Promise<void> {
  await db
    .updateTable('saved_views')
    .set(view)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export async function removeViewRow(db: Db, workspaceId: number, id: number): Promise<void> {
  await db.deleteFrom('saved_views').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}

export async function removeProjectViewRows(tx: Db, workspaceId: number, projectId: number): Promise<void> {
  await tx
    .deleteFrom('saved_views')
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId)
    .execute();
}

export async function removePrivateViewRows(tx: Db, workspaceId: number, userId: number): Promise<void> {
  await tx
    .deleteFrom('saved_views')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('is_shared', '=', false)
    .execute();
}
