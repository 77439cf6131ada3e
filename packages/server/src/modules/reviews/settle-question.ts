import type { BodyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type * as api from '@earshot/core/reviews/calibrations.api.ts';
import type { CalibratedCall } from '@earshot/core/reviews/calibrations.api.ts';
import { assertMayDo } from '../../platform/authorise.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { audit } from '../audit/audit.ts';
import { formOf, pointsOf, questionIn, recordAnswers, refuseAnswer } from '../goals/answer-call.ts';
import { describeQuestion } from '../goals/describe-question.ts';
import { holdCalibration, putSettlement } from './calibrations.store.ts';
import { getCalibratedCall } from './calibrations.ts';

type Place = { id: number; file_id: string; question_id: number };

/**
 * What the answer to a question about a call is, after people have looked at where they differ. Throws `calibrations.is_open` while
 * somebody may still score blind.
 */
export async function settleQuestion(
  ctx: Ctx,
  { id, file_id, question_id }: Place,
  { state, answer, note, adds_to_description, is_reference }: BodyOf<typeof api.settleQuestion>,
): Promise<CalibratedCall> {
  await getCalibratedCall(ctx, id, file_id);
  if (adds_to_description) assertMayDo(ctx, 'goals.write');
  const goalId = await transact(ctx, async (ctx) => {
    const row = await holdCalibration(ctx.db, ctx.workspaceId, id);
    if (row === undefined) throw fail('calibrations.not_found');
    if (row.revealed_at === null) throw fail('calibrations.is_open');
    const place = { file_id, goal_id: row.goal_id };
    const question = questionIn(await formOf(ctx, place), question_id);
    const given = {
      state,
      answer: state === 'answered' ? answer : null,
      points: pointsOf(question),
      comment: note,
      failure_reason: null,
    };
    refuseAnswer(question, given);
    await putSettlement(ctx.db, ctx.workspaceId, {
      calibration_id: id,
      file_id,
      question_id,
      state,
      answer: given.answer,
      note,
      user_id: ctx.userId,
      settled_at: ctx.now(),
    });
    // Nobody overrules the machine here: what several people agreed on after they had scored blind stands.
    if (is_reference)
      await recordAnswers(ctx, place, {
        revision: null,
        isSubmitted: false,
        answers: [{ ...given, question_id }],
      });
    await audit(ctx, {
      action: 'calibration.settled',
      subjectId: id,
      subject: row.name,
      after: { question_id },
    });
    return row.goal_id;
  });
  if (adds_to_description && note !== '') await describeQuestion(ctx, goalId, question_id, note);
  return getCalibratedCall(ctx, id, file_id);
}
