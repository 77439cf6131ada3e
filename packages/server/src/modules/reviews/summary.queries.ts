import type { ReviewReason } from '@earshot/core/reviews/reviews.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** A review of a week, as it counts in how the week stands. */
export type WeekReview = {
  id: number;
  goal_id: number;
  file_id: string;
  reason: ReviewReason;
  kind: string;
  is_blind: boolean;
  status: string;
  user_id: number | null;
  reviewer: string | null;
  agent_id: number | null;
  operator: string | null;
  due_at: Date | null;
  seconds: number | null;
  score: number | null;
  has_draft: boolean;
  is_of_week: boolean;
  submitted_in_week: boolean;
};

type Asked = { begins: Date; ends: Date; goalId: number | undefined };

const ofGoal = (goalId: number | undefined) =>
  goalId === undefined ? sql`true` : sql`r.goal_id = ${goalId}`;

/** Reviews that are due in a week, or were sent in it; late ones of before among them. */
export async function listWeekReviews(
  db: Db,
  workspaceId: number,
  { begins, ends, goalId }: Asked,
): Promise<WeekReview[]> {
  const { rows } = await sql<WeekReview>`
    select r.id, r.goal_id, r.file_id, r.reason, r.kind, r.is_blind, r.status, r.user_id,
      coalesce(nullif(u.name, ''), u.email) as reviewer, f.agent_id, a.name as operator, r.due_at, r.seconds, r.score,
      exists (select from drafts d where d.workspace_id = ${workspaceId} and d.user_id = r.user_id and d.kind = 'score'
        and d.subject = r.file_id || ':' || r.goal_id || ':' || r.id) as has_draft,
      (r.created_at >= ${begins} and r.created_at < ${ends}) as is_of_week,
      coalesce(r.submitted_at >= ${begins} and r.submitted_at < ${ends}, false) as submitted_in_week
    from reviews r
    join files f on f.workspace_id = ${workspaceId} and f.id = r.file_id
    left join agents a on a.workspace_id = ${workspaceId} and a.id = f.agent_id
    left join users u on u.id = r.user_id
    where r.workspace_id = ${workspaceId} and r.status <> 'dropped' and r.kind in ('lead', 'peer') and ${ofGoal(goalId)}
      and (r.created_at >= ${begins} and r.created_at < ${ends} or r.submitted_at >= ${begins} and r.submitted_at < ${ends}
        or r.status = 'open' and r.created_at < ${ends})`.execute(db);
  return rows;
}

/** How long reviews of a time took, in the middle. */
export async function medianSeconds(
  db: Db,
  workspaceId: number,
  { begins, ends, goalId }: Asked,
): Promise<{ median: number | null; n: number }> {
  const { rows } = await sql<{ median: number | null; n: number }>`
    select percentile_cont(0.5) within group (order by r.seconds) as median, count(r.seconds)::int as n
    from reviews r where r.workspace_id = ${workspaceId} and r.submitted_at >= ${begins} and r.submitted_at < ${ends}
      and ${ofGoal(goalId)}`.execute(db);
  return rows[0] ?? { median: null, n: 0 };
}

/** Answers of a time that person and machine both gave, and those that differ. */
export async function countOverruled(
  db: Db,
  workspaceId: number,
  { begins, ends, goalId }: Asked,
): Promise<{ compared: number; other: number }> {
  const { rows } = await sql<{ compared: number; other: number }>`
    select count(*)::int as compared,
      (count(*) filter (where a.state <> a.machine_state or a.answer is distinct from a.machine_answer))::int as other
    from review_answers a join reviews r on r.workspace_id = ${workspaceId} and r.id = a.review_id
    where a.workspace_id = ${workspaceId} and a.machine_state in ('answered', 'not_applicable') and r.kind = 'lead'
      and r.submitted_at >= ${begins} and r.submitted_at < ${ends} and ${ofGoal(goalId)}`.execute(db);
  return rows[0] ?? { compared: 0, other: 0 };
}

/** Scored calls of operators since a moment: what plans choose from. */
export async function countScored(
  db: Db,
  workspaceId: number,
  { begins, ends, goalId }: Asked,
): Promise<Map<number, number>> {
  const goal = goalId === undefined ? sql`true` : sql`c.goal_id = ${goalId}`;
  const began = sql`coalesce(f.recorded_at, f.created_at)`;
  const { rows } = await sql<{ agent_id: number; calls: number }>`
    select f.agent_id, count(distinct f.id)::int as calls
    from call_scores c join files f on f.workspace_id = ${workspaceId} and f.id = c.file_id
    where c.workspace_id = ${workspaceId} and f.agent_id is not null and ${goal} and ${began} >= ${begins} and ${began} < ${ends}
    group by f.agent_id`.execute(db);
  return new Map(rows.map(({ agent_id, calls }) => [agent_id, calls]));
}
