import type { AnswerValue } from '@earshot/core/goals/answers.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** More calls are not taken over at once, the newest first. */
const most = 2000;

export async function listFoundCalls(db: Db, workspaceId: number, projectId: number): Promise<string[]> {
  const { rows } = await sql<{ file_id: string }>`
    select found.file_id from project_files found
    where found.workspace_id = ${workspaceId} and found.project_id = ${projectId}
    order by found.started_at desc limit ${most}`.execute(db);
  return rows.map(({ file_id }) => file_id);
}

/** Labels of a classifier that people gave to these calls, or took away. */
export async function listDecidedLabels(
  db: Db,
  workspaceId: number,
  classifierId: number,
  fileIds: readonly string[],
) {
  const { rows } = await sql<{ file_id: string; label_id: number; has: boolean }>`
    select f.file_id, f.rule_id as label_id, not f.removed as has from findings f
    join classifier_labels l on l.workspace_id = ${workspaceId} and l.id = f.rule_id and l.classifier_id = ${classifierId}
    where f.workspace_id = ${workspaceId} and f.kind = 'label' and f.origin = 'hand'
      and f.file_id = any(${[...fileIds]}::uuid[])`.execute(db);
  return rows;
}

/** Answers that people gave to the questions of a goal. */
export async function listGivenAnswers(
  db: Db,
  workspaceId: number,
  goalId: number,
  fileIds: readonly string[],
) {
  const { rows } = await sql<{ file_id: string; question_id: number; answer: AnswerValue }>`
    select a.file_id, a.question_id, a.given_answer as answer from call_answers a
    where a.workspace_id = ${workspaceId} and a.goal_id = ${goalId} and a.given_state = 'answered'
      and a.file_id = any(${[...fileIds]}::uuid[])`.execute(db);
  return rows;
}
