import { type Selectable, sql, type Updateable } from 'kysely';
import type { ProjectRuns } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type ProjectRunRow = Selectable<ProjectRuns>;

const open = ['waiting', 'running', 'paused'];
const going = ['waiting', 'running'];

/** The runs of these projects that have not ended: one of each at most. */
export function listOpenRuns(
  db: Db,
  workspaceId: number,
  projectIds: readonly number[],
): Promise<ProjectRunRow[]> {
  if (projectIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('project_runs')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('project_id', 'in', [...projectIds])
    .where('status', 'in', open)
    .orderBy('id', 'desc')
    .execute();
}

export function findProjectRun(db: Db, workspaceId: number, id: number): Promise<ProjectRunRow | undefined> {
  return db
    .selectFrom('project_runs')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertProjectRun(
  tx: Db,
  workspaceId: number,
  run: {
    project_id: number;
    kind: 'history' | 'clear';
    clears: boolean;
    since: Date | null;
    version: number;
    user_id: number | null;
    created_at: Date;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('project_runs')
    .values({ workspace_id: workspaceId, status: 'waiting', ...run })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a run that is waiting or running; false where it is not any more. */
export async function changeProjectRun(
  db: Db,
  workspaceId: number,
  id: number,
  change: Omit<Updateable<ProjectRuns>, 'workspace_id' | 'id'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('project_runs')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('status', 'in', going)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Adds what a batch did; false where the run was stopped meanwhile, or is of another version now. */
export async function advanceProjectRun(
  tx: Db,
  workspaceId: number,
  { id, version }: { id: number; version: number },
  step: { done: number; after_file: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('project_runs')
    .set({ done: sql`done + ${step.done}`, after_file: step.after_file })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What becomes of the run of a project that has not ended. */
export async function settleOpenRun(
  tx: Db,
  workspaceId: number,
  projectId: number,
  from: readonly string[],
  change: Omit<Updateable<ProjectRuns>, 'workspace_id' | 'id'>,
): Promise<number | undefined> {
  const row = await tx
    .updateTable('project_runs')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId)
    .where('status', 'in', [...from])
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
