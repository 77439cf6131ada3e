import type { LearnedQuestionModel } from '@earshot/core/learned-questions/learned-model.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** A learned version without its model. */
export type LearnedHead = {
  goal_id: number;
  question_id: number;
  version: number;
  wording: string;
  /** Of how many there were when it was learned. */
  reviews: number;
};

/** Which versions there are of the questions of these goals, newest first. */
export function listLearnedHeads(
  db: Db,
  workspaceId: number,
  goalIds: readonly number[],
): Promise<LearnedHead[]> {
  return db
    .selectFrom('learned_questions')
    .select(['goal_id', 'question_id', 'version', 'wording', 'reviews'])
    .where('workspace_id', '=', workspaceId)
    .where('goal_id', '=', (eb) => eb.fn.any(sql<number[]>`${[...goalIds]}::bigint[]`))
    .orderBy('version', 'desc')
    .execute();
}

/** Versions with their models. */
export function findLearned(
  db: Db,
  workspaceId: number,
  wanted: readonly Pick<LearnedHead, 'goal_id' | 'question_id' | 'version'>[],
) {
  return db
    .selectFrom('learned_questions')
    .select(['goal_id', 'question_id', 'version', 'model'])
    .where('workspace_id', '=', workspaceId)
    .where(
      sql<boolean>`(goal_id, question_id, version) in (select goal_id, question_id, version
        from json_to_recordset(${JSON.stringify(wanted)}::json) as one (goal_id bigint, question_id int, version int))`,
    )
    .execute();
}

/** What the newest version of each wording of the questions of a goal may do. */
export async function listJudgements(db: Db, workspaceId: number, goalId: number) {
  const { rows } = await sql<{ question_id: number; wording: string; judgement: string }>`
    select distinct on (l.question_id, l.wording) l.question_id, l.wording, l.model ->> 'judgement' as judgement
    from learned_questions l where l.workspace_id = ${workspaceId} and l.goal_id = ${goalId}
    order by l.question_id, l.wording, l.version desc`.execute(db);
  return rows;
}

/** Every version of the questions of a goal with its model, newest first. */
export function listLearned(db: Db, workspaceId: number, goalId: number) {
  return db
    .selectFrom('learned_questions')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('goal_id', '=', goalId)
    .orderBy('version', 'desc')
    .execute();
}

/** Keeps what was learned as the next version; false where somebody else has kept that one meanwhile. */
export async function insertLearned(
  tx: Db,
  workspaceId: number,
  { model, ...row }: LearnedHead & { model: LearnedQuestionModel; created_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('learned_questions')
    .values({ workspace_id: workspaceId, ...row, model: JSON.stringify(model) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
