import type { CallMoment } from '@earshot/core/detection/moments.ts';
import type { ReviewDue, ReviewReason, ReviewTab } from '@earshot/core/reviews/reviews.ts';
import { type RawBuilder, sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Db } from '../../platform/database.ts';
import { type SoundRow, soundOf } from '../files/sound.sql.ts';

/** A review with what is shown of its call. */
export type ReviewListRow = SoundRow & {
  id: number;
  goal_id: number;
  goal: string;
  file_id: string;
  file_name: string;
  agent_id: number | null;
  operator: string | null;
  subscriber: string | null;
  direction: string | null;
  started_at: Date;
  duration_ms: number | null;
  kind: string;
  reason: string;
  chosen_by: unknown;
  is_blind: boolean;
  user_id: number | null;
  reviewer: string | null;
  due_at: Date | null;
  status: string;
  present_score: number | null;
  present_passed: boolean | null;
  moment: CallMoment | null;
  score: number | null;
  passed: boolean | null;
  submitted_at: Date | null;
  seconds: number | null;
  answered: number | null;
};

export type Narrowing = {
  goal_id?: number | undefined;
  reason?: ReviewReason | undefined;
  agent_id?: number | undefined;
  user_id?: number | undefined;
  file_id?: string | undefined;
};

function narrowed(workspaceId: number, narrowing: Narrowing): RawBuilder<unknown> {
  const { goal_id, reason, agent_id, user_id, file_id } = narrowing;
  return sql.join(
    [
      sql`r.workspace_id = ${workspaceId}`,
      ...(goal_id === undefined ? [] : [sql`r.goal_id = ${goal_id}`]),
      ...(reason === undefined ? [] : [sql`r.reason = ${reason}`]),
      ...(agent_id === undefined ? [] : [sql`f.agent_id = ${agent_id}`]),
      ...(user_id === undefined ? [] : [sql`r.user_id = ${user_id}`]),
      ...(file_id === undefined ? [] : [isUuid(file_id) ? sql`r.file_id = ${file_id}::uuid` : sql`false`]),
    ],
    sql` and `,
  );
}

/** What belongs to a tab of the queue, for somebody. */
function inTab(tab: ReviewTab, userId: number | null): RawBuilder<unknown> {
  switch (tab) {
    case 'mine':
      return sql`r.status = 'open' and r.user_id = ${userId}`;
    case 'team':
      return sql`r.status = 'open' and r.kind <> 'self'`;
    case 'blind':
      return sql`r.status = 'open' and r.is_blind and r.kind <> 'self'`;
    case 'done':
      return sql`r.status = 'submitted'`;
    default:
      return tab satisfies never;
  }
}

const joined = (workspaceId: number) => sql`
  from reviews r
  join files f on f.workspace_id = ${workspaceId} and f.id = r.file_id
  join goals g on g.workspace_id = ${workspaceId} and g.id = r.goal_id`;

const shown = (workspaceId: number, userId: number | null) => sql`
  select r.id, r.goal_id, g.name as goal, r.file_id, f.name as file_name, f.agent_id, a.name as operator, s.name as subscriber,
    f.direction, coalesce(f.recorded_at, f.created_at) as started_at, f.duration_ms, ${soundOf}, r.kind, r.reason, r.chosen_by, r.is_blind,
    r.user_id, coalesce(nullif(u.name, ''), u.email) as reviewer, r.due_at, r.status, c.score as present_score,
    c.passed as present_passed, r.score, r.passed, r.submitted_at, r.seconds,
    case when r.status = 'open' and not r.is_blind then (
      select m.moments -> 0 from call_answers m
      where m.workspace_id = ${workspaceId} and m.file_id = r.file_id and m.goal_id = r.goal_id
        and jsonb_array_length(m.moments) > 0
      order by coalesce(r.chosen_by -> 'questions' @> to_jsonb(m.question_id), false) desc,
        coalesce(c.failed_by @> to_jsonb(m.question_id), false) desc, m.confidence nulls last, m.question_id
      limit 1) end as moment,
    case when r.status = 'open' and r.user_id = ${userId} then (
      select count(*)::int from drafts d, jsonb_object_keys(d.body -> 'answers')
      where d.workspace_id = ${workspaceId} and d.user_id = ${userId} and d.kind = 'score'
        and d.subject = r.file_id || ':' || r.goal_id || ':' || r.id) end as answered
  ${joined(workspaceId)}
  left join agents a on a.workspace_id = ${workspaceId} and a.id = f.agent_id
  left join subscribers s on s.workspace_id = ${workspaceId} and s.id = f.subscriber_id
  left join users u on u.id = r.user_id
  left join call_scores c on c.workspace_id = ${workspaceId} and c.goal_id = r.goal_id and c.file_id = r.file_id`;

/** As the week's numbers count them. */
function isDue(
  due: ReviewDue | undefined,
  { now, tonight }: { now: Date; tonight: Date },
): RawBuilder<unknown> {
  if (due === undefined) return sql`true`;
  const ofWeek = sql`r.status = 'open' and r.kind in ('lead', 'peer')`;
  return due === 'late'
    ? sql`(${ofWeek} and r.due_at < ${now})`
    : sql`(${ofWeek} and r.due_at >= ${now} and r.due_at <= ${tonight})`;
}

export async function listReviewRows(
  db: Db,
  workspaceId: number,
  {
    tab,
    userId,
    limit,
    offset,
    due,
    now,
    tonight,
    ...narrowing
  }: Narrowing & {
    due?: ReviewDue | undefined;
    now: Date;
    tonight: Date;
    tab: ReviewTab;
    userId: number | null;
    limit: number;
    offset: number;
  },
): Promise<{ rows: ReviewListRow[]; count: number }> {
  const where = sql`${narrowed(workspaceId, narrowing)} and ${inTab(tab, userId)} and ${isDue(due, { now, tonight })}`;
  const order = tab === 'done' ? sql`r.submitted_at desc, r.id desc` : sql`r.due_at nulls last, r.id`;
  const [{ rows }, counted] = await Promise.all([
    sql<ReviewListRow>`${shown(workspaceId, userId)} where ${where} order by ${order} limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ count: number }>`select count(*)::int as count ${joined(workspaceId)} where ${where}`.execute(db),
  ]);
  return { rows, count: counted.rows[0]?.count ?? 0 };
}

export async function findReviewRow(
  db: Db,
  workspaceId: number,
  id: number,
  userId: number | null,
): Promise<ReviewListRow | undefined> {
  const { rows } = await sql<ReviewListRow>`
    ${shown(workspaceId, userId)} where r.workspace_id = ${workspaceId} and r.id = ${id}`.execute(db);
  return rows[0];
}

export type TabCounts = {
  mine: number;
  team: number;
  blind: number;
  done: number;
  late: number;
  due_today: number;
};

/** How many there are in each tab, and of the own ones late and due until `tonight`. */
export async function countTabs(
  db: Db,
  workspaceId: number,
  { userId, now, tonight, ...narrowing }: Narrowing & { userId: number | null; now: Date; tonight: Date },
): Promise<TabCounts> {
  const { rows } = await sql<TabCounts>`
    select (count(*) filter (where ${inTab('mine', userId)}))::int as mine,
      (count(*) filter (where ${inTab('team', userId)}))::int as team,
      (count(*) filter (where ${inTab('blind', userId)}))::int as blind,
      (count(*) filter (where ${inTab('done', userId)}))::int as done,
      (count(*) filter (where ${inTab('mine', userId)} and r.due_at < ${now}))::int as late,
      (count(*) filter (where ${inTab('mine', userId)} and r.due_at >= ${now} and r.due_at <= ${tonight}))::int as due_today
    ${joined(workspaceId)} where ${narrowed(workspaceId, narrowing)}`.execute(db);
  return rows[0] ?? { mine: 0, team: 0, blind: 0, done: 0, late: 0, due_today: 0 };
}

/** The own open reviews in the order of the queue. */
export async function listOwnQueue(db: Db, workspaceId: number, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id ${joined(workspaceId)} where r.workspace_id = ${workspaceId} and ${inTab('mine', userId)}
    order by r.due_at nulls last, r.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whose calls some are: the account of the operator of each, where there is one. */
export async function accountsOfCalls(
  db: Db,
  workspaceId: number,
  fileIds: readonly string[],
): Promise<Map<string, number | null>> {
  const { rows } = await sql<{ id: string; user_id: number | null }>`
    select f.id, a.user_id from files f
    left join agents a on a.workspace_id = ${workspaceId} and a.id = f.agent_id
    where f.workspace_id = ${workspaceId} and f.id = any(${[...fileIds]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, user_id }) => [id, user_id]));
}
