import { dayAfter } from '@earshot/core/agents/day-steps.ts';
import type { QueryOf } from '@earshot/core/endpoint.ts';
import { dayOf } from '@earshot/core/findings/day.ts';
import type { NumberedQuestion } from '@earshot/core/goals/questions.ts';
import type {
  AgreementReport,
  getAgreement as endpoint,
  QuestionAgreement,
} from '@earshot/core/reviews/agreement.api.ts';
import {
  agreementOfQuestion,
  besideExpert,
  machineOfForm,
  peopleOfForm,
  totalsDiffer,
} from '@earshot/core/reviews/agreement-report.ts';
import type { BlindAnswer } from '@earshot/core/reviews/agreement-rows.ts';
import type { Ctx } from '../../platform/context.ts';
import { breathe } from '../../platform/one-at-a-time.ts';
import { getGoalForm } from '../goals/goal-form.ts';
import { getGoal } from '../goals/goals.ts';
import { versionsAsking } from '../goals/learn-from-reviews.ts';
import { type Answering, answeringOf } from '../goals/learning-states.ts';
import { listSwitches } from '../goals/switch-question.ts';
import { type Asked, findSettler, listBlindAnswers, listBlindTotals, namesOf } from './agreement.queries.ts';
import { momentsOf } from './review-days.ts';
import { clockOf } from './reviews.ts';

/** Days that are looked at where nobody says which. */
const usualDays = 90;

/** A question with what people answered to it blind, worded as it is now. */
export type AskedQuestion = { question: NumberedQuestion; number: string; rows: BlindAnswer[] };

/** The questions of a goal with their blind answers in a time. Throws `goals.not_found`. */
export async function blindAnswers(ctx: Ctx, asked: Asked): Promise<AskedQuestion[]> {
  const { groups } = await getGoalForm(ctx, asked.goalId);
  const versionsOf = await versionsAsking(ctx, asked.goalId);
  const rows = await listBlindAnswers(ctx.db, ctx.workspaceId, asked);
  const byQuestion = Map.groupBy(rows, ({ question_id }) => question_id);
  return groups.flatMap(({ questions }, group) =>
    questions.map((question, at) => {
      const versions = new Set(versionsOf(question));
      const own = (byQuestion.get(question.id) ?? []).filter(({ version }) => versions.has(version));
      return { question, number: `${group + 1}.${at + 1}`, rows: own };
    }),
  );
}

/** How far machine and people agree, and people among each other, question by question. */
export async function getAgreement(ctx: Ctx, query: QueryOf<typeof endpoint>): Promise<AgreementReport> {
  const goal = await getGoal(ctx, query.goal_id);
  const asked = await timeOf(ctx, query);
  const questions = await blindAnswers(ctx, asked);
  const answering = await answeringOf(ctx, goal.id);
  const totals = await listBlindTotals(ctx.db, ctx.workspaceId, asked);
  const { results: switches } = await listSwitches(ctx, goal.id, { limit: 50, offset: 0 });
  const found: QuestionAgreement[] = [];
  for (const one of questions) {
    await breathe();
    found.push(present(one, answering.get(one.question.id) ?? 'person', asked.until));
  }
  const expert = query.expert_id ?? (await findSettler(ctx.db, ctx.workspaceId, goal.id));
  const people = [...new Set(totals.map(({ user_id }) => user_id)), ...(expert === null ? [] : [expert])];
  const names = await namesOf(ctx.db, ctx.workspaceId, people);
  const reviewsOf = Map.groupBy(totals, ({ file_id }) => file_id);
  await breathe();
  const machine = machineOfForm(questions);
  await breathe();
  const amongPeople = peopleOfForm(questions);
  const reviewers: AgreementReport['reviewers'] = [];
  for (const user_id of expert === null ? [] : people.filter((id) => id !== expert).sort(rising)) {
    await breathe();
    const beside = besideExpert(questions, totals, { expert: expert ?? 0, user_id });
    reviewers.push({ user_id, name: names.get(user_id) ?? '', ...beside });
  }
  return {
    goal_id: goal.id,
    goal: goal.name,
    version: goal.version,
    reviewed: reviewsOf.size,
    twice: [...reviewsOf.values()].filter((some) => new Set(some.map(({ user_id }) => user_id)).size > 1)
      .length,
    answers: questions.reduce((sum, { rows }) => sum + rows.length, 0),
    machine,
    people: amongPeople,
    total_differs: totalsDiffer(totals),
    questions: found,
    switches,
    expert: expert === null ? null : { user_id: expert, name: names.get(expert) ?? '' },
    reviewers,
    raters: people.map((user_id) => ({ user_id, name: names.get(user_id) ?? '' })),
  };
}

const rising = (one: number, other: number): number => one - other;

async function timeOf(ctx: Ctx, { goal_id, from, to, language }: QueryOf<typeof endpoint>): Promise<Asked> {
  const { now, timeZone } = await clockOf(ctx);
  const last = to ?? dayOf(now, timeZone);
  const period = { from: from ?? dayAfter(last, 1 - usualDays), to: last };
  const { from: begins = now, until = now } = await momentsOf(ctx, period, timeZone);
  return { goalId: goal_id, from: begins, until, language };
}

function present(
  { question, number, rows }: AskedQuestion,
  state: Answering,
  until: Date,
): QuestionAgreement {
  return {
    question_id: question.id,
    number,
    question: question.text,
    mode: question.mode,
    answered_by: question.answer_by.kind,
    state,
    agreement_bar: question.agreement_bar,
    ...agreementOfQuestion(question, rows, until),
  };
}
