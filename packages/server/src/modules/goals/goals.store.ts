import type { GoalInput } from '@earshot/core/goals/goals.ts';
import { type Selectable, sql } from 'kysely';
import type { Goals } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type GoalRow = Selectable<Goals>;

function selectGoals(db: Db, workspaceId: number) {
  return db
    .selectFrom('goals')
    .leftJoin('users', 'users.id', 'goals.author_id')
    .selectAll('goals')
    .select('users.name as author')
    .where('goals.workspace_id', '=', workspaceId);
}

export function listGoalRows(
  db: Db,
  workspaceId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  return selectGoals(db, workspaceId)
    .orderBy((eb) => eb.fn('lower', ['goals.name']))
    .limit(limit)
    .offset(offset)
    .execute();
}

export function findGoalRow(db: Db, workspaceId: number, id: number) {
  return selectGoals(db, workspaceId).where('goals.id', '=', id).executeTakeFirst();
}

export type ShownGoalRow = NonNullable<Awaited<ReturnType<typeof findGoalRow>>>;

/** All goals of the workspace as they are applied. */
export function listWorkspaceGoals(db: Db, workspaceId: number): Promise<GoalRow[]> {
  return db.selectFrom('goals').selectAll().where('workspace_id', '=', workspaceId).orderBy('id').execute();
}

type Writing = { last_number: number; applies_from: Date | null; updated_at: Date };

const columnsOf = ({ applies_to, groups, ...columns }: GoalInput & Writing) => ({
  ...columns,
  applies_to: JSON.stringify(applies_to),
  groups: JSON.stringify(groups),
});

export async function insertGoalRow(
  tx: Db,
  workspaceId: number,
  { author_id, ...goal }: GoalInput & Writing & { author_id: number | null },
): Promise<number> {
  const { id } = await tx
    .insertInto('goals')
    .values({ workspace_id: workspaceId, author_id, ...columnsOf(goal), created_at: goal.updated_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateGoalRow(
  tx: Db,
  workspaceId: number,
  id: number,
  { version, ...goal }: GoalInput & Writing & { version: number },
): Promise<void> {
  await tx
    .updateTable('goals')
    .set({ ...columnsOf(goal), version })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

const removedWith = [
  'goal_runs',
  'question_switches',
  'learned_questions',
  'call_answers',
  'call_scores',
] as const;

/** What some goals ask, as they are now. */
export function findGoalGroups(db: Db, workspaceId: number, ids: readonly number[]) {
  return db
    .selectFrom('goals')
    .select(['id', 'groups'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', (eb) => eb.fn.any(sql<number[]>`${[...ids]}::bigint[]`))
    .execute();
}

export async function removeGoalRow(tx: Db, workspaceId: number, id: number): Promise<void> {
  for (const table of removedWith)
    await tx.deleteFrom(table).where('workspace_id', '=', workspaceId).where('goal_id', '=', id).execute();
  await tx.deleteFrom('goals').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}

export async function listGoalNames(db: Db, workspaceId: number): Promise<string[]> {
  const rows = await db.selectFrom('goals').select('name').where('workspace_id', '=', workspaceId).execute();
  return rows.map(({ name }) => name);
}

/** What the scores by some goals come to. */
export function sumScores(db: Db, workspaceId: number, ids: readonly number[]) {
  return db
    .selectFrom('call_scores')
    .select(['goal_id'])
    .select((eb) => [
      eb.fn.countAll<number>().as('files'),
      eb.fn.avg<number | null>('score').as('mean'),
      sql<number>`count(*) filter (where passed)`.as('passed'),
      sql<number>`count(*) filter (where not passed)`.as('failed'),
    ])
    .where('workspace_id', '=', workspaceId)
    .where('goal_id', '=', (eb) => eb.fn.any(sql<number[]>`${[...ids]}::bigint[]`))
    .groupBy('goal_id')
    .execute();
}
