import type { AnswerState, AnswerValue } from '@earshot/core/goals/answers.ts';
import type { ChosenBy, ReviewKind, ReviewReason, ReviewStatus } from '@earshot/core/reviews/reviews.ts';
import { type Selectable, sql } from 'kysely';
import type { Reviews } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type ReviewRow = Selectable<Reviews>;

export type NewReview = {
  goal_id: number;
  file_id: string;
  plan_id?: number;
  calibration_id?: number;
  kind: ReviewKind;
  reason: ReviewReason;
  chosen_by: ChosenBy;
  is_blind: boolean;
  user_id: number | null;
  due_at: Date | null;
  created_at: Date;
};

/** The database takes some 65 000 values in a statement: what a plan chooses for a thousand operators has more. */
const batch = 1000;

export async function insertReviews(
  tx: Db,
  workspaceId: number,
  reviews: readonly NewReview[],
): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < reviews.length; from += batch) {
    const rows = await tx
      .insertInto('reviews')
      .values(
        reviews.slice(from, from + batch).map((review) => ({
          workspace_id: workspaceId,
          ...review,
          chosen_by: JSON.stringify(review.chosen_by),
          status: 'open',
        })),
      )
      .returning('id')
      .execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** A review, held until the transaction ends. */
export function holdReview(tx: Db, workspaceId: number, id: number): Promise<ReviewRow | undefined> {
  return tx
    .selectFrom('reviews')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function findReview(db: Db, workspaceId: number, id: number): Promise<ReviewRow | undefined> {
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export type ReviewerOf = Pick<ReviewRow, 'id' | 'goal_id' | 'file_id' | 'user_id'>;

/** Whose reviews of some calls were not dropped, by whatever goal. */
export function listReviewersOf(
  db: Db,
  workspaceId: number,
  fileIds: readonly string[],
): Promise<ReviewerOf[]> {
  return db
    .selectFrom('reviews')
    .select(['id', 'goal_id', 'file_id', 'user_id'])
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', (eb) => eb.fn.any(sql<string[]>`${[...fileIds]}::uuid[]`))
    .where('status', '<>', 'dropped')
    .execute();
}

/** Reviews of a call by a goal that were not dropped. */
export function listReviewsOf(
  db: Db,
  workspaceId: number,
  place: { goal_id: number; file_id: string },
): Promise<ReviewRow[]> {
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('goal_id', '=', place.goal_id)
    .where('file_id', '=', place.file_id)
    .where('status', '<>', 'dropped')
    .orderBy('id')
    .execute();
}

export async function updateReview(
  tx: Db,
  workspaceId: number,
  id: number,
  change: Partial<
    Pick<
      ReviewRow,
      'user_id' | 'due_at' | 'version' | 'score' | 'passed' | 'machine_score' | 'seconds' | 'submitted_at'
    > & { status: ReviewStatus }
  >,
): Promise<void> {
  await tx
    .updateTable('reviews')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** Open reviews of a person, those due last first. */
export function listOpenOf(
  tx: Db,
  workspaceId: number,
  userId: number,
  limit: number,
): Promise<Pick<ReviewRow, 'id' | 'goal_id' | 'file_id'>[]> {
  return tx
    .selectFrom('reviews')
    .select(['id', 'goal_id', 'file_id'])
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .where('kind', 'in', ['lead', 'peer'])
    .orderBy(sql`due_at desc nulls first`)
    .orderBy('id', 'desc')
    .limit(limit)
    .forUpdate()
    .execute();
}

/** How many reviews people have open. */
export async function countOpen(
  db: Db,
  workspaceId: number,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('reviews')
    .select('user_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('status', '=', 'open')
    .where('user_id', '=', (eb) => eb.fn.any(sql<number[]>`${[...userIds]}::bigint[]`))
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, count }) => [user_id ?? 0, count]));
}

/** Those of some people who have blind reviews open. */
export async function blindAmong(
  db: Db,
  workspaceId: number,
  userIds: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('reviews')
    .select('user_id')
    .distinct()
    .where('workspace_id', '=', workspaceId)
    .where('status', '=', 'open')
    .where('is_blind', '=', true)
    .where('user_id', '=', (eb) => eb.fn.any(sql<number[]>`${[...userIds]}::bigint[]`))
    .execute();
  return new Set(rows.map(({ user_id }) => user_id ?? 0));
}

export type NewReviewAnswer = {
  question_id: number;
  state: AnswerState;
  answer: AnswerValue;
  points: number | null;
  comment: string;
  failure_reason: string | null;
  machine_state: AnswerState | null;
  machine_answer: AnswerValue;
  machine_confidence: number | null;
  answered_by: string;
};

const json = (value: AnswerValue) => (value === null ? null : JSON.stringify(value));

export async function insertReviewAnswers(
  tx: Db,
  workspaceId: number,
  { review_id, file_id }: { review_id: number; file_id: string },
  answers: readonly NewReviewAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  await tx
    .insertInto('review_answers')
    .values(
      answers.map((one) => ({
        workspace_id: workspaceId,
        review_id,
        file_id,
        ...one,
        answer: json(one.answer),
        machine_answer: json(one.machine_answer),
      })),
    )
    .execute();
}

/** A goal goes with everything that was said by it. */
export async function removeReviewsBy(tx: Db, workspaceId: number, goalId: number): Promise<void> {
  await sql`delete from review_answers a using reviews r
    where a.workspace_id = ${workspaceId} and r.workspace_id = ${workspaceId} and r.id = a.review_id
      and r.goal_id = ${goalId}`.execute(tx);
  await sql`delete from settlements s using calibrations c
    where s.workspace_id = ${workspaceId} and c.workspace_id = ${workspaceId} and c.id = s.calibration_id
      and c.goal_id = ${goalId}`.execute(tx);
  await sql`delete from review_plan_people p using review_plans l
    where p.workspace_id = ${workspaceId} and l.workspace_id = ${workspaceId} and l.id = p.plan_id
      and l.goal_id = ${goalId}`.execute(tx);
  for (const table of ['disputes', 'score_receipts', 'reviews', 'calibrations', 'review_plans'] as const)
    await tx
      .deleteFrom(table)
      .where('workspace_id', '=', workspaceId)
      .where('goal_id', '=', goalId)
      .execute();
}

/** Calls that a person scores blind and has not sent. */
export async function listBlindCalls(db: Db, workspaceId: number, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('reviews')
    .select('file_id')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .where('is_blind', '=', true)
    .execute();
  return rows.map(({ file_id }) => file_id);
}
