import { type Selectable, sql, type Updateable } from 'kysely';
import type { ClassifierRuns } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type ClassifierRunRow = Selectable<ClassifierRuns>;

const under = ['waiting', 'running'] as const;

export function insertClassifierRun(
  db: Db,
  workspaceId: number,
  run: Pick<ClassifierRunRow, 'classifier_id' | 'version' | 'since' | 'user_id' | 'created_at'>,
): Promise<ClassifierRunRow> {
  return db
    .insertInto('classifier_runs')
    .values({ workspace_id: workspaceId, status: 'waiting', ...run })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findClassifierRun(
  db: Db,
  workspaceId: number,
  id: number,
): Promise<ClassifierRunRow | undefined> {
  return db
    .selectFrom('classifier_runs')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Changes a run that has not ended; false when it has. */
export async function updateClassifierRun(
  db: Db,
  workspaceId: number,
  id: number,
  change: Omit<Updateable<ClassifierRuns>, 'workspace_id' | 'id'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('classifier_runs')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('status', 'in', under)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Adds what a batch did; false when the run was called off meanwhile. */
export async function advanceClassifierRun(
  tx: Db,
  workspaceId: number,
  id: number,
  step: { done: number; added: number; removed: number; kept: number; after_file: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('classifier_runs')
    .set((eb) => ({
      done: eb('done', '+', step.done),
      added: eb('added', '+', step.added),
      removed: eb('removed', '+', step.removed),
      kept: eb('kept', '+', step.kept),
      after_file: step.after_file,
    }))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the runs of a classifier that are under way: a newer one takes over. Whoever else starts one waits. */
export async function cancelClassifierRuns(
  tx: Db,
  workspaceId: number,
  classifierId: number,
  now: Date,
): Promise<void> {
  const name = `classifier_runs/${classifierId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, ${workspaceId}))`.execute(tx);
  await tx
    .updateTable('classifier_runs')
    .set({ status: 'cancelled', ended_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('classifier_id', '=', classifierId)
    .where('status', 'in', under)
    .execute();
}

export async function listClassifierRunRows(
  db: Db,
  workspaceId: number,
  classifierId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  const runs = db
    .selectFrom('classifier_runs')
    .where('workspace_id', '=', workspaceId)
    .where('classifier_id', '=', classifierId);
  const [rows, { count }] = await Promise.all([
    runs.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    runs.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, count };
}
