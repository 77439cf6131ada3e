import type { ProjectInput, ProjectState } from '@earshot/core/projects/projects.ts';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Projects } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type ProjectRow = Selectable<Projects>;

export function findProjectRow(db: Db, workspaceId: number, id: number): Promise<ProjectRow | undefined> {
  return db
    .selectFrom('projects')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** No query is no value rather than the JSON value null. */
function toColumns({ query, ...input }: ProjectInput) {
  return {
    ...input,
    language: JSON.stringify(input.language),
    query: query === null ? null : JSON.stringify(query),
    filters: JSON.stringify(input.filters),
    patterns: JSON.stringify(input.patterns),
    triggers: JSON.stringify(input.triggers),
    subject: input.subject === null ? null : JSON.stringify(input.subject),
  };
}

export async function insertProjectRow(
  tx: Db,
  workspaceId: number,
  input: ProjectInput,
  made: { author_id: number | null; created_at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('projects')
    .values({ workspace_id: workspaceId, ...toColumns(input), ...made, updated_at: made.created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateProjectRow(
  tx: Db,
  workspaceId: number,
  id: number,
  input: ProjectInput,
  made: { version: number; updated_at: Date },
): Promise<void> {
  await changeProjectRow(tx, workspaceId, id, { ...toColumns(input), ...made });
}

export async function changeProjectRow(
  tx: Db,
  workspaceId: number,
  id: number,
  change: Omit<Updateable<Projects>, 'workspace_id' | 'id' | 'state'> & { state?: ProjectState },
): Promise<void> {
  await tx
    .updateTable('projects')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export async function removeProjectRow(tx: Db, workspaceId: number, id: number): Promise<void> {
  for (const table of ['project_runs', 'project_tag_days', 'project_days', 'user_pins'] as const)
    await tx.deleteFrom(table).where('workspace_id', '=', workspaceId).where('project_id', '=', id).execute();
  await tx.deleteFrom('projects').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}

export async function listProjectNames(db: Db, workspaceId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('projects')
    .select('name')
    .where('workspace_id', '=', workspaceId)
    .execute();
  return rows.map((row) => row.name);
}

/** Those that take in calls. */
export function listStartedProjects(db: Db, workspaceId: number): Promise<ProjectRow[]> {
  return db
    .selectFrom('projects')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('state', '=', 'started')
    .orderBy('id')
    .execute();
}

/** Projects as they stand, kept so until the transaction ends; others may do the same at once. */
export function keepProjects(tx: Db, workspaceId: number, ids: readonly number[]) {
  return tx
    .selectFrom('projects')
    .select(['id', 'version', 'state'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', (eb) => eb.fn.any(sql<number[]>`${[...ids]}::bigint[]`))
    .orderBy('id')
    .forShare()
    .execute();
}

/** The project as it stands; whoever else finds calls for it or changes it waits until the transaction ends. */
export function holdProjectRow(tx: Db, workspaceId: number, id: number): Promise<ProjectRow | undefined> {
  return tx
    .selectFrom('projects')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function listProjectIds(db: Db, workspaceId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('projects')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Those with a trigger that tells people, by name. */
export function listProjectRowsTelling(db: Db, workspaceId: number): Promise<ProjectRow[]> {
  return db
    .selectFrom('projects')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`triggers @> '[{"type": "notify"}]'`)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Projects that test every new version of something. */
export function listProjectsTesting(
  db: Db,
  workspaceId: number,
  { kind, id }: { kind: string; id: number },
): Promise<ProjectRow[]> {
  return db
    .selectFrom('projects')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', 'testing')
    .where('tests_on_change', '=', true)
    .where(sql<boolean>`subject ->> 'kind' = ${kind} and subject ->> 'id' = ${String(id)}`)
    .execute();
}
