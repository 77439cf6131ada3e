import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** How each version of a goal asks each of its questions. */
export async function listAsked(db: Db, workspaceId: number, goalId: number) {
  const { rows } = await sql<{ version: number; question_id: number; text: string; mode: string }>`
    select v.version, (q->>'id')::int as question_id, q->>'text' as text, q->>'mode' as mode
    from rule_versions v, jsonb_array_elements(v.body->'groups') g, jsonb_array_elements(g->'questions') q
    where v.workspace_id = ${workspaceId} and v.kind = 'goal' and v.rule_id = ${goalId}
    order by v.version`.execute(db);
  return rows;
}

type Asked = { goal_id: number; question_id: number; versions: readonly number[] };

const given = (workspaceId: number, { goal_id, question_id, versions }: Asked) =>
  sql<boolean>`a.workspace_id = ${workspaceId} and a.goal_id = ${goal_id} and a.question_id = ${question_id}
    and a.given_state = 'answered' and a.given_answer in ('"yes"'::jsonb, '"no"'::jsonb)
    and a.given_version = any(${[...versions]}::int[])`;

/** What people answered to a yes-or-no question as these versions ask it. */
export async function countReviews(
  db: Db,
  workspaceId: number,
  asked: Asked,
): Promise<{ n: number; yes: number; no: number }> {
  const { rows } = await sql<{ n: number; yes: number }>`
    select count(*)::int as n, (count(*) filter (where a.given_answer = '"yes"'::jsonb))::int as yes
    from call_answers a where ${given(workspaceId, asked)}`.execute(db);
  const { n = 0, yes = 0 } = rows[0] ?? {};
  return { n, yes, no: n - yes };
}

/** The newest of them, by call: `group` is the operator, where one is known. */
export async function listReviews(db: Db, workspaceId: number, asked: Asked, most: number) {
  const { rows } = await sql<{ file_id: string; answer: boolean; operator: string | null }>`
    select r.file_id, r.answer, r.operator from (
      select a.file_id, a.given_answer = '"yes"'::jsonb as answer, coalesce(files.agent_id::text, files.operator) as operator
      from call_answers a join files on files.workspace_id = a.workspace_id and files.id = a.file_id
      where ${given(workspaceId, asked)} and files.analysed_at is not null
      order by a.given_at desc, a.file_id limit ${most}) r
    order by r.file_id`.execute(db);
  return rows;
}
