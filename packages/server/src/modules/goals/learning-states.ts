import { fail } from '@earshot/core/errors.ts';
import { heaviestWeights, type LearningState, missingReviews } from '@earshot/core/goals/learning-state.ts';
import type { NumberedQuestion } from '@earshot/core/goals/questions.ts';
import { LearnedQuestionModel } from '@earshot/core/learned-questions/learned-model.ts';
import { beyondLimit } from '../../platform/beyond-limit.ts';
import type { Ctx } from '../../platform/context.ts';
import { wordingOf } from './fingerprint.ts';
import { getGoalForm } from './goal-form.ts';
import { findGoalRow } from './goals.store.ts';
import { learnedQuestionsOf, versionsAsking } from './learn-from-reviews.ts';
import { listJudgements, listLearned } from './learned.store.ts';
import { countReviews } from './reviews-to-learn.queries.ts';
import { listPowers } from './switches.store.ts';

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

/** Who answers a question now: the machine, a person to whom it suggests, or a person alone. */
export type Answering = 'automatic' | 'assist' | 'person';

/** Who answers each question of a goal now, which is known to everybody who sees the goal. Throws `goals.not_found`. */
export function answeringOf(ctx: Ctx, goalId: number): Promise<Map<number, Answering>> {
  return beyondLimit(ctx, 'who answers the questions of a goal', async (ctx) => {
    const { groups } = await getGoalForm(ctx, goalId);
    const powers = await listPowers(ctx.db, ctx.workspaceId, [goalId]);
    const judgements = await listJudgements(ctx.db, ctx.workspaceId, goalId);
    return new Map(
      groups
        .flatMap(({ questions }) => questions)
        .map((question): [number, Answering] => {
          const { id, answer_by: by } = question;
          if (by.kind === 'person') return [id, 'person'];
          const wording = wordingOf(question);
          const isOf = (one: { question_id: number; wording: string }) =>
            one.question_id === id && one.wording === wording;
          const isLearning = by.kind === 'learned' && judgements.find(isOf)?.judgement !== 'automatic';
          return [id, isLearning || powers.find(isOf)?.mode === 'assist' ? 'assist' : 'automatic'];
        }),
    );
  });
}
