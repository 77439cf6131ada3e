import type { Db } from '../../platform/database.ts';

/** Projects that a person has pinned, the earliest pin first. */
export function listPinnedProjects(db: Db, workspaceId: number, userId: number) {
  return db
    .selectFrom('user_pins')
    .innerJoin('projects', (join) =>
      join
        .onRef('projects.workspace_id', '=', 'user_pins.workspace_id')
        .onRef('projects.id', '=', 'user_pins.project_id'),
    )
    .select(['projects.id', 'projects.name', 'projects.kind'])
    .where('user_pins.workspace_id', '=', workspaceId)
    .where('user_pins.user_id', '=', userId)
    .orderBy('user_pins.created_at')
    .execute();
}

/** A pin that is there already stays as it is. */
export async function insertPin(
  db: Db,
  workspaceId: number,
  pin: { user_id: number; project_id: number; created_at: Date },
): Promise<void> {
  await db
    .insertInto('user_pins')
    .values({ workspace_id: workspaceId, ...pin })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** False where there was none. */
export async function removePinRow(
  db: Db,
  workspaceId: number,
  userId: number,
  projectId: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_pins')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function removePinRowsOf(db: Db, workspaceId: number, userId: number): Promise<void> {
  await db
    .deleteFrom('user_pins')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .execute();
}
