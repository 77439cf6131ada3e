import { agreementOf, percentOf } from '@earshot/core/agreement/agreement.ts';
import { levelOf, machineUnits } from '@earshot/core/reviews/agreement-rows.ts';
import { fallsBelow } from '@earshot/core/reviews/falls-below.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { getGoalForm } from '../goals/goal-form.ts';
import { answeringOf } from '../goals/learning-states.ts';
import { switchQuestion } from '../goals/switch-question.ts';
import { notify } from '../notifications/notifications.ts';
import { roleOf } from '../users/memberships.ts';
import { blindAnswers } from './agreement.ts';
import { findReview } from './reviews.store.ts';

/** So long ago answers still tell how far people agree now. */
const lookBackMs = 12 * 7 * 86_400_000;

/**
 * After each blind review: a question with which people agree less often than its bar asks answers no more by itself. It goes on to
 * suggest, and what it suggests is compared, so that a person may let it answer again.
 */
export async function watchAgreement(
  ctx: Ctx,
  { review_id, goal_id }: { review_id: number; goal_id: number },
): Promise<void> {
  const review = await findReview(ctx.db, ctx.workspaceId, review_id);
  if (review === undefined || !review.is_blind) return;
  const answering = await answeringOf(ctx, goal_id);
  const until = ctx.now();
  const asked = { goalId: goal_id, from: new Date(until.getTime() - lookBackMs), until };
  for (const { question, rows } of await blindAnswers(ctx, asked)) {
    const level = levelOf(question.mode);
    if (level === null || answering.get(question.id) !== 'automatic') continue;
    const units = machineUnits(rows, level).map(({ unit }) => unit);
    const percent = percentOf(units);
    if (!fallsBelow(percent, question.agreement_bar) || percent === null) continue;
    const { n, kappa } = agreementOf(units, { level });
    const { value, low, high } = percent;
    const reason = {
      code: 'low_agreement',
      percent: value,
      kappa: kappa?.value ?? null,
      low,
      high,
      n,
    } as const;
    const switched = await switchQuestion(
      { ...ctx, userId: null },
      {
        goal_id,
        question_id: question.id,
        mode: 'assist',
        reason: { ...reason, bar: question.agreement_bar },
      },
    );
    if (switched !== null) await tell(ctx, goal_id, question.text);
  }
}

async function tell(ctx: Ctx, goalId: number, question: string): Promise<void> {
  const { author_id } = await getGoalForm(ctx, goalId);
  const isThere = author_id !== null && (await roleOf(ctx, author_id)) !== null;
  await transact(ctx, (ctx) =>
    notify(ctx, isThere && author_id !== null ? [author_id] : 'admins', {
      kind: 'question.assists',
      params: { question },
      link: `/reviews/agreement?goal=${goalId}`,
    }),
  );
}
