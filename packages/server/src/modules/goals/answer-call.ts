import { fail } from '@earshot/core/errors.ts';
import { creditOf } from '@earshot/core/goals/credit.ts';
import type { CallScore, GivenAnswer } from '@earshot/core/goals/goals.api.ts';
import { GoalInput } from '@earshot/core/goals/goals.ts';
import { numberQuestions } from '@earshot/core/goals/number-questions.ts';
import type { NumberedQuestion } from '@earshot/core/goals/questions.ts';
import { scoreOf } from '@earshot/core/goals/score.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { extensionPoint, extensionsOf } from '../../platform/extensions.ts';
import { announce } from '../../platform/live.ts';
import { audit } from '../audit/audit.ts';
import { recountCalls } from '../files/call-counters.ts';
import { holdFileRows } from '../files/file-rows.ts';
import { getFileRow } from '../files/files.ts';
import { getCallScore } from './call-scores.ts';
import { changedCredits } from './credits.ts';
import { findScoredForms } from './goal-versions.queries.ts';
import { findGoalRow } from './goals.store.ts';
import { learnFromReviews } from './learn-from-reviews.ts';
import { loadGoals } from './loaded-goals.ts';
import { scoreBatch } from './score-batch.ts';
import {
  type AnswerRow,
  countedOf,
  findScores,
  holdScore,
  publishScore,
  putCredits,
  type ScoreRow,
  updateScore,
  writeGiven,
} from './scores.store.ts';

/** Scores a call by a goal because somebody asks for it, whether or not the goal is for it. */
export async function scoreCallByHand(ctx: Ctx, fileId: string, goalId: number): Promise<CallScore> {
  await getFileRow(ctx, fileId);
  await transact(ctx, async (ctx) => {
    const saved = await findGoalRow(ctx.db, ctx.workspaceId, goalId);
    if (saved === undefined) throw fail('goals.not_found');
    if ((await holdScore(ctx.db, ctx.workspaceId, goalId, fileId)) !== undefined) return;
    const [goal] = await loadGoals(ctx, [{ ...saved, form: saved }]);
    if (goal !== undefined) await scoreBatch(ctx, goal, [fileId], { isByHand: true });
  });
  return getCallScore(ctx, fileId, goalId);
}

export type GivenTo = GivenAnswer & { question_id: number };
export type Place = { file_id: string; goal_id: number };
export type Giving = {
  /** Of the score as whoever answers saw it; null: they saw none. */
  revision: number | null;
  answers: readonly GivenTo[];
  /** The score is published. */
  isSubmitted: boolean;
};

/** What follows from answers that somebody has submitted, in their transaction; `before`: the answers as they stood. */
export type SubmittedAnswers = Place & {
  answers: readonly GivenTo[];
  before: ReadonlyMap<number, AnswerRow>;
};
export const submissionFollowers =
  extensionPoint<(ctx: TxCtx, submitted: SubmittedAnswers) => Promise<void>>('submission followers');

/**
 * What a person says to some questions, all or nothing. Throws `goals.answered_meanwhile` where somebody else changed the score
 * since `revision`, `goals.comment_needed` where the machine is overruled without a word.
 */
export async function answerQuestions(ctx: Ctx, place: Place, giving: Giving): Promise<CallScore> {
  await getFileRow(ctx, place.file_id);
  await transact(ctx, async (ctx) => {
    const before = await recordAnswers(ctx, place, giving);
    if (!giving.isSubmitted) return;
    for (const follow of extensionsOf(ctx, submissionFollowers))
      await follow(ctx, { ...place, answers: giving.answers, before });
  });
  return getCallScore(ctx, place.file_id, place.goal_id);
}

/** The same within a transaction; answers how the answers stood before. */
export async function recordAnswers(
  ctx: TxCtx,
  place: Place,
  { revision, answers, isSubmitted }: Giving,
): Promise<ReadonlyMap<number, AnswerRow>> {
  // The call is held before its score, in the order of runs over past calls.
  const [file] = await holdFileRows(ctx, [place.file_id]);
  const row = await holdScore(ctx.db, ctx.workspaceId, place.goal_id, place.file_id);
  if (file === undefined || row === undefined) throw fail('goals.no_score');
  if (revision !== null && row.revision !== revision) throw fail('goals.answered_meanwhile');
  const form = await formOf(ctx, place);
  const found = await findScores(ctx.db, ctx.workspaceId, [place.file_id], [place.goal_id]);
  const before = new Map(found.answers.map((one) => [one.question_id, one]));
  for (const answer of answers)
    await give(ctx, place, { ...form, version: row.version }, { before, answer, isBlind: revision === null });
  if (isSubmitted) await publishScore(ctx.db, ctx.workspaceId, place.goal_id, place.file_id, ctx.now());
  await rescore(ctx, place, form, row);
  await learnFromReviews(ctx, place.goal_id, new Set(answers.map(({ question_id }) => question_id)));
  const { name } = await getFileRow(ctx, place.file_id);
  const said = answers.map(({ question_id, state, answer }) => ({ question_id, state, answer }));
  await audit(ctx, {
    action: 'score.answered',
    subjectId: place.file_id,
    subject: name,
    after: { goal: form.name, answers: said, published: isSubmitted },
  });
  return before;
}

/** The form that a call was scored with. Throws `goals.no_score`. */
export async function formOf(ctx: Ctx, { file_id, goal_id }: Place) {
  const forms = await findScoredForms(ctx.db, ctx.workspaceId, [file_id]);
  const found = forms.find((one) => one.goal_id === goal_id);
  if (found === undefined) throw fail('goals.no_score');
  const form = GoalInput.parse(found.body);
  return { ...form, name: found.name, groups: numberQuestions(form.groups, 0).groups };
}

type Form = Awaited<ReturnType<typeof formOf>>;

async function give(
  ctx: TxCtx,
  place: Place,
  { groups, version }: Pick<Form, 'groups'> & { version: number },
  {
    before,
    answer: { question_id, ...given },
    isBlind,
  }: { before: ReadonlyMap<number, AnswerRow>; answer: GivenTo; isBlind: boolean },
): Promise<void> {
  const question = questionIn({ groups }, question_id);
  const row = before.get(question_id);
  if (row === undefined) throw fail('goals.no_question');
  refuseAnswer(question, given);
  // Whoever did not see the machine's answer cannot say why theirs is another.
  if (!isBlind) refuseUnexplained(row, given);
  const isTakenBack = given.state === 'cannot_tell';
  const isAnswer = given.state === 'answered';
  await writeGiven(
    ctx.db,
    ctx.workspaceId,
    { ...place, question_id },
    {
      given_state: isTakenBack ? null : given.state,
      given_answer: isAnswer ? given.answer : null,
      given_points: isAnswer ? given.points : null,
      given_version: isTakenBack ? null : version,
      comment: isTakenBack ? '' : given.comment,
      failure_reason: isAnswer ? given.failure_reason : null,
      user_id: isTakenBack ? null : ctx.userId,
      given_at: isTakenBack ? null : ctx.now(),
    },
  );
}

/** A question of a form. Throws `goals.no_question`. */
export function questionIn({ groups }: Pick<Form, 'groups'>, id: number): NumberedQuestion {
  const question = groups.flatMap(({ questions }) => questions).find((one) => one.id === id);
  if (question === undefined) throw fail('goals.no_question');
  return question;
}

/** Points of an answer that somebody settles without giving any: words get all that their question has, others follow from the answer. */
export const pointsOf = ({ mode, control_value }: NumberedQuestion): number | null =>
  mode === 'text' ? control_value : null;

/** Throws `goals.no_question`, `goals.invalid_answer`. */
export function refuseAnswers(form: Pick<Form, 'groups'>, answers: readonly GivenTo[]): void {
  for (const { question_id, ...given } of answers) refuseAnswer(questionIn(form, question_id), given);
}

/** Throws `goals.invalid_answer`. */
export function refuseAnswer(question: NumberedQuestion, given: GivenAnswer): void {
  const { state, answer, points, failure_reason } = given;
  if (state === 'cannot_tell') return;
  if (state === 'answered' && creditOf(question, answer, points) === null) throw fail('goals.invalid_answer');
  if (failure_reason !== null && !question.failure_reasons.includes(failure_reason))
    throw fail('goals.invalid_answer');
}

function refuseUnexplained(row: AnswerRow, { state, answer, comment }: GivenAnswer): void {
  if (state === 'cannot_tell') return;
  const isOther = row.state === 'answered' && (state !== 'answered' || row.answer !== answer);
  const isAsked = row.state === 'not_applicable' && state === 'answered';
  if ((isOther || isAsked) && comment === '') throw fail('goals.comment_needed');
}

/** The score by the answers as they stand now. */
async function rescore(ctx: TxCtx, { file_id, goal_id }: Place, form: Form, row: ScoreRow): Promise<void> {
  const { answers } = await findScores(ctx.db, ctx.workspaceId, [file_id], [goal_id]);
  const counted = new Map(answers.map((one) => [one.question_id, countedOf(one)]));
  const found = scoreOf(form.groups, counted, form.pass_from);
  const { answers: _, failed_by, ...score } = found;
  await putCredits(ctx.db, ctx.workspaceId, changedCredits(found, answers));
  await updateScore(
    ctx.db,
    ctx.workspaceId,
    { goal_id, file_id },
    {
      ...score,
      failed_by,
      revision: row.revision + 1,
      scored_at: ctx.now(),
    },
  );
  recountCalls(ctx, [file_id]);
  await announce(ctx.db, ctx.workspaceId, { event: 'file.changed', file_id });
}
