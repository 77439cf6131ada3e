import { CallMoment } from '@earshot/core/detection/moments.ts';
import type { BodyOf, QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { AnswerState, AnswerValue } from '@earshot/core/goals/answers.ts';
import type * as api from '@earshot/core/reviews/disputes.api.ts';
import type { Dispute, DisputeStatus } from '@earshot/core/reviews/disputes.ts';
import { disputeUntil } from '@earshot/core/reviews/own-days.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { unlessTaken } from '../../platform/database.ts';
import { audit } from '../audit/audit.ts';
import { momentInCall } from '../call-index/moment-in-call.ts';
import { getFileRow } from '../files/files.ts';
import { membersWhoSee } from '../files/who-sees.ts';
import {
  formOf,
  type Place,
  pointsOf,
  questionIn,
  recordAnswers,
  refuseAnswer,
} from '../goals/answer-call.ts';
import { countedOf, getCallScore, storedScore } from '../goals/call-scores.ts';
import { questionsAsked } from '../goals/goal-versions.ts';
import { notify } from '../notifications/notifications.ts';
import { countOverturned, findShownDispute, listDisputeRows, type ShownDispute } from './disputes.queries.ts';
import { decideRow, holdDispute, insertDispute } from './disputes.store.ts';
import { assertOwnScore } from './own-scores.ts';
import { endOfDay } from './review-days.queries.ts';
import { reviewerNames } from './reviewers.ts';
import { clockOf } from './reviews.ts';

/** Days within which a dispute should be decided. */
const decideWithinDays = 5;

/** An operator disputes an answer about the own call. Throws `disputes.too_late`, `disputes.is_open`, `disputes.same_answer`. */
export async function disputeAnswer(
  ctx: Ctx,
  place: Place,
  { question_id, wanted_state, wanted_answer, comment, at }: BodyOf<typeof api.disputeAnswer>,
): Promise<Dispute> {
  const { userId, published_at } = await assertOwnScore(ctx, place);
  const form = await formOf(ctx, place);
  if (disputeUntil(published_at, form.dispute_days, ctx.now()) === null) throw fail('disputes.too_late');
  const question = questionIn(form, question_id);
  const { score, answers } = await storedScore(ctx, place);
  const row = answers.get(question_id);
  if (row === undefined || score === undefined) throw fail('goals.no_question');
  const isAnswer = wanted_state === 'answered';
  if (isAnswer)
    refuseAnswer(question, {
      state: wanted_state,
      answer: wanted_answer,
      points: pointsOf(question),
      comment,
      failure_reason: null,
    });
  const was = countedOf(row);
  if (was.state === wanted_state && (!isAnswer || was.answer === wanted_answer))
    throw fail('disputes.same_answer');
  const moment = at === null ? null : await momentInCall(ctx, place.file_id, at);
  const { name } = await getFileRow(ctx, place.file_id);
  const due_at = await endOfDay(ctx.db, await clockOf(ctx), { after: decideWithinDays });
  const id = await unlessTaken('disputes_open', 'disputes.is_open', () =>
    transact(ctx, async (ctx) => {
      const id = await insertDispute(ctx.db, ctx.workspaceId, {
        ...place,
        question_id,
        wanted_state,
        wanted_answer: isAnswer ? wanted_answer : null,
        comment,
        moment,
        was_state: was.state,
        was_answer: was.answer,
        was_by: row.given_state === null ? null : row.user_id,
        score_before: score.score,
        user_id: userId,
        created_at: ctx.now(),
        due_at,
      });
      await audit(ctx, {
        action: 'dispute.opened',
        subjectId: place.file_id,
        subject: name,
        after: { question_id },
      });
      await notify(ctx, await whoDecides(ctx, place.file_id, row.user_id), {
        kind: 'dispute.opened',
        params: { name: ctx.actorName, call: name },
        link: '/reviews?tab=disputes',
      });
      return id;
    }),
  );
  return getDispute(ctx, id);
}

/** Reviewers who see the call, but for whoever gave the answer. */
async function whoDecides(ctx: Ctx, fileId: string, answeredBy: number | null): Promise<number[]> {
  const may = await reviewerNames(ctx);
  const seeing = (await membersWhoSee(ctx, fileId)).map(({ user_id }) => user_id);
  return seeing.filter((id) => id !== answeredBy && may.has(id));
}

export async function getDispute(ctx: Ctx, id: number): Promise<Dispute> {
  const row = await findShownDispute(ctx.db, ctx.workspaceId, id);
  const [dispute] = row === undefined ? [] : await present(ctx, [row]);
  if (dispute === undefined) throw fail('disputes.not_found');
  return dispute;
}

export async function listDisputes(
  ctx: Ctx,
  { limit, offset, ...narrowing }: QueryOf<typeof api.listDisputes>,
): Promise<ReplyOf<typeof api.listDisputes>> {
  const found = await listDisputeRows(ctx.db, ctx.workspaceId, { limit, offset, ...narrowing });
  return { count: found.count, limit, offset, results: await present(ctx, found.rows), open: found.open };
}

async function present(ctx: Ctx, rows: readonly ShownDispute[]): Promise<Dispute[]> {
  const asked = await questionsAsked(ctx, rows);
  return rows.map((row) => ({
    id: row.id,
    goal_id: row.goal_id,
    goal: row.goal,
    file_id: row.file_id,
    file_name: row.file_name,
    duration_ms: row.duration_ms,
    type: row.type,
    audio_removed: row.audio_removed,
    question_id: row.question_id,
    question: asked(row.goal_id, row.version, row.question_id)?.text ?? '',
    operator: row.agent_id === null ? null : { id: row.agent_id, name: row.operator ?? '' },
    wanted_state: row.wanted_state as AnswerState,
    wanted_answer: row.wanted_answer as AnswerValue,
    comment: row.comment,
    moment: CallMoment.nullable().parse(row.moment),
    status: row.status as DisputeStatus,
    was_state: row.was_state as AnswerState,
    was_answer: row.was_answer as AnswerValue,
    answered_by: row.answered_by,
    decision: row.decision,
    decided_by: row.decided_by_name,
    created: row.created_at.toISOString(),
    due_at: row.due_at?.toISOString() ?? null,
    decided_at: row.decided_at?.toISOString() ?? null,
  }));
}

/** A lead changes the answer, or keeps it; never about the own answer, unless nobody else could. */
export async function decideDispute(
  ctx: Ctx,
  id: number,
  { decision, comment, answer }: BodyOf<typeof api.decideDispute>,
): Promise<ReplyOf<typeof api.decideDispute>> {
  const place = await transact(ctx, async (ctx) => {
    const row = await holdDispute(ctx.db, ctx.workspaceId, id);
    if (row === undefined) throw fail('disputes.not_found');
    if (row.status !== 'open') throw fail('disputes.is_decided');
    if (row.user_id === ctx.userId) throw fail('disputes.not_ones_own');
    if (row.was_by === ctx.userId && (await whoDecides(ctx, row.file_id, row.was_by)).length > 0)
      throw fail('disputes.not_ones_own');
    const place = { file_id: row.file_id, goal_id: row.goal_id };
    if (decision === 'changed') {
      const question = questionIn(await formOf(ctx, place), row.question_id);
      const { score } = await storedScore(ctx, place);
      const isAnswer = row.wanted_state === 'answered' || answer !== undefined;
      await recordAnswers(ctx, place, {
        revision: score?.revision ?? 0,
        isSubmitted: false,
        answers: [
          {
            question_id: row.question_id,
            state: isAnswer ? 'answered' : 'not_applicable',
            answer: isAnswer ? (answer ?? (row.wanted_answer as AnswerValue)) : null,
            points: pointsOf(question),
            comment,
            failure_reason: null,
          },
        ],
      });
    }
    await decideRow(ctx.db, ctx.workspaceId, id, {
      status: decision,
      decision: comment,
      decided_by: ctx.userId,
      decided_at: ctx.now(),
    });
    const { name } = await getFileRow(ctx, row.file_id);
    await audit(ctx, {
      action: 'dispute.decided',
      subjectId: row.file_id,
      subject: name,
      after: { decision },
    });
    await notify(ctx, [row.user_id], {
      kind: 'dispute.decided',
      params: { call: name, decision },
      link: `/my-calls?file=${row.file_id}`,
    });
    return place;
  });
  return { dispute: await getDispute(ctx, id), score: await getCallScore(ctx, place.file_id, place.goal_id) };
}

export async function getOverturned(
  ctx: Ctx,
  { goal_id }: QueryOf<typeof api.getOverturned>,
): Promise<ReplyOf<typeof api.getOverturned>> {
  const { questions, reviewers } = await countOverturned(ctx.db, ctx.workspaceId, goal_id);
  const asked = await questionsAsked(ctx, questions);
  return {
    questions: questions.map(({ version, ...one }) => ({
      ...one,
      question: asked(one.goal_id, version, one.question_id)?.text ?? '',
    })),
    reviewers,
  };
}
