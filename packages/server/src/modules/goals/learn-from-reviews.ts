import { learnedEvery } from '@earshot/core/goals/learning-state.ts';
import type { NumberedQuestion } from '@earshot/core/goals/questions.ts';
import { beyondLimit } from '../../platform/beyond-limit.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import type { JobRun } from '../../platform/jobs.ts';
import { wordingOf } from './fingerprint.ts';
import { inputOf } from './goal-form.ts';
import { announceGoals } from './goal-runs.ts';
import { learnQuestionJob } from './goals.jobs.ts';
import { findGoalRow } from './goals.store.ts';
import { learnBeside } from './learn-beside.ts';
import { insertLearned, listLearnedHeads } from './learned.store.ts';
import { countReviews, listAsked, listReviews } from './reviews-to-learn.queries.ts';

/** The newest reviews say how a question is answered now; more would take minutes to learn from. */
const mostReviews = 1000;

/** Learned questions of a goal as it is now. */
export async function learnedQuestionsOf(ctx: Ctx, goalId: number): Promise<NumberedQuestion[]> {
  const saved = await findGoalRow(ctx.db, ctx.workspaceId, goalId);
  if (saved === undefined) return [];
  return inputOf(saved)
    .groups.flatMap(({ questions }) => questions)
    .flatMap((question) =>
      question.answer_by.kind === 'learned' && question.id !== undefined
        ? [{ ...question, id: question.id, options: [] }]
        : [],
    );
}

/** Has the learned questions of a goal learned anew that have enough new reviews; `among`: which were answered. */
export function learnFromReviews(ctx: TxCtx, goalId: number, among?: ReadonlySet<number>): Promise<void> {
  return beyondLimit(ctx, 'how many reviews there are', async (ctx) => {
    const questions = await learnedQuestionsOf(ctx, goalId);
    for (const { id } of await dueOf(ctx, goalId, questions, among)) {
      const payload = { workspace_id: ctx.workspaceId, goal_id: goalId, question_id: id };
      await ctx.jobs.add(ctx.db, learnQuestionJob, ctx.workspaceId, payload);
    }
  });
}

type Due = { id: number; wording: string; versions: number[]; reviews: number; last: number };

async function dueOf(
  ctx: Ctx,
  goalId: number,
  questions: readonly NumberedQuestion[],
  among?: ReadonlySet<number>,
): Promise<Due[]> {
  const meant = questions.filter(({ id }) => among === undefined || among.has(id));
  if (meant.length === 0) return [];
  const [versionsOf, heads] = [
    await versionsAsking(ctx, goalId),
    await listLearnedHeads(ctx.db, ctx.workspaceId, [goalId]),
  ];
  const due: Due[] = [];
  for (const question of meant) {
    const { id } = question;
    const wording = wordingOf(question);
    const versions = versionsOf(question);
    const { n, yes, no } = await countReviews(ctx.db, ctx.workspaceId, {
      goal_id: goalId,
      question_id: id,
      versions,
    });
    const own = heads.filter(({ question_id }) => question_id === id);
    const known = own.find((head) => head.wording === wording)?.reviews ?? 0;
    // Of one answer alone nothing can be learned.
    if (yes > 0 && no > 0 && n - known >= learnedEvery)
      due.push({ id, wording, versions, reviews: n, last: own[0]?.version ?? 0 });
  }
  return due;
}

/** The versions of a goal that ask a question in the words and the mode it has now. */
export async function versionsAsking(
  ctx: Ctx,
  goalId: number,
): Promise<(question: NumberedQuestion) => number[]> {
  const asked = await listAsked(ctx.db, ctx.workspaceId, goalId);
  return ({ id, text, mode }) =>
    asked
      .filter((one) => one.question_id === id && one.mode === mode && one.text.trim() === text.trim())
      .map(({ version }) => version);
}

/**
 * Learns a question from its reviews and keeps that as the next version, for calls from then on. The same reviews make the same
 * version, so that a job that was killed is done again; where fewer reviews than that are new, nothing happens.
 */
export async function learnQuestion(
  ctx: Ctx,
  { goal_id, question_id }: { goal_id: number; question_id: number },
  job: JobRun,
): Promise<void> {
  const questions = await learnedQuestionsOf(ctx, goal_id);
  const [due] = await dueOf(ctx, goal_id, questions, new Set([question_id]));
  if (due === undefined) return;
  const { versions, wording, reviews, last } = due;
  const asked = { goal_id, question_id, versions };
  const found = await listReviews(ctx.db, ctx.workspaceId, asked, mostReviews);
  const model = await learnBeside(ctx, found, job.signal);
  if (model === null) return;
  await transact(ctx, async (ctx) => {
    const version = last + 1;
    const created_at = ctx.now();
    const row = { goal_id, question_id, version, wording, model, reviews, created_at };
    // Another worker may have been faster; it has learned the same.
    if (await insertLearned(ctx.db, ctx.workspaceId, row)) await announceGoals(ctx);
  });
}
