import { type AskedQuestion, keyOfQuestion } from '@earshot/core/reports/question-key.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

export type NamedTable =
  | 'tags'
  | 'teams'
  | 'patterns'
  | 'scripts'
  | 'classifier_labels'
  | 'goals'
  | 'conversions'
  | 'projects';

/** What things of a kind are called now, by their ids. */
export async function listNamesOf(
  db: Db,
  workspaceId: number,
  table: NamedTable,
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'name'])
    .where('workspace_id', '=', workspaceId)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** In what currency each conversion is (ISO 4217), of those that have one, by their ids. */
export async function listCurrencies(db: Db, workspaceId: number): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('conversions')
    .select(['id', sql<string>`value ->> 'currency'`.as('currency')])
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`value ->> 'currency' is not null`)
    .execute();
  return new Map(rows.map(({ id, currency }) => [id, currency]));
}

/** What the questions of goals ask now, by their keys in reports. */
export async function listQuestionTexts(db: Db, workspaceId: number): Promise<Map<string, string>> {
  const { rows } = await sql<AskedQuestion & { text: string }>`
    select goals.id as goal_id, (question ->> 'id')::int as question_id, question ->> 'text' as text
    from goals, jsonb_array_elements(goals.groups) as part, jsonb_array_elements(part -> 'questions') as question
    where goals.workspace_id = ${workspaceId}`.execute(db);
  return new Map(rows.map(({ text, ...question }) => [keyOfQuestion(question), text]));
}
