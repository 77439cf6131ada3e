import type { CallMoment } from '@earshot/core/detection/moments.ts';
import type { DisputeStatus, OwnDispute } from '@earshot/core/reviews/disputes.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { inPeriod, startedSql } from '../agents/days.sql.ts';
import { type SoundRow, soundOf } from '../files/sound.sql.ts';
import { standsForAll } from './stands-for-all.sql.ts';

/** A published score of a call of an operator. */
export type OwnScoreRow = SoundRow & {
  file_id: string;
  file_name: string;
  started_at: Date;
  duration_ms: number | null;
  direction: string | null;
  subscriber: string | null;
  goal_id: number;
  goal: string;
  dispute_days: number;
  score: number | null;
  score_before: number | null;
  passed: boolean | null;
  published_at: Date;
  acknowledged_at: Date | null;
  disputes: OwnDispute[];
  moment: CallMoment | null;
};

export type OwnAsked = {
  agentId: number;
  goal_id?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
  timeZone: string;
};

function own(workspaceId: number, { agentId, goal_id, from, to, timeZone }: OwnAsked): RawBuilder<unknown> {
  const days = { dateFrom: from ?? null, dateTo: to ?? null, timeZone };
  return sql.join(
    [
      sql`c.workspace_id = ${workspaceId}`,
      sql`c.published_at is not null`,
      sql`f.agent_id = ${agentId}`,
      ...(goal_id === undefined ? [] : [sql`c.goal_id = ${goal_id}`]),
      inPeriod(days),
    ],
    sql` and `,
  );
}

const joined = (workspaceId: number) => sql`
  from call_scores c
  join files f on f.workspace_id = ${workspaceId} and f.id = c.file_id
  join goals g on g.workspace_id = ${workspaceId} and g.id = c.goal_id
  left join score_receipts s on s.workspace_id = ${workspaceId} and s.goal_id = c.goal_id and s.file_id = c.file_id`;

const isDisputed = (workspaceId: number) => sql<boolean>`exists (select from disputes d
  where d.workspace_id = ${workspaceId} and d.goal_id = c.goal_id and d.file_id = c.file_id and d.status = 'open')`;

type Tab = 'new' | 'all' | 'disputed';

function inTab(workspaceId: number, tab: Tab): RawBuilder<unknown> {
  if (tab === 'all') return sql`true`;
  return tab === 'new'
    ? sql`s.acknowledged_at is null and not ${isDisputed(workspaceId)}`
    : isDisputed(workspaceId);
}

export async function listOwnRows(
  db: Db,
  workspaceId: number,
  asked: OwnAsked,
  { tab, limit, offset }: { tab: Tab; limit: number; offset: number },
): Promise<OwnScoreRow[]> {
  const { rows } = await sql<OwnScoreRow>`
    select c.file_id, f.name as file_name, ${startedSql} as started_at, f.duration_ms, ${soundOf}, f.direction, p.name as subscriber, c.goal_id,
      g.name as goal, g.dispute_days, c.score, c.passed, c.published_at, s.acknowledged_at,
      (select d.score_before from disputes d where d.workspace_id = ${workspaceId} and d.goal_id = c.goal_id
        and d.file_id = c.file_id and d.status = 'changed' order by d.decided_at desc limit 1) as score_before,
      coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'question_id', d.question_id, 'comment', d.comment,
          'status', d.status, 'decision', d.decision, 'decided_by', coalesce(nullif(u.name, ''), u.email),
          'created', d.created_at, 'due_at', d.due_at,
          'decided_at', d.decided_at) order by d.id)
        from disputes d left join users u on u.id = d.decided_by where d.workspace_id = ${workspaceId} and d.goal_id = c.goal_id and d.file_id = c.file_id), '[]') as disputes,
      (select m.moments -> 0 from call_answers m where m.workspace_id = ${workspaceId} and m.goal_id = c.goal_id
        and m.file_id = c.file_id and jsonb_array_length(m.moments) > 0
        order by c.failed_by @> to_jsonb(m.question_id) desc, coalesce(m.given_answer, m.answer) = '"no"' desc nulls last,
          m.question_id limit 1) as moment
    ${joined(workspaceId)}
    left join subscribers p on p.workspace_id = ${workspaceId} and p.id = f.subscriber_id
    where ${own(workspaceId, asked)} and ${inTab(workspaceId, tab)}
    order by ${startedSql} desc, c.file_id, c.goal_id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countOwnTabs(
  db: Db,
  workspaceId: number,
  asked: OwnAsked,
): Promise<{ new: number; all: number; disputed: number }> {
  const { rows } = await sql<{ new: number; all: number; disputed: number }>`
    select (count(*) filter (where ${inTab(workspaceId, 'new')}))::int as new, count(*)::int as all,
      (count(*) filter (where ${inTab(workspaceId, 'disputed')}))::int as disputed
    ${joined(workspaceId)} where ${own(workspaceId, asked)}`.execute(db);
  return rows[0] ?? { new: 0, all: 0, disputed: 0 };
}

/** Mean of the scores that stand for all calls of an operator. */
export async function meanOfOwn(
  db: Db,
  workspaceId: number,
  asked: OwnAsked,
): Promise<{ n: number; mean: number | null; deviation: number | null }> {
  const { rows } = await sql<{ n: number; mean: number | null; deviation: number | null }>`
    select count(c.score)::int as n, avg(c.score)::float8 as mean, stddev_samp(c.score)::float8 as deviation
    ${joined(workspaceId)}
    where ${own(workspaceId, asked)}
      and ${standsForAll(workspaceId, { goal: sql`c.goal_id`, file: sql`c.file_id` })}`.execute(db);
  return rows[0] ?? { n: 0, mean: null, deviation: null };
}

/** What became of the disputes of somebody. */
export async function countOwnDisputes(
  db: Db,
  workspaceId: number,
  userId: number,
): Promise<Record<DisputeStatus, number>> {
  const { rows } = await sql<{ status: DisputeStatus; count: number }>`
    select status, count(*)::int as count from disputes
    where disputes.workspace_id = ${workspaceId} and disputes.user_id = ${userId} group by status`.execute(
    db,
  );
  const counts = { open: 0, changed: 0, kept: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}
