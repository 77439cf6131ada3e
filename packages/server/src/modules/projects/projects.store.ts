import type { Db } from '../../platform/database.ts';

function selectProjects(db: Db, workspaceId: number, kind: string | undefined) {
  const projects = db.selectFrom('projects').where('projects.workspace_id', '=', workspaceId);
  return kind === undefined ? projects : projects.where('kind', '=', kind);
}

/** Projects with their author; those that the person has pinned come first. */
export function listProjectRows(
  db: Db,
  workspaceId: number,
  {
    kind,
    userId,
    limit,
    offset,
  }: { kind: string | undefined; userId: number; limit: number; offset: number },
) {
  return selectProjects(db, workspaceId, kind)
    .leftJoin('users', 'users.id', 'projects.author_id')
    .leftJoin('user_pins', (join) =>
      join
        .onRef('user_pins.workspace_id', '=', 'projects.workspace_id')
        .onRef('user_pins.project_id', '=', 'projects.id')
        .on('user_pins.user_id', '=', userId),
    )
    .select(['projects.id', 'projects.name', 'projects.kind', 'projects.state', 'projects.created_at'])
    .select(['users.name as author', 'user_pins.created_at as pinned_at'])
    .orderBy((eb) => eb('user_pins.created_at', 'is', null))
    .orderBy('projects.name')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countProjects(db: Db, workspaceId: number, kind: string | undefined): Promise<number> {
  const { count } = await selectProjects(db, workspaceId, kind)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function findProjectRow(db: Db, workspaceId: number, id: number) {
  return db
    .selectFrom('projects')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}
