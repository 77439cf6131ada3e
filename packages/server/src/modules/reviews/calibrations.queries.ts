import type { AnswerState, AnswerValue } from '@earshot/core/goals/answers.ts';
import type { BlindAnswer } from '@earshot/core/reviews/agreement-rows.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { CalibrationRow } from './calibrations.store.ts';

/** A calibration with how far it is. */
export type ShownCalibration = CalibrationRow & {
  goal: string;
  people: { user_id: number; name: string; submitted: number }[];
  file_ids: string[];
  scored: number;
  settled: number;
};

const shown = (workspaceId: number) => sql`
  select c.*, g.name as goal,
    coalesce((select jsonb_agg(jsonb_build_object('user_id', p.user_id, 'name', p.name, 'submitted', p.submitted) order by p.name)
      from (select r.user_id, coalesce(nullif(u.name, ''), u.email) as name,
          count(*) filter (where r.status = 'submitted') as submitted
        from reviews r join users u on u.id = r.user_id
        where r.workspace_id = ${workspaceId} and r.calibration_id = c.id group by r.user_id, u.name, u.email) p), '[]') as people,
    coalesce((select array_agg(f.file_id order by f.first) from (select r.file_id, min(r.id) as first from reviews r
      where r.workspace_id = ${workspaceId} and r.calibration_id = c.id group by r.file_id) f), '{}') as file_ids,
    (select count(*)::int from (select r.file_id from reviews r
      where r.workspace_id = ${workspaceId} and r.calibration_id = c.id
      group by r.file_id having bool_and(r.status <> 'open') and bool_or(r.status = 'submitted')) s) as scored,
    (select count(*)::int from (select s.file_id from settlements s
      where s.workspace_id = ${workspaceId} and s.calibration_id = c.id
      group by s.file_id having count(*) >= (select count(*) from call_answers a
        where a.workspace_id = ${workspaceId} and a.goal_id = c.goal_id and a.file_id = s.file_id)) t) as settled
  from calibrations c join goals g on g.workspace_id = ${workspaceId} and g.id = c.goal_id`;

export async function listShownCalibrations(
  db: Db,
  workspaceId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ShownCalibration[]; count: number }> {
  const [{ rows }, counted] = await Promise.all([
    sql<ShownCalibration>`${shown(workspaceId)} where c.workspace_id = ${workspaceId}
      order by c.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ count: number }>`select count(*)::int as count from calibrations
      where calibrations.workspace_id = ${workspaceId}`.execute(db),
  ]);
  return { rows, count: counted.rows[0]?.count ?? 0 };
}

export async function findShownCalibration(
  db: Db,
  workspaceId: number,
  id: number,
): Promise<ShownCalibration | undefined> {
  const { rows } = await sql<ShownCalibration>`${shown(workspaceId)}
    where c.workspace_id = ${workspaceId} and c.id = ${id}`.execute(db);
  return rows[0];
}

/** What somebody answered in a calibration. */
export type CalibratedAnswer = BlindAnswer & { comment: string };

/** What was sent about the calls of a calibration; by one person alone where `userId` is given. */
export async function listCalibratedAnswers(
  db: Db,
  workspaceId: number,
  id: number,
  userId: number | null,
): Promise<CalibratedAnswer[]> {
  const whose = userId === null ? sql`true` : sql`r.user_id = ${userId}`;
  const { rows } = await sql<CalibratedAnswer>`
    select r.id as review_id, r.file_id, r.user_id, r.submitted_at, a.question_id, a.state, a.answer, a.comment, a.machine_state,
      a.machine_answer
    from reviews r join review_answers a on a.workspace_id = ${workspaceId} and a.review_id = r.id
    where r.workspace_id = ${workspaceId} and r.calibration_id = ${id} and r.status = 'submitted' and ${whose}
    order by r.user_id, a.question_id`.execute(db);
  return rows;
}

export type CalibratedReview = {
  id: number;
  file_id: string;
  user_id: number;
  status: string;
  score: number | null;
};

export async function listCalibratedReviews(
  db: Db,
  workspaceId: number,
  id: number,
  fileId: string,
): Promise<CalibratedReview[]> {
  const { rows } = await sql<CalibratedReview>`
    select r.id, r.file_id, r.user_id, r.status, r.score from reviews r
    where r.workspace_id = ${workspaceId} and r.calibration_id = ${id} and r.file_id = ${fileId} and r.status <> 'dropped'
    order by r.user_id`.execute(db);
  return rows;
}

export type ShownSettlement = {
  question_id: number;
  state: AnswerState;
  answer: AnswerValue;
  note: string;
  by: string | null;
  settled_at: Date;
};

export async function listSettlements(
  db: Db,
  workspaceId: number,
  id: number,
  fileId: string,
): Promise<ShownSettlement[]> {
  const { rows } = await sql<ShownSettlement>`
    select s.question_id, s.state, s.answer, s.note, coalesce(nullif(u.name, ''), u.email) as by, s.settled_at
    from settlements s left join users u on u.id = s.user_id
    where s.workspace_id = ${workspaceId} and s.calibration_id = ${id} and s.file_id = ${fileId}`.execute(db);
  return rows;
}
