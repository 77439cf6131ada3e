import { fail } from '@earshot/core/errors.ts';
import type { NumberedQuestion } from '@earshot/core/goals/questions.ts';
import { type QuestionPower, type QuestionSwitch, SwitchReason } from '@earshot/core/goals/switches.ts';
import { beyondLimit } from '../../platform/beyond-limit.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { audit } from '../audit/audit.ts';
import { holdRule, holdToChange } from '../versions/versioned-changes.ts';
import { wordingOf } from './fingerprint.ts';
import { inputOf } from './goal-form.ts';
import { addGoalRun } from './goal-runs.ts';
import { findGoalRow, type GoalRow } from './goals.store.ts';
import { insertSwitch, listPowers, listSwitchRows } from './switches.store.ts';

type Switching = {
  goal_id: number;
  question_id: number;
  mode: QuestionPower;
  reason: Partial<SwitchReason> & Pick<SwitchReason, 'code'>;
};

/**
 * Has a question of a goal answer by itself, or only suggest, until it is switched again or asks something else. Scores that nobody
 * has published are asked that question again by a run. Where it is so already, nothing happens and null is answered; without
 * `userId` in the context it switched by itself. Throws `goals.not_found`, `goals.no_question`, `goals.cannot_switch`.
 */
export function switchQuestion(ctx: Ctx, switching: Switching): Promise<QuestionSwitch | null> {
  // A review of somebody limited may be what makes a question suggest: it does so for everybody.
  return transact(ctx, (ctx) =>
    beyondLimit(ctx, 'a question is switched for all calls', (ctx) => write(ctx, switching)),
  );
}

async function write(
  ctx: TxCtx,
  { goal_id, question_id, mode, reason }: Switching,
): Promise<QuestionSwitch | null> {
  // Held, so that of two at once the second sees what the first did. A lock keeps people from it, not the machine.
  const hold = reason.code === 'person' ? holdToChange : holdRule;
  const goal = await hold<GoalRow>(ctx, 'goal', goal_id);
  const question = questionOf(goal, question_id);
  if (question === undefined) throw fail('goals.no_question');
  if (question.answer_by.kind === 'person') throw fail('goals.cannot_switch');
  if ((await powerOf(ctx, goal_id, question)) === mode) return null;
  const id = await insertSwitch(ctx.db, ctx.workspaceId, {
    goal_id,
    question_id,
    wording: wordingOf(question),
    mode,
    user_id: reason.code === 'person' ? ctx.userId : null,
    reason: SwitchReason.parse(reason),
    created_at: ctx.now(),
  });
  await audit(ctx, {
    action: 'goal.switched',
    subjectId: goal_id,
    subject: goal.name,
    after: { question: question.text, mode },
  });
  await addGoalRun(ctx, { goal_id, version: goal.version, since: null, question_id });
  const { rows } = await listSwitchRows(ctx.db, ctx.workspaceId, goal_id, { limit: 1, offset: 0 });
  const row = rows.find((one) => one.id === id);
  return row === undefined ? null : present(row, true);
}

const questionOf = (goal: GoalRow, id: number) =>
  inputOf(goal)
    .groups.flatMap(({ questions }) => questions)
    .find((one) => one.id === id);

async function powerOf(
  ctx: Ctx,
  goalId: number,
  question: Pick<NumberedQuestion, 'text' | 'mode'> & { id?: number | undefined },
): Promise<QuestionPower> {
  const wording = wordingOf(question);
  const powers = await listPowers(ctx.db, ctx.workspaceId, [goalId]);
  const own = powers.find((one) => one.question_id === question.id && one.wording === wording);
  return own?.mode === 'assist' ? 'assist' : 'automatic';
}

/** Switches a question because a person wants it. Where it is so already, the switch that made it so is answered. */
export async function switchByHand(
  ctx: Ctx,
  place: Pick<Switching, 'goal_id' | 'question_id'>,
  { mode, note }: { mode: QuestionPower; note: string },
): Promise<QuestionSwitch> {
  const made = await switchQuestion(ctx, { ...place, mode, reason: { code: 'person', note } });
  if (made !== null) return made;
  const { results } = await listSwitches(ctx, place.goal_id, { limit: 1000, offset: 0 });
  const known = results.find((one) => one.question_id === place.question_id && one.is_current);
  return known ?? asItBegan(place.question_id);
}

/** A question that was never switched answers by itself. */
const asItBegan = (question_id: number): QuestionSwitch => ({
  id: 0,
  question_id,
  mode: 'automatic',
  person: null,
  reason: SwitchReason.parse({ code: 'person' }),
  created: new Date(0).toISOString(),
  is_current: true,
});

/**
 * Switches of the questions of a goal, newest first. Somebody limited to their teams sees which, but no numbers: these are of the
 * calls of everybody.
 */
export async function listSwitches(ctx: Ctx, goalId: number, page: { limit: number; offset: number }) {
  const goal = await findGoalRow(ctx.db, ctx.workspaceId, goalId);
  if (goal === undefined) throw fail('goals.not_found');
  const isLimited = ctx.limit !== null;
  const { rows, count } = await beyondLimit(ctx, 'which questions only suggest', (ctx) =>
    listSwitchRows(ctx.db, ctx.workspaceId, goalId, page),
  );
  const seen = new Set<number>();
  const results = rows.map((row) => {
    const question = questionOf(goal, row.question_id);
    const holds = question !== undefined && wordingOf(question) === row.wording;
    const isCurrent = holds && !seen.has(row.question_id);
    if (holds) seen.add(row.question_id);
    const shown = present(row, isCurrent);
    const { code, note } = shown.reason;
    return isLimited ? { ...shown, reason: SwitchReason.parse({ code, note }) } : shown;
  });
  return { count, ...page, results };
}

type SwitchRow = Awaited<ReturnType<typeof listSwitchRows>>['rows'][number];

const present = (row: SwitchRow, is_current: boolean): QuestionSwitch => ({
  id: row.id,
  question_id: row.question_id,
  mode: row.mode === 'assist' ? 'assist' : 'automatic',
  person: row.person,
  reason: SwitchReason.parse(row.reason),
  created: row.created_at.toISOString(),
  is_current,
});
