import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** An answer of a review that was sent, with what is told of its call. */
export type AnswerLine = {
  review_id: number;
  question_id: number;
  submitted_at: Date;
  goal_id: number;
  goal: string;
  version: number | null;
  file_id: string;
  file_name: string;
  started_at: Date;
  operator: string | null;
  kind: string;
  reason: string;
  is_blind: boolean;
  reviewer: string | null;
  score: number | null;
  machine_score: number | null;
  state: string;
  answer: unknown;
  points: number | null;
  comment: string;
  failure_reason: string | null;
  machine_state: string | null;
  machine_answer: unknown;
  machine_confidence: number | null;
  answered_by: string;
  /** How long the whole review took its reviewer. */
  seconds: number | null;
};

export type Narrowing = {
  from?: Date | undefined;
  until?: Date | undefined;
  goal_id?: number | undefined;
  reason?: string | undefined;
  agent_id?: number | undefined;
  user_id?: number | undefined;
};

/** Answers behind a place in the order of their reviews. */
export async function listAnswerLines(
  db: Db,
  workspaceId: number,
  { from, until, goal_id, reason, agent_id, user_id }: Narrowing,
  { after, limit }: { after: { review_id: number; question_id: number }; limit: number },
): Promise<AnswerLine[]> {
  const narrowed = sql.join(
    [
      sql`r.workspace_id = ${workspaceId}`,
      sql`r.status = 'submitted'`,
      sql`(a.review_id, a.question_id) > (${after.review_id}, ${after.question_id})`,
      ...(from === undefined ? [] : [sql`r.submitted_at >= ${from}`]),
      ...(until === undefined ? [] : [sql`r.submitted_at < ${until}`]),
      ...(goal_id === undefined ? [] : [sql`r.goal_id = ${goal_id}`]),
      ...(reason === undefined ? [] : [sql`r.reason = ${reason}`]),
      ...(agent_id === undefined ? [] : [sql`f.agent_id = ${agent_id}`]),
      ...(user_id === undefined ? [] : [sql`r.user_id = ${user_id}`]),
    ],
    sql` and `,
  );
  const { rows } = await sql<AnswerLine>`
    select a.review_id, a.question_id, r.submitted_at, r.goal_id, g.name as goal, r.version, r.file_id, f.name as file_name,
      coalesce(f.recorded_at, f.created_at) as started_at, o.name as operator, r.kind, r.reason, r.is_blind,
      coalesce(nullif(u.name, ''), u.email) as reviewer, r.score, r.machine_score, a.state, a.answer, a.points, a.comment,
      a.failure_reason, a.machine_state, a.machine_answer, a.machine_confidence, a.answered_by, r.seconds
    from review_answers a
    join reviews r on r.workspace_id = ${workspaceId} and r.id = a.review_id
    join goals g on g.workspace_id = ${workspaceId} and g.id = r.goal_id
    join files f on f.workspace_id = ${workspaceId} and f.id = r.file_id
    left join agents o on o.workspace_id = ${workspaceId} and o.id = f.agent_id
    left join users u on u.id = r.user_id
    where a.workspace_id = ${workspaceId} and ${narrowed}
    order by a.review_id, a.question_id limit ${limit}`.execute(db);
  return rows;
}
