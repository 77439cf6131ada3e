import { type Ctx, transact } from '../../platform/context.ts';
import { giveWay } from '../../platform/give-way.ts';
import type { JobRun } from '../../platform/jobs.ts';
import { oneAhead } from '../../platform/one-ahead.ts';
import { dropCalls, writeOutcomes } from './found-calls.ts';
import { announceProject } from './live-projects.ts';
import { type History, prepare, tryCalls } from './past-calls.ts';
import { countCandidates, listCandidates } from './project-candidates.queries.ts';
import { countFoundUntil, listFoundUntil } from './project-files.store.ts';
import {
  advanceProjectRun,
  changeProjectRun,
  findProjectRun,
  type ProjectRunRow,
} from './project-runs.store.ts';
import { findProjectRow, holdProjectRow } from './projects.store.ts';
import { watchedProjects } from './watched-projects.ts';

/** Calls in one transaction: long enough to be quick, short enough to stop at once. */
const batch = 100;
/** Calls listed at once: finding those in question is the same work for one as for many. */
const listed = 20_000;
const isGoing = (row: ProjectRunRow | undefined): row is ProjectRunRow =>
  row?.status === 'waiting' || row?.status === 'running';

/**
 * The run itself, in a worker: what is to be taken back first, then batch after batch behind the last call done, until it
 * ends or is stopped. A project that is changed meanwhile begins anew.
 */
export async function runProject(ctx: Ctx, runId: number, job: JobRun): Promise<void> {
  try {
    for (let isFirst = true; ; isFirst = false) {
      const row = await findProjectRun(ctx.db, ctx.workspaceId, runId);
      if (!isGoing(row)) return;
      if (await goOver(ctx, row, job, isFirst)) return;
    }
  } catch (error) {
    if (job.signal.aborted || !job.isLastAttempt) throw error;
    const row = await findProjectRun(ctx.db, ctx.workspaceId, runId);
    if (isGoing(row)) await end(ctx, row, 'failed');
    throw error;
  }
}

/** True where it has ended; false where the run or the project is another one now. */
async function goOver(ctx: Ctx, row: ProjectRunRow, job: JobRun, isFirst: boolean): Promise<boolean> {
  const saved = await findProjectRow(ctx.db, ctx.workspaceId, row.project_id);
  if (saved === undefined) return true;
  if (saved.version !== row.version && row.kind === 'history') {
    const anew = { version: saved.version, after_file: null, done: 0, done_before: 0, total: 0 };
    await changeProjectRun(ctx.db, ctx.workspaceId, row.id, anew);
    return false;
  }
  const history = row.kind === 'history' ? await historyOf(ctx, row) : null;
  const total = await totalOf(ctx, row, history);
  const going = isFirst ? { going_since: ctx.now(), done_before: row.done } : {};
  if (!(await changeProjectRun(ctx.db, ctx.workspaceId, row.id, { status: 'running', total, ...going })))
    return false;
  if (row.clears && !row.is_cleared && !(await clear(ctx, row, job))) return false;
  if (history !== null && !(await findPast(ctx, row, history, job))) return false;
  return end(ctx, row, 'done');
}

async function historyOf(ctx: Ctx, row: ProjectRunRow): Promise<History | null> {
  const saved = await findProjectRow(ctx.db, ctx.workspaceId, row.project_id);
  const [project] = saved === undefined ? [] : await watchedProjects(ctx, [saved]);
  return project === undefined ? null : prepare(ctx, project, row.since);
}

/** Known from the beginning, so that what comes in meanwhile does not move the end. */
async function totalOf(ctx: Ctx, row: ProjectRunRow, history: History | null): Promise<number> {
  if (row.total > 0) return row.total;
  const cleared = row.clears
    ? await countFoundUntil(ctx.db, ctx.workspaceId, row.project_id, row.created_at)
    : 0;
  const found = history === null ? 0 : await countCandidates(ctx.db, ctx.workspaceId, history.conditions);
  return cleared + found;
}

/** Takes back what was found before the run was asked for; false where it was stopped. */
async function clear(ctx: Ctx, row: ProjectRunRow, job: JobRun): Promise<boolean> {
  for (;;) {
    if (job.signal.aborted) throw job.signal.reason;
    const files = await listFoundUntil(ctx.db, ctx.workspaceId, row.project_id, row.created_at, batch);
    if (files.length === 0) return changeProjectRun(ctx.db, ctx.workspaceId, row.id, { is_cleared: true });
    const isOn = await step(ctx, row, { done: files.length, after_file: row.after_file }, (ctx) =>
      dropCalls(ctx, row.project_id, files),
    );
    if (!isOn) return false;
  }
}

/** Goes over past calls behind the last one done; false where it was stopped. */
async function findPast(ctx: Ctx, row: ProjectRunRow, history: History, job: JobRun): Promise<boolean> {
  let after = row.after_file;
  for (;;) {
    const ids = await listCandidates(ctx.db, ctx.workspaceId, history.conditions, { after, limit: listed });
    const batches = Array.from({ length: Math.ceil(ids.length / batch) }, (_, at) =>
      ids.slice(at * batch, (at + 1) * batch),
    );
    const tried = oneAhead(batches, (some) => tryCalls(ctx, history, some, () => giveWay(ctx)));
    for await (const { item, result } of tried) {
      if (job.signal.aborted) throw job.signal.reason;
      after = item.at(-1) ?? after;
      const isOn = await step(ctx, row, { done: item.length, after_file: after }, (ctx) =>
        writeOutcomes(ctx, result),
      );
      if (!isOn) return false;
    }
    if (ids.length < listed) return true;
  }
}

/** One batch with its progress; false where the run was stopped meanwhile, and then nothing of it is written. */
async function step(
  ctx: Ctx,
  row: ProjectRunRow,
  progress: { done: number; after_file: string | null },
  work: (ctx: Parameters<typeof dropCalls>[0]) => Promise<unknown>,
): Promise<boolean> {
  try {
    await transact(ctx, async (ctx) => {
      const project = await holdProjectRow(ctx.db, ctx.workspaceId, row.project_id);
      const isSame = project !== undefined && (row.kind === 'clear' || project.version === row.version);
      if (!isSame || !(await advanceProjectRun(ctx.db, ctx.workspaceId, row, progress))) throw new Stopped();
      await work(ctx);
      await announceProject(ctx, row.project_id);
    });
    return true;
  } catch (error) {
    if (error instanceof Stopped) return false;
    throw error;
  }
}

/** Takes back a batch whose run was stopped meanwhile. */
class Stopped extends Error {}

async function end(ctx: Ctx, row: ProjectRunRow, status: 'done' | 'failed'): Promise<true> {
  await transact(ctx, async (ctx) => {
    await changeProjectRun(ctx.db, ctx.workspaceId, row.id, { status, ended_at: ctx.now() });
    await announceProject(ctx, row.project_id);
  });
  return true;
}
