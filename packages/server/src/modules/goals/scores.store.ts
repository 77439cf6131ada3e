import type { AnswerState, AnswerValue, CountedAnswer, MachineAnswer } from '@earshot/core/goals/answers.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { CallAnswers, CallScores } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type ScoreRow = Selectable<CallScores>;
/** `person`: the name of whoever gave it. */
export type AnswerRow = Selectable<CallAnswers> & { person: string | null };

/** Rows of one statement; an answer with its moments may take some kilobytes. */
const batch = 500;

/** Scores and answers of these calls, by these goals or by all of them. */
export async function findScores(
  db: Db,
  workspaceId: number,
  fileIds: readonly string[],
  goalIds?: readonly number[],
): Promise<{ scores: ScoreRow[]; answers: AnswerRow[] }> {
  if (fileIds.length === 0 || goalIds?.length === 0) return { scores: [], answers: [] };
  const files = sql<string[]>`${[...fileIds]}::uuid[]`;
  const goals = sql<number[]>`${[...(goalIds ?? [])]}::bigint[]`;
  let scores = db
    .selectFrom('call_scores')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', (eb) => eb.fn.any(files))
    .orderBy('goal_id');
  let answers = db
    .selectFrom('call_answers')
    .leftJoin('users', 'users.id', 'call_answers.user_id')
    .selectAll('call_answers')
    .select('users.name as person')
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', (eb) => eb.fn.any(files));
  if (goalIds !== undefined) {
    scores = scores.where('goal_id', '=', (eb) => eb.fn.any(goals));
    answers = answers.where('goal_id', '=', (eb) => eb.fn.any(goals));
  }
  return { scores: await scores.execute(), answers: await answers.execute() };
}

/** What these calls are worth by every goal. */
export function listScoresOf(db: Db, workspaceId: number, fileIds: readonly string[]) {
  return db
    .selectFrom('call_scores')
    .select(['file_id', 'goal_id', 'score', 'passed'])
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', (eb) => eb.fn.any(sql<string[]>`${[...fileIds]}::uuid[]`))
    .execute();
}

export function holdScore(tx: Db, workspaceId: number, goalId: number, fileId: string) {
  return tx
    .selectFrom('call_scores')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('goal_id', '=', goalId)
    .where('file_id', '=', fileId)
    .forUpdate()
    .executeTakeFirst();
}

export type NewScore = Omit<Insertable<CallScores>, 'workspace_id' | 'failed_by' | 'revision'> & {
  failed_by: number[];
};

/** Writes scores; what was published stays so, and the revision counts the changes. */
export async function putScores(tx: Db, workspaceId: number, scores: readonly NewScore[]): Promise<void> {
  for (let from = 0; from < scores.length; from += batch)
    await sql`
      insert into call_scores (workspace_id, goal_id, file_id, version, revision, score, machine_score, is_provisional, passed,
        earned, possible, failed_by, is_by_hand, published_at, day, scored_at)
      select ${workspaceId}::bigint, goal_id, file_id, version, 1, score, machine_score, is_provisional, passed, earned, possible,
        failed_by, is_by_hand, published_at, day, scored_at
      from json_to_recordset(${JSON.stringify(scores.slice(from, from + batch))}::json) as one (goal_id bigint, file_id uuid,
        version int, score real, machine_score real, is_provisional boolean, passed boolean, earned real, possible real,
        failed_by jsonb, is_by_hand boolean, published_at timestamptz, day date, scored_at timestamptz)
      order by goal_id, file_id
      on conflict (workspace_id, goal_id, file_id) do update set version = excluded.version, revision = call_scores.revision + 1,
        score = excluded.score, machine_score = excluded.machine_score, is_provisional = excluded.is_provisional,
        passed = excluded.passed, earned = excluded.earned, possible = excluded.possible, failed_by = excluded.failed_by,
        is_by_hand = call_scores.is_by_hand or excluded.is_by_hand,
        published_at = coalesce(call_scores.published_at, excluded.published_at), day = excluded.day, scored_at = excluded.scored_at,
        has_credits = true
    `.execute(tx);
}

export type NewAnswer = MachineAnswer & {
  goal_id: number;
  file_id: string;
  basis: string;
  learned_version: number | null;
  asked: string | null;
  /** Of the answer that counts, whoever gave it. */
  credit_percent: number | null;
};

/** Writes what the machine says; what people said stays beside it. */
export async function putAnswers(tx: Db, workspaceId: number, answers: readonly NewAnswer[]): Promise<void> {
  for (let from = 0; from < answers.length; from += batch)
    await sql`
      insert into call_answers (workspace_id, goal_id, file_id, question_id, basis, state, answer, suggestion, confidence, reason,
        value, note, moments, grounds, learned_version, asked, credit_percent)
      select ${workspaceId}::bigint, goal_id, file_id, question_id, basis, state, answer, suggestion, confidence, reason, value,
        note, moments, grounds, learned_version, asked, credit_percent
      from json_to_recordset(${JSON.stringify(answers.slice(from, from + batch))}::json) as one (goal_id bigint, file_id uuid,
        question_id int, basis text, state text, answer jsonb, suggestion jsonb, confidence real, reason text,
        value double precision, note text, moments jsonb, grounds jsonb, learned_version int, asked text,
        credit_percent double precision)
      order by goal_id, file_id, question_id
      on conflict (workspace_id, goal_id, file_id, question_id) do update set basis = excluded.basis, state = excluded.state,
        answer = excluded.answer, suggestion = excluded.suggestion, confidence = excluded.confidence, reason = excluded.reason,
        value = excluded.value, note = excluded.note, moments = excluded.moments,
        grounds = excluded.grounds, learned_version = excluded.learned_version, asked = excluded.asked,
        credit_percent = excluded.credit_percent
    `.execute(tx);
}

/** What an answer earns of the points of its question. */
export type Credit = Pick<AnswerRow, 'goal_id' | 'file_id' | 'question_id' | 'credit_percent'>;

/** Writes what answers earn beside them. */
export async function putCredits(tx: Db, workspaceId: number, credits: readonly Credit[]): Promise<void> {
  for (let from = 0; from < credits.length; from += batch)
    await sql`
      update call_answers said set credit_percent = one.credit_percent
      from json_to_recordset(${JSON.stringify(credits.slice(from, from + batch))}::json) as one (goal_id bigint, file_id uuid,
        question_id int, credit_percent double precision)
      where said.workspace_id = ${workspaceId} and said.goal_id = one.goal_id and said.file_id = one.file_id
        and said.question_id = one.question_id`.execute(tx);
}

/** Takes away answers to questions that a form does not ask any more, and that nobody gave. */
export async function dropAnswers(
  tx: Db,
  workspaceId: number,
  goalId: number,
  fileIds: readonly string[],
  asked: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('call_answers')
    .where('workspace_id', '=', workspaceId)
    .where('goal_id', '=', goalId)
    .where('file_id', '=', (eb) => eb.fn.any(sql<string[]>`${[...fileIds]}::uuid[]`))
    .where('given_state', 'is', null)
    .where(sql<boolean>`question_id <> all(${[...asked]}::int[])`)
    .execute();
}

/** Calls that a goal is not for any more lose their score by it. */
export async function dropScores(
  tx: Db,
  workspaceId: number,
  goalId: number,
  fileIds: readonly string[],
): Promise<void> {
  for (const table of ['call_answers', 'call_scores'] as const)
    await tx
      .deleteFrom(table)
      .where('workspace_id', '=', workspaceId)
      .where('goal_id', '=', goalId)
      .where('file_id', '=', (eb) => eb.fn.any(sql<string[]>`${[...fileIds]}::uuid[]`))
      .execute();
}

export type Given = {
  given_state: AnswerState | null;
  given_answer: AnswerValue;
  given_points: number | null;
  given_version: number | null;
  comment: string;
  failure_reason: string | null;
  user_id: number | null;
  given_at: Date | null;
};

export async function writeGiven(
  tx: Db,
  workspaceId: number,
  place: { goal_id: number; file_id: string; question_id: number },
  { given_answer, ...given }: Given,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('call_answers')
    .set({ ...given, given_answer: given_answer === null ? null : JSON.stringify(given_answer) })
    .where('workspace_id', '=', workspaceId)
    .where('goal_id', '=', place.goal_id)
    .where('file_id', '=', place.file_id)
    .where('question_id', '=', place.question_id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function publishScore(
  tx: Db,
  workspaceId: number,
  goalId: number,
  fileId: string,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('call_scores')
    .set((eb) => ({ published_at: eb.fn.coalesce('published_at', eb.val(at)) }))
    .where('workspace_id', '=', workspaceId)
    .where('goal_id', '=', goalId)
    .where('file_id', '=', fileId)
    .execute();
}

const unpublished = (db: Db, workspaceId: number, goalId: number) =>
  db
    .selectFrom('call_scores')
    .where('workspace_id', '=', workspaceId)
    .where('goal_id', '=', goalId)
    .where('published_at', 'is', null);

/** Calls whose score by a goal nobody has published. */
export async function countUnpublished(db: Db, workspaceId: number, goalId: number): Promise<number> {
  const { count } = await unpublished(db, workspaceId, goalId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Those behind `after`, by id. */
export async function listUnpublished(
  db: Db,
  workspaceId: number,
  goalId: number,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  let query = unpublished(db, workspaceId, goalId).select('file_id').orderBy('file_id').limit(limit);
  if (after !== null) query = query.where('file_id', '>', after);
  return (await query.execute()).map(({ file_id }) => file_id);
}

/** An answer as it counts: the person's, where there is one. */
export function countedOf(
  row: Pick<AnswerRow, 'state' | 'answer' | 'given_state' | 'given_answer' | 'given_points'>,
): CountedAnswer {
  if (row.given_state === null) return { state: row.state as AnswerState, answer: row.answer as AnswerValue };
  return {
    state: row.given_state as AnswerState,
    answer: row.given_answer as AnswerValue,
    points: row.given_points,
  };
}

/** What a score comes to after a person changed its answers. */
export async function updateScore(
  tx: Db,
  workspaceId: number,
  { goal_id, file_id }: { goal_id: number; file_id: string },
  {
    failed_by,
    ...change
  }: Pick<
    ScoreRow,
    'score' | 'is_provisional' | 'passed' | 'earned' | 'possible' | 'revision' | 'scored_at'
  > & { failed_by: number[] },
): Promise<void> {
  await tx
    .updateTable('call_scores')
    .set({ ...change, failed_by: JSON.stringify(failed_by), has_credits: true })
    .where('workspace_id', '=', workspaceId)
    .where('goal_id', '=', goal_id)
    .where('file_id', '=', file_id)
    .execute();
}

/** Calls with a score whose answers do not say what they earn, behind `after`, by id. */
export async function listWithoutCredits(
  db: Db,
  workspaceId: number,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  let query = db
    .selectFrom('call_scores')
    .select('file_id')
    .distinct()
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`not has_credits`)
    .orderBy('file_id')
    .limit(limit);
  if (after !== null) query = query.where('file_id', '>', after);
  return (await query.execute()).map(({ file_id }) => file_id);
}

/** The answers to every score of these calls say what they earn. */
export async function noteCredits(tx: Db, workspaceId: number, fileIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('call_scores')
    .set({ has_credits: true })
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', (eb) => eb.fn.any(sql<string[]>`${[...fileIds]}::uuid[]`))
    .where(sql<boolean>`not has_credits`)
    .execute();
}

/** Workspaces with any of them. */
export async function workspacesWithoutCredits(acrossWorkspaces: Db): Promise<number[]> {
  const rows = await acrossWorkspaces
    .selectFrom('call_scores')
    .select('workspace_id')
    .distinct()
    .where(sql<boolean>`not has_credits`)
    .execute();
  return rows.map(({ workspace_id }) => workspace_id);
}
