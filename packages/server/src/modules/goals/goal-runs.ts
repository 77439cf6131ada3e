import { fail } from '@earshot/core/errors.ts';
import type { GoalRun } from '@earshot/core/goals/goals.api.ts';
import { refuseLimited } from '../../platform/beyond-limit.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { giveWay } from '../../platform/give-way.ts';
import type { JobRun } from '../../platform/jobs.ts';
import { announce } from '../../platform/live.ts';
import { audit } from '../audit/audit.ts';
import { always } from '../call-index/phrase.sql.ts';
import { countAnalysed, isSince, listAnalysed } from '../rules/calls-in-question.queries.ts';
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
import { loadGoals } from './loaded-goals.ts';
import { scoreAsScored, scoreBatch } from './score-batch.ts';
import type { ScoringOutcome } from './score-calls.ts';
import { countUnpublished, listUnpublished } from './scores.store.ts';

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
  handed_over: row.handed_over,
  question_id: row.question_id,
  created: row.created_at.toISOString(),
  ended: row.ended_at?.toISOString() ?? null,
});

/** Has the calls of the last days scored by a goal as it is now, or all of them where `days` is null. */
export function startGoalRun(ctx: Ctx, id: number, days: number | null): Promise<GoalRun> {
  refuseLimited(ctx);
  return transact(ctx, async (ctx) => {
    const goal = await findGoalRow(ctx.db, ctx.workspaceId, id);
    if (goal === undefined) throw fail('goals.not_found');
    const since = days === null ? null : new Date(ctx.now().getTime() - days * 86_400_000);
    const row = await addGoalRun(ctx, { goal_id: id, version: goal.version, since, question_id: null });
    const after = { version: goal.version, days };
    await audit(ctx, { action: 'goal.applied', subjectId: id, subject: goal.name, after });
    return present(row);
  });
}

/** Adds a run in place of one of its kind that is under way. */
export async function addGoalRun(
  ctx: TxCtx,
  run: Pick<GoalRunRow, 'goal_id' | 'version' | 'since' | 'question_id'>,
): Promise<GoalRunRow> {
  const now = ctx.now();
  await cancelGoalRuns(ctx.db, ctx.workspaceId, run, now);
  const row = await insertGoalRun(ctx.db, ctx.workspaceId, { ...run, user_id: ctx.userId, created_at: now });
  const payload = { workspace_id: ctx.workspaceId, run_id: row.id };
  await ctx.jobs.add(ctx.db, goalRunJob, ctx.workspaceId, payload);
  await announceGoals(ctx);
  return row;
}

export const announceGoals = (ctx: Ctx): Promise<void> =>
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

/** What a run goes over, and what it does with it. */
type Way = {
  count: () => Promise<number>;
  list: (after: string | null) => Promise<string[]>;
  score: (ctx: TxCtx, ids: readonly string[]) => Promise<ScoringOutcome>;
};

/** The calls since then by the form as it is, or scores that nobody has published by one question; null where it is over. */
async function wayOf(ctx: Ctx, { goal_id, version, since, question_id }: GoalRunRow): Promise<Way | null> {
  const saved = await findGoalRow(ctx.db, ctx.workspaceId, goal_id);
  if (saved === undefined) return null;
  if (question_id !== null) {
    const questions = new Set([question_id]);
    return {
      count: () => countUnpublished(ctx.db, ctx.workspaceId, goal_id),
      list: (after) => listUnpublished(ctx.db, ctx.workspaceId, goal_id, { after, limit: batch }),
      score: (ctx, ids) => scoreAsScored(ctx, goal_id, ids, { questions }),
    };
  }
  const [goal] = saved.version === version ? await loadGoals(ctx, [{ ...saved, form: saved }]) : [];
  if (goal === undefined) return null;
  const condition = since === null ? always : isSince(since);
  return {
    count: () => countAnalysed(ctx.db, ctx.workspaceId, condition),
    list: (after) => listAnalysed(ctx.db, ctx.workspaceId, condition, { after, limit: batch }),
    score: (ctx, ids) => scoreBatch(ctx, goal, ids),
  };
}

/** The run itself, in a worker: batch after batch behind the last call done, until it ends or is called off. */
export async function runGoal(ctx: Ctx, runId: number, job: JobRun): Promise<void> {
  const row = await findGoalRun(ctx.db, ctx.workspaceId, runId);
  if (row === undefined || (row.status !== 'waiting' && row.status !== 'running')) return;
  try {
    const way = await wayOf(ctx, row);
    if (way === null) return await end(ctx, runId, 'cancelled');
    const total = await way.count();
    if (!(await updateGoalRun(ctx.db, ctx.workspaceId, runId, { status: 'running', total }))) return;
    let after = row.after_file;
    for (;;) {
      if (job.signal.aborted) throw job.signal.reason;
      await giveWay(ctx);
      const ids = await way.list(after);
      const last = ids.at(-1);
      if (last === undefined) return await end(ctx, runId, 'done');
      if (!(await step(ctx, runId, way, ids))) return;
      after = last;
    }
  } catch (error) {
    if (!job.isLastAttempt) throw error;
    await end(ctx, runId, 'failed');
  }
}

/** One batch with its progress; false when the run was called off meanwhile, and then nothing of it is written. */
async function step(ctx: Ctx, runId: number, way: Way, ids: readonly string[]): Promise<boolean> {
  try {
    await transact(ctx, async (ctx) => {
      const outcome = await way.score(ctx, ids);
      const progress = { done: ids.length, ...outcome, after_file: ids.at(-1) ?? null };
      if (!(await advanceGoalRun(ctx.db, ctx.workspaceId, runId, progress))) throw new CalledOff();
      await announceGoals(ctx);
    });
    return true;
  } catch (error) {
    if (error instanceof CalledOff) return false;
    throw error;
  }
}

/** Takes back a batch whose run was called off meanwhile. */
class CalledOff extends Error {}

async function end(ctx: Ctx, runId: number, status: 'done' | 'cancelled' | 'failed'): Promise<void> {
  await updateGoalRun(ctx.db, ctx.workspaceId, runId, { status, ended_at: ctx.now() });
  await announceGoals(ctx);
}
