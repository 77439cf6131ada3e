import type { BlindTotal } from '@earshot/core/reviews/agreement-report.ts';
import type { BlindAnswer } from '@earshot/core/reviews/agreement-rows.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** More answers of one goal than that in a period are not compared: the newest are. */
const mostAnswers = 200_000;

export type Asked = {
  goalId: number;
  from: Date;
  until: Date;
  language?: string | undefined;
};

/** Blind reviews that were sent in a time; those of operators about themselves are never among them. */
function blind(workspaceId: number, { goalId, from, until, language }: Asked): RawBuilder<unknown> {
  const spoken = language === undefined ? sql`true` : sql`f.language = ${language}`;
  return sql`r.workspace_id = ${workspaceId} and r.goal_id = ${goalId} and r.status = 'submitted' and r.is_blind
    and r.kind in ('lead', 'peer', 'calibration') and r.submitted_at >= ${from} and r.submitted_at < ${until} and ${spoken}`;
}

/** Their answers, each with the version of the form that was answered. */
export async function listBlindAnswers(
  db: Db,
  workspaceId: number,
  asked: Asked,
): Promise<(BlindAnswer & { version: number })[]> {
  const { rows } = await sql<BlindAnswer & { version: number }>`
    select r.id as review_id, r.file_id, r.user_id, r.submitted_at, r.version, a.question_id, a.state, a.answer, a.machine_state,
      a.machine_answer
    from reviews r
    join files f on f.workspace_id = ${workspaceId} and f.id = r.file_id
    join review_answers a on a.workspace_id = ${workspaceId} and a.review_id = r.id
    where ${blind(workspaceId, asked)}
    order by r.submitted_at desc, r.id, a.question_id limit ${mostAnswers}`.execute(db);
  return rows;
}

export async function listBlindTotals(db: Db, workspaceId: number, asked: Asked): Promise<BlindTotal[]> {
  const { rows } = await sql<BlindTotal>`
    select r.file_id, r.user_id, r.score, r.machine_score
    from reviews r join files f on f.workspace_id = ${workspaceId} and f.id = r.file_id
    where ${blind(workspaceId, asked)} order by r.submitted_at, r.id`.execute(db);
  return rows;
}

/** Who settled most questions of calibrations of a goal; nobody where none were. */
export async function findSettler(db: Db, workspaceId: number, goalId: number): Promise<number | null> {
  const { rows } = await sql<{ user_id: number }>`
    select s.user_id from settlements s
    join calibrations c on c.workspace_id = ${workspaceId} and c.id = s.calibration_id
    where s.workspace_id = ${workspaceId} and c.goal_id = ${goalId} and s.user_id is not null
    group by s.user_id order by count(*) desc, s.user_id limit 1`.execute(db);
  return rows[0]?.user_id ?? null;
}

/** What people are called, those among them who have left too. */
export async function namesOf(
  db: Db,
  workspaceId: number,
  userIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select u.id, coalesce(nullif(u.name, ''), u.email) as name from users u
    where u.id = any(${[...userIds]}::bigint[]) and exists (select from reviews r
      where r.workspace_id = ${workspaceId} and r.user_id = u.id)`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
