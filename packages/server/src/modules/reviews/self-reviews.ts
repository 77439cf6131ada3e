import type { BodyOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type * as api from '@earshot/core/reviews/self-reviews.api.ts';
import type { SelfReview } from '@earshot/core/reviews/self-reviews.api.ts';
import { beyondLimit } from '../../platform/beyond-limit.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { unlessTaken } from '../../platform/database.ts';
import { ownAgent } from '../agents/agent-accounts.ts';
import { scoresOfFiles } from '../files/files.queries.ts';
import { getFileRow } from '../files/files.ts';
import { formOf, type Place, refuseAnswers } from '../goals/answer-call.ts';
import { storedScore } from '../goals/call-scores.ts';
import { insertReviews } from './reviews.store.ts';
import { findSelfReview, listGivenAnswers } from './self-reviews.store.ts';
import { keepReview } from './submit-review.ts';

/**
 * The form of a call by a goal, and what the operator of the call says by it. Whoever sees the call may ask: operators the own ones.
 * Throws `files.not_found`, `goals.no_score`.
 */
export async function getSelfReview(ctx: Ctx, place: Place): Promise<SelfReview> {
  await getFileRow(ctx, place.file_id);
  const form = await beyondLimit(ctx, 'the form of a score that is not published is shown alone', (ctx) =>
    formAndVersion(ctx, place),
  );
  const sent = await sentBy(ctx, place);
  const { name, groups, pass_from, version } = form;
  return {
    ...place,
    goal: name,
    version,
    pass_from,
    groups,
    sent,
  };
}

/**
 * Goals by which a call is scored, with what its operator says by each; to the operator also those by which nothing is published
 * yet. Throws `files.not_found`.
 */
export async function listSelfReviews(
  ctx: Ctx,
  fileId: string,
): Promise<ReplyOf<typeof api.listSelfReviews>['results']> {
  const { agent_id } = await getFileRow(ctx, fileId);
  const list = async (ctx: Ctx) => (await scoresOfFiles(ctx.db, ctx.workspaceId, [fileId])).get(fileId) ?? [];
  const isOwn = agent_id !== null && agent_id === (await ownAgent(ctx))?.id;
  const goals = await (isOwn
    ? beyondLimit(ctx, 'names of the forms by which the own call is scored', list)
    : list(ctx));
  return Promise.all(
    goals.map(async ({ goal_id, name }) => ({
      goal_id,
      goal: name,
      sent: await sentBy(ctx, { goal_id, file_id: fileId }),
    })),
  );
}

async function sentBy(ctx: Ctx, place: Place): Promise<SelfReview['sent']> {
  const row = await findSelfReview(ctx.db, ctx.workspaceId, place);
  if (row === undefined) return null;
  return {
    id: row.id,
    score: row.score,
    passed: row.passed,
    submitted_at: (row.submitted_at ?? row.created_at).toISOString(),
    answers: await listGivenAnswers(ctx.db, ctx.workspaceId, row.id),
  };
}

async function formAndVersion(ctx: Ctx, place: Place) {
  const form = await formOf(ctx, place);
  const { score } = await storedScore(ctx, place);
  return { ...form, version: score?.version ?? 1 };
}

/**
 * What an operator says of the own call, once, before or beside a lead; it counts nowhere. Throws `scores.no_operator`,
 * `files.not_found` of the call of somebody else, `reviews.is_sent`.
 */
export async function submitSelfReview(
  ctx: Ctx,
  place: Place,
  { answers, seconds }: BodyOf<typeof api.submitSelfReview>,
): Promise<SelfReview> {
  const { agent_id } = await getFileRow(ctx, place.file_id);
  const agent = await ownAgent(ctx);
  if (agent === undefined) throw fail('scores.no_operator');
  if (agent_id !== agent.id) throw fail('files.not_found');
  const work = (ctx: TxCtx) => keepOwn(ctx, place, { answers, seconds });
  await unlessTaken('reviews_self', 'reviews.is_sent', () =>
    transact(ctx, (ctx) =>
      beyondLimit(ctx, 'answers are kept beside what the machine said, which is not told', work),
    ),
  );
  return getSelfReview(ctx, place);
}

async function keepOwn(
  ctx: TxCtx,
  place: Place,
  { answers, seconds }: BodyOf<typeof api.submitSelfReview>,
): Promise<void> {
  const form = await formOf(ctx, place);
  const { score, answers: before } = await storedScore(ctx, place);
  if (score === undefined) throw fail('goals.no_score');
  refuseAnswers(form, answers);
  const said = new Map(answers.map((one) => [one.question_id, one]));
  const given = [...said.values()].filter(({ state }) => state !== 'cannot_tell');
  const [id] = await insertReviews(ctx.db, ctx.workspaceId, [
    {
      ...place,
      kind: 'self',
      reason: 'own',
      chosen_by: {},
      is_blind: false,
      user_id: ctx.userId,
      due_at: null,
      created_at: ctx.now(),
    },
  ]);
  if (id === undefined) return;
  await keepReview(ctx, { ...place, id }, { given, before, seconds, score, form, counts: false });
}
