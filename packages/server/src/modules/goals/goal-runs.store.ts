import { type Selectable, sql, type Updateable } from 'kysely';
import type { GoalRuns } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type GoalRunRow = Selectable<GoalRuns>;

const under = ['waiting', 'running'] as const;

export function insertGoalRun(
  db: Db,
  workspaceId: number,
  run: Pick<GoalRunRow, 'goal_id' | 'version' | 'since' | 'question_id' | 'user_id' | 'created_at'>,
): Promise<GoalRunRow> {
  return db
    .insertInto('goal_runs')
    .values({ workspace_id: workspaceId, status: 'waiting', ...run })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findGoalRun(db: Db, workspaceId: number, id: number): Promise<GoalRunRow | undefined> {
  return db
    .selectFrom('goal_runs')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Changes a run that has not ended; false when it has. */
export async function updateGoalRun(
  db: Db,
  workspaceId: number,
  id: number,
  change: Omit<Updateable<GoalRuns>, 'workspace_id' | 'id'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('goal_runs')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('status', 'in', under)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Adds what a batch did; false when the run was called off meanwhile. */
export async function advanceGoalRun(
  tx: Db,
  workspaceId: number,
  id: number,
  step: { done: number; changed: number; handed_over: number; after_file: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('goal_runs')
    .set((eb) => ({
      done: eb('done', '+', step.done),
      changed: eb('changed', '+', step.changed),
      handed_over: eb('handed_over', '+', step.handed_over),
      after_file: step.after_file,
    }))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Ends the runs of a goal that are under way: a newer one takes over. A run of one switched question takes over only another of it.
 * Whoever else starts one waits.
 */
export async function cancelGoalRuns(
  tx: Db,
  workspaceId: number,
  { goal_id, question_id }: Pick<GoalRunRow, 'goal_id' | 'question_id'>,
  now: Date,
): Promise<void> {
  const name = `goal_runs/${goal_id}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, ${workspaceId}))`.execute(tx);
  await tx
    .updateTable('goal_runs')
    .set({ status: 'cancelled', ended_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('goal_id', '=', goal_id)
    .where('question_id', 'is not distinct from', question_id)
    .where('status', 'in', under)
    .execute();
}

export async function listGoalRunRows(
  db: Db,
  workspaceId: number,
  goalId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  const runs = db
    .selectFrom('goal_runs')
    .where('workspace_id', '=', workspaceId)
    .where('goal_id', '=', goalId);
  const [rows, { count }] = await Promise.all([
    runs.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    runs.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, count };
}
