import { fail } from '@earshot/core/errors.ts';
import { heaviestWeights, type LearningState, missingReviews } from '@earshot/core/goals/learning-state.ts';
import type { NumberedQuestion } from '@earshot/core/goals/questions.ts';
import { LearnedQuestionModel } from '@earshot/core/learned-questions/learned-model.ts';
import type { Ctx } from '../../platform/context.ts';
import { wordingOf } from './fingerprint.ts';
import { findGoalRow } from './goals.store.ts';
import { learnedQuestionsOf, versionsAsking } from './learn-from-reviews.ts';
import { listLearned } from './learned.store.ts';
import { countReviews } from './reviews-to-learn.queries.ts';

/**
 * How far each learned question of a goal has been learned. Somebody limited to their teams gets none: it is made of the calls of
 * everybody, and its terms were said in them. Throws `goals.not_found`.
 */
export async function learningStates(ctx: Ctx, goalId: number): Promise<{ results: LearningState[] }> {
  if ((await findGoalRow(ctx.db, ctx.workspaceId, goalId)) === undefined) throw fail('goals.not_found');
  if (ctx.limit !== null) return { results: [] };
  const questions = await learnedQuestionsOf(ctx, goalId);
  if (questions.length === 0) return { results: [] };
  const versionsOf = await versionsAsking(ctx, goalId);
  const rows = await listLearned(ctx.db, ctx.workspaceId, goalId);
  const results: LearningState[] = [];
  for (const question of questions) {
    const versions = versionsOf(question);
    const asked = { goal_id: goalId, question_id: question.id, versions };
    const reviews = await countReviews(ctx.db, ctx.workspaceId, asked);
    results.push({ ...ofVersions(question, rows), reviews, missing: missingReviews(reviews) });
  }
  return { results };
}

function ofVersions(question: NumberedQuestion, rows: Awaited<ReturnType<typeof listLearned>>) {
  const wording = wordingOf(question);
  const own = rows
    .filter((row) => row.question_id === question.id && row.wording === wording)
    .map(({ model, ...row }) => ({ ...row, model: LearnedQuestionModel.parse(model) }));
  const newest = own[0]?.model;
  return {
    question_id: question.id,
    versions: own.map(({ version, created_at, reviews, model }) => ({
      version,
      created: created_at.toISOString(),
      reviews,
      percent: model.agreement?.percent ?? null,
      kappa: model.agreement?.kappa ?? null,
      judgement: model.judgement,
      reason: model.reason,
    })),
    gate: newest?.gate ?? null,
    weights: newest === undefined ? [] : heaviestWeights(newest, true),
  };
}
