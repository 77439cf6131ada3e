import type { CallMoment } from '@earshot/core/detection/moments.ts';
import { fail } from '@earshot/core/errors.ts';
import type { AnswerGround, AnswerReason, AnswerState, AnswerValue } from '@earshot/core/goals/answers.ts';
import type { CallScore, ScoreAnswer } from '@earshot/core/goals/goals.api.ts';
import { GoalInput } from '@earshot/core/goals/goals.ts';
import { numberQuestions } from '@earshot/core/goals/number-questions.ts';
import type { NumberedQuestion } from '@earshot/core/goals/questions.ts';
import { scoreOf } from '@earshot/core/goals/score.ts';
import type { Ctx } from '../../platform/context.ts';
import { getFileRow } from '../files/files.ts';
import { findScoredForms } from './goal-versions.queries.ts';
import { type AnswerRow, countedOf, findScores, type ScoreRow } from './scores.store.ts';

/** Every score of a call with its answers and why; a score is that of the form as it was. */
export async function listCallScores(ctx: Ctx, fileId: string): Promise<CallScore[]> {
  await getFileRow(ctx, fileId);
  const { scores, answers } = await findScores(ctx.db, ctx.workspaceId, [fileId]);
  if (scores.length === 0) return [];
  const forms = await findScoredForms(ctx.db, ctx.workspaceId, [fileId]);
  return scores.flatMap((row) => {
    const form = forms.find(({ goal_id, version }) => goal_id === row.goal_id && version === row.version);
    if (form === undefined) return [];
    const own = answers.filter(({ goal_id }) => goal_id === row.goal_id);
    return [present(row, form.name, GoalInput.parse(form.body), own)];
  });
}

/** One of them. Throws `goals.no_score`. */
export async function getCallScore(ctx: Ctx, fileId: string, goalId: number): Promise<CallScore> {
  const score = (await listCallScores(ctx, fileId)).find(({ goal_id }) => goal_id === goalId);
  if (score === undefined) throw fail('goals.no_score');
  return score;
}

/** A score and its answers as they are stored; nothing where the call has none by the goal. */
export async function storedScore(
  ctx: Ctx,
  { file_id, goal_id }: { file_id: string; goal_id: number },
): Promise<{ score: ScoreRow | undefined; answers: ReadonlyMap<number, AnswerRow> }> {
  const { scores, answers } = await findScores(ctx.db, ctx.workspaceId, [file_id], [goal_id]);
  return { score: scores[0], answers: new Map(answers.map((one) => [one.question_id, one])) };
}
export { type AnswerRow, countedOf, type ScoreRow };

function present(row: ScoreRow, name: string, form: GoalInput, answers: readonly AnswerRow[]): CallScore {
  const { groups } = numberQuestions(form.groups, 0);
  const byId = new Map(answers.map((one) => [one.question_id, one]));
  const counted = new Map(answers.map((one) => [one.question_id, countedOf(one)]));
  const points = new Map(
    scoreOf(groups, counted, form.pass_from).answers.map((one) => [one.question_id, one]),
  );
  const shown = groups
    .flatMap(({ questions }) => questions)
    .flatMap((question): ScoreAnswer[] => {
      const answer = byId.get(question.id);
      const { earned = null, possible = question.control_value } = points.get(question.id) ?? {};
      return answer === undefined ? [] : [presentAnswer(question, answer, { earned, possible })];
    });
  return {
    goal_id: row.goal_id,
    name,
    version: row.version,
    revision: row.revision,
    score: row.score,
    machine_score: row.machine_score,
    is_provisional: row.is_provisional,
    passed: row.passed,
    pass_from: form.pass_from,
    earned: row.earned,
    possible: row.possible,
    failed_by: row.failed_by as number[],
    published_at: row.published_at?.toISOString() ?? null,
    groups,
    answers: shown,
  };
}

function presentAnswer(
  question: NumberedQuestion,
  row: AnswerRow,
  points: { earned: number | null; possible: number },
): ScoreAnswer {
  const machine = {
    state: row.state as AnswerState,
    answer: row.answer as AnswerValue,
    suggestion: row.suggestion as AnswerValue,
    confidence: row.confidence,
    reason: row.reason as AnswerReason,
  };
  const isGiven = row.given_state !== null;
  return {
    question_id: question.id,
    state: (isGiven ? row.given_state : row.state) as AnswerState,
    answer: (isGiven ? row.given_answer : row.answer) as AnswerValue,
    ...points,
    confidence: isGiven ? null : row.confidence,
    by: isGiven ? 'person' : 'machine',
    person: row.person,
    answered_by: question.answer_by.kind,
    reason: isGiven ? 'person' : machine.reason,
    value: row.value,
    note: row.note,
    comment: row.comment,
    failure_reason: row.failure_reason,
    moments: row.moments as CallMoment[],
    grounds: row.grounds as AnswerGround[],
    machine,
  };
}
