import type { BodyOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type * as api from '@earshot/core/goals/goals.api.ts';
import { type Goal, GoalInput, goalNameLength } from '@earshot/core/goals/goals.ts';
import { numberQuestions } from '@earshot/core/goals/number-questions.ts';
import { freeName } from '@earshot/core/rules/free-name.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { extensionsOf } from '../../platform/extensions.ts';
import { isSameJson } from '../audit/audit.ts';
import {
  forgetRule,
  holdRule,
  holdToChange,
  keepChange,
  keepFirst,
  lockRule,
  presentRule,
  savingRule,
} from '../versions/versioned-changes.ts';
import { countVersioned } from '../versions/versions.ts';
import { inputOf } from './goal-form.ts';
import { refuseGoal } from './goal-input.ts';
import { startGoalRun } from './goal-runs.ts';
import {
  findGoalGroups,
  findGoalRow,
  type GoalRow,
  insertGoalRow,
  listGoalNames,
  listGoalRows,
  listWorkspaceGoals,
  removeGoalRow,
  type ShownGoalRow,
  sumScores,
  updateGoalRow,
} from './goals.store.ts';
import { learnFromReviews } from './learn-from-reviews.ts';
import { leavingGoals } from './leaving-goals.ts';

type Saving = BodyOf<typeof api.createGoal>;

/** What scores follow from; without a change of it there is no new version. */
const definitionOf = ({ applies_to, groups, pass_from }: GoalInput) => ({ applies_to, groups, pass_from });

async function present(ctx: Ctx, rows: readonly ShownGoalRow[]): Promise<Goal[]> {
  const sums = await sumScores(
    ctx.db,
    ctx.workspaceId,
    rows.map(({ id }) => id),
  );
  const byId = new Map(sums.map((one) => [one.goal_id, one]));
  return rows.map((row) => {
    const { files = 0, mean = null, passed = 0, failed = 0 } = byId.get(row.id) ?? {};
    return { ...inputOf(row), ...presentRule(ctx, row), files, mean, passed, failed };
  });
}

export async function listGoals(
  ctx: Ctx,
  page: { limit: number; offset: number },
): Promise<ReplyOf<typeof api.listGoals>> {
  const [rows, count] = await Promise.all([
    listGoalRows(ctx.db, ctx.workspaceId, page),
    countVersioned(ctx, 'goal'),
  ]);
  return { count, ...page, results: await present(ctx, rows) };
}

export async function getGoal(ctx: Ctx, id: number): Promise<Goal> {
  const row = await findGoalRow(ctx.db, ctx.workspaceId, id);
  const [goal] = row === undefined ? [] : await present(ctx, [row]);
  if (goal === undefined) throw fail('goals.not_found');
  return goal;
}

/** All goals of the workspace by their number. */
export async function goalNames(ctx: Ctx): Promise<Map<number, string>> {
  const rows = await listWorkspaceGoals(ctx.db, ctx.workspaceId);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** How many questions each of some goals asks now. */
export async function countQuestions(ctx: Ctx, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await findGoalGroups(ctx.db, ctx.workspaceId, ids);
  return new Map(
    rows.map(({ id, groups }) => [
      id,
      (groups as GoalInput['groups']).reduce((sum, { questions }) => sum + questions.length, 0),
    ]),
  );
}

export async function createGoal(ctx: Ctx, input: Saving): Promise<Goal> {
  return getGoal(ctx, await addGoal(ctx, input));
}

async function addGoal(ctx: Ctx, { apply, ...input }: Saving): Promise<number> {
  const { groups, last } = numberQuestions(input.groups, 0);
  const goal = { ...input, groups };
  await refuseGoal(ctx, goal, null);
  return savingRule(ctx, 'goal', async (ctx) => {
    const id = await insertGoalRow(ctx.db, ctx.workspaceId, {
      ...goal,
      last_number: last,
      applies_from: apply === 'history' ? null : ctx.now(),
      author_id: ctx.userId,
      updated_at: ctx.now(),
    });
    await keepFirst(ctx, 'goal', id, goal);
    if (apply === 'history') await startGoalRun(ctx, id, null);
    return id;
  });
}

export async function updateGoal(ctx: Ctx, id: number, { apply, ...input }: Saving): Promise<Goal> {
  const saved = await findGoalRow(ctx.db, ctx.workspaceId, id);
  if (saved === undefined) throw fail('goals.not_found');
  await refuseGoal(ctx, input, inputOf(saved));
  await savingRule(ctx, 'goal', async (ctx) => {
    const row = await holdToChange<GoalRow>(ctx, 'goal', id);
    const before = inputOf(row);
    const { groups, last } = numberQuestions(input.groups, row.last_number);
    const goal = GoalInput.parse({ ...input, groups });
    const isSame = isSameJson(definitionOf(before), definitionOf(goal));
    const version = row.version + (isSame ? 0 : 1);
    await updateGoalRow(ctx.db, ctx.workspaceId, id, {
      ...goal,
      version,
      last_number: last,
      applies_from: apply === 'history' ? null : row.applies_from,
      updated_at: ctx.now(),
    });
    await keepChange(ctx, 'goal', row, { before, input: goal, version });
    if (!isSame) await learnFromReviews(ctx, id);
    if (apply === 'history') await startGoalRun(ctx, id, null);
  });
  return getGoal(ctx, id);
}

export async function cloneGoal(ctx: Ctx, id: number): Promise<Goal> {
  const copy = await transact(ctx, async (ctx) => {
    // Held, so that two copies at once find names one after the other.
    const row = await holdRule<GoalRow>(ctx, 'goal', id);
    const name = freeName(row.name, await listGoalNames(ctx.db, ctx.workspaceId), goalNameLength.most);
    return addGoal(ctx, { ...inputOf(row), name, apply: 'from_now_on' });
  });
  return getGoal(ctx, copy);
}

export async function removeGoal(ctx: Ctx, id: number): Promise<void> {
  await savingRule(ctx, 'goal', async (ctx) => {
    const row = await holdToChange<GoalRow>(ctx, 'goal', id);
    for (const leave of extensionsOf(ctx, leavingGoals)) await leave(ctx, id);
    await removeGoalRow(ctx.db, ctx.workspaceId, id);
    await forgetRule(ctx, 'goal', row, inputOf(row));
  });
}

export async function lockGoal(ctx: Ctx, id: number, locked: boolean): Promise<Goal> {
  await lockRule(ctx, 'goal', id, locked);
  return getGoal(ctx, id);
}
