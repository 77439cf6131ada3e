import { textOf } from '@earshot/core/call/phrase.ts';
import { fail } from '@earshot/core/errors.ts';
import type { GoalRun } from '@earshot/core/goals/goals.api.ts';
import { refuseLimited } from '../../platform/beyond-limit.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { giveWay } from '../../platform/give-way.ts';
import type { JobRun } from '../../platform/jobs.ts';
import { announce } from '../../platform/live.ts';
import { audit } from '../audit/audit.ts';
import { always } from '../call-index/phrase.sql.ts';
import { holdFileRows } from '../files/file-rows.ts';
import { loadAnalysedCalls } from '../rules/analysed-call.ts';
import { countAnalysed, isSince, listAnalysed } from '../rules/calls-in-question.queries.ts';
import { ruleSemantics } from '../rules/rule-semantics.ts';
import {
  advanceGoalRun,
  cancelGoalRuns,
  findGoalRun,
  type GoalRunRow,
  insertGoalRun,
  listGoalRunRows,
  updateGoalRun,
} from './goal-runs.store.ts';
import { goalRunJob } from './goals.jobs.ts';
import { findGoalRow } from './goals.store.ts';
import { detectionsOf, type LoadedGoal, loadGoals } from './loaded-goals.ts';
import { goalCall } from './score-analysed.ts';
import { scoreCalls } from './score-calls.ts';

/** Calls in one transaction: long enough to be quick, short enough to stop at once. */
const batch = 50;

const present = (row: GoalRunRow): GoalRun => ({
  id: row.id,
  goal_id: row.goal_id,
  version: row.version,
  status: row.status as GoalRun['status'],
  total: row.total,
  done: row.done,
  changed: row.changed,
  created: row.created_at.toISOString(),
  ended: row.ended_at?.toISOString() ?? null,
});

/** Has the calls of the last days scored by a goal as it is now, or all of them where `days` is null. */
export function startGoalRun(ctx: Ctx, id: number, days: number | null): Promise<GoalRun> {
  refuseLimited(ctx);
  return transact(ctx, async (ctx) => {
    const goal = await findGoalRow(ctx.db, ctx.workspaceId, id);
    if (goal === undefined) throw fail('goals.not_found');
    const now = ctx.now();
    await cancelGoalRuns(ctx.db, ctx.workspaceId, id, now);
    const row = await insertGoalRun(ctx.db, ctx.workspaceId, {
      goal_id: id,
      version: goal.version,
      since: days === null ? null : new Date(now.getTime() - days * 86_400_000),
      user_id: ctx.userId,
      created_at: now,
    });
    const after = { version: goal.version, days };
    await audit(ctx, { action: 'goal.applied', subjectId: id, subject: goal.name, after });
    const payload = { workspace_id: ctx.workspaceId, run_id: row.id };
    await ctx.jobs.add(ctx.db, goalRunJob, ctx.workspaceId, payload);
    await announceGoals(ctx);
    return present(row);
  });
}

const announceGoals = (ctx: Ctx): Promise<void> =>
  announce(ctx.db, ctx.workspaceId, { event: 'rules.changed', kind: 'goal' });

export async function cancelGoalRun(ctx: Ctx, id: number): Promise<GoalRun> {
  const row = await findGoalRun(ctx.db, ctx.workspaceId, id);
  if (row === undefined) throw fail('goals.run_not_found');
  const change = { status: 'cancelled', ended_at: ctx.now() };
  if (!(await updateGoalRun(ctx.db, ctx.workspaceId, id, change))) throw fail('goals.run_ended');
  await announceGoals(ctx);
  return present({ ...row, ...change });
}

export async function listGoalRuns(ctx: Ctx, goalId: number, page: { limit: number; offset: number }) {
  if ((await findGoalRow(ctx.db, ctx.workspaceId, goalId)) === undefined) throw fail('goals.not_found');
  const { rows, count } = await listGoalRunRows(ctx.db, ctx.workspaceId, goalId, page);
  return { count, ...page, results: rows.map(present) };
}

/** The run itself, in a worker: batch after batch behind the last call done, until it ends or is called off. */
export async function runGoal(ctx: Ctx, runId: number, job: JobRun): Promise<void> {
  const row = await findGoalRun(ctx.db, ctx.workspaceId, runId);
  if (row === undefined || (row.status !== 'waiting' && row.status !== 'running')) return;
  const saved = await findGoalRow(ctx.db, ctx.workspaceId, row.goal_id);
  if (saved === undefined || saved.version !== row.version) return end(ctx, runId, 'cancelled');
  try {
    const [goal] = await loadGoals(ctx, [{ ...saved, form: saved }]);
    const condition = row.since === null ? always : isSince(row.since);
    const total = await countAnalysed(ctx.db, ctx.workspaceId, condition);
    if (
      goal === undefined ||
      !(await updateGoalRun(ctx.db, ctx.workspaceId, runId, { status: 'running', total }))
    )
      return;
    let after = row.after_file;
    for (;;) {
      if (job.signal.aborted) throw job.signal.reason;
      await giveWay(ctx);
      const ids = await listAnalysed(ctx.db, ctx.workspaceId, condition, { after, limit: batch });
      const last = ids.at(-1);
      if (last === undefined) return await end(ctx, runId, 'done');
      if (!(await step(ctx, runId, goal, ids))) return;
      after = last;
    }
  } catch (error) {
    if (!job.isLastAttempt) throw error;
    await end(ctx, runId, 'failed');
  }
}

/** One batch with its progress; false when the run was called off meanwhile, and then nothing of it is written. */
async function step(ctx: Ctx, runId: number, goal: LoadedGoal, ids: readonly string[]): Promise<boolean> {
  try {
    await transact(ctx, async (ctx) => {
      // What is analysed at the same time waits, or is read as it stands after it; in the order in which everybody holds calls.
      const changed = await scoreBatch(ctx, goal, ids);
      const progress = { done: ids.length, changed, after_file: ids.at(-1) ?? null };
      if (!(await advanceGoalRun(ctx.db, ctx.workspaceId, runId, progress))) throw new CalledOff();
      await announceGoals(ctx);
    });
    return true;
  } catch (error) {
    if (error instanceof CalledOff) return false;
    throw error;
  }
}

/** Scores calls of the workspace by a goal: only questions whose answers would be others are asked anew. */
export async function scoreBatch(
  ctx: TxCtx,
  goal: LoadedGoal,
  ids: readonly string[],
  isByHand = false,
): Promise<number> {
  const held = await holdFileRows(ctx, ids);
  const analysed = await loadAnalysedCalls(ctx.db, ctx.workspaceId, ids);
  const calls = held.flatMap((file) => {
    const call = analysed.get(file.id);
    return call === undefined ? [] : [goalCall(file, call)];
  });
  const said = calls.flatMap(({ call }) => call.conversation.phrases.map(textOf));
  const semantics = await ruleSemantics(ctx, detectionsOf(goal), said);
  return scoreCalls(ctx, [goal], calls, { semantics, isAnew: false, isByHand });
}

/** Takes back a batch whose run was called off meanwhile. */
class CalledOff extends Error {}

async function end(ctx: Ctx, runId: number, status: 'done' | 'cancelled' | 'failed'): Promise<void> {
  await updateGoalRun(ctx.db, ctx.workspaceId, runId, { status, ended_at: ctx.now() });
  await announceGoals(ctx);
}
