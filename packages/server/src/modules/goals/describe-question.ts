import { fail } from '@earshot/core/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { inputOf } from './goal-form.ts';
import { findGoalRow } from './goals.store.ts';
import { updateGoal } from './goals.ts';

const longestDescription = 2000;

/** Adds a note to what a scorer reads beside a question, as a new version of the form for calls from then on. */
export async function describeQuestion(
  ctx: Ctx,
  goalId: number,
  questionId: number,
  note: string,
): Promise<void> {
  const row = await findGoalRow(ctx.db, ctx.workspaceId, goalId);
  if (row === undefined) throw fail('goals.not_found');
  const form = inputOf(row);
  const groups = form.groups.map((group) => ({
    ...group,
    questions: group.questions.map((question) =>
      question.id === questionId
        ? {
            ...question,
            description: [question.description, note].filter(Boolean).join('\n').slice(-longestDescription),
          }
        : question,
    ),
  }));
  await updateGoal(ctx, goalId, { ...form, groups, apply: 'from_now_on' });
}
