import type { Permission } from '@earshot/core/access.ts';
import { type BulkFailure, mostFailuresNamed } from '@earshot/core/calls/bulk.ts';
import { Failure } from '@earshot/core/errors.ts';
import { mayDo } from '../../platform/authorise.ts';
import { type Actor, type Ctx, seeAs, type TxCtx, transact } from '../../platform/context.ts';
import { extensionsOf } from '../../platform/extensions.ts';
import type { JobRun } from '../../platform/jobs.ts';
import { announce } from '../../platform/live.ts';
import { keyNow } from '../api-keys/api-keys.ts';
import {
  type BulkAbout,
  type BulkAction,
  type BulkOutcome,
  bulkActions,
  type PastChange,
} from '../files/bulk-actions.ts';
import { reachNow } from '../users/memberships.ts';
import { bulkRunJob } from './bulk.jobs.ts';
import {
  advanceBulkRun,
  type BulkRunState,
  endBulkRun,
  findBulkRun,
  listNextCalls,
  noteOutcomes,
} from './bulk-runs.store.ts';

/** Calls in one transaction: long enough to be quick, short enough to stop at once. */
const batch = 100;
/** After so long the next workspace has its turn. */
const turnMs = 5000;
/** What one must be allowed for every bulk action. */
const needs: Permission = 'files.write';

export function bulkActionOf(ctx: Ctx, name: string): BulkAction {
  const action = extensionsOf(ctx, bulkActions).find((one) => one.name === name);
  if (action === undefined) throw new Error(`No module does ${name}`);
  return action;
}

/** A run in a worker: batch after batch, each with its progress, until it ends or is called off. */
export async function continueBulkRun(ctx: Ctx, runId: number, job: JobRun): Promise<void> {
  const until = performance.now() + turnMs;
  try {
    while (performance.now() < until) {
      if (job.signal.aborted) throw job.signal.reason;
      if (await doBatch(ctx, runId)) return;
    }
    await addBulkJob(ctx, runId);
  } catch (error) {
    if (!job.isLastAttempt) throw error;
    await end(ctx, runId, 'failed', 'internal');
  }
}

export function addBulkJob(ctx: Ctx, runId: number): Promise<void> {
  const payload = { workspace_id: ctx.workspaceId, run_id: runId };
  return ctx.jobs.add(ctx.db, bulkRunJob, ctx.workspaceId, payload);
}

/** Whether the run is over. */
async function doBatch(ctx: Ctx, runId: number): Promise<boolean> {
  const run = await findBulkRun(ctx.db, ctx.workspaceId, runId);
  if (run?.status !== 'running') return true;
  const { user_id: userId, actor: actorName, address } = run;
  const { eyes } = await askerNow(ctx, run);
  try {
    return await transact(seeAs({ ...ctx, userId, actorName, address }, eyes), async (ctx) => {
      const { ownerId, permissions } = await askerNow(ctx, run);
      if (!neededFor(ctx, run.action).every((one) => mayDo({ permissions }, one))) {
        await end(ctx, runId, 'failed', 'forbidden');
        return true;
      }
      const { isOver } = await takeStep({ ...ctx, ownerId }, run, batch);
      await announce(ctx.db, ctx.workspaceId, { event: 'bulk.changed', run_id: runId });
      return isOver;
    });
  } catch (error) {
    if (error instanceof Overtaken) return false;
    throw error;
  }
}

/** Takes back a batch whose run was called off meanwhile, or that somebody else did. */
class Overtaken extends Error {}

/** Whoever asked for it may have left, or may do or see less than then. */
async function askerNow(
  ctx: Ctx,
  { user_id, key_id }: BulkRunState,
): Promise<Pick<Actor, 'ownerId' | 'permissions' | 'eyes'>> {
  if (user_id !== null) return { ownerId: user_id, ...(await reachNow(ctx, user_id)) };
  return key_id === null ? { ownerId: null, permissions: [], eyes: null } : keyNow(ctx, key_id);
}

function neededFor(ctx: Ctx, action: string): Permission[] {
  const { permission } = bulkActionOf(ctx, action);
  return permission === undefined ? [needs] : [needs, permission];
}

/** Ends a run and says so; false where it had ended. */
export async function end(
  ctx: Ctx,
  runId: number,
  status: 'cancelled' | 'failed',
  code: string | null,
): Promise<boolean> {
  const ended = { status, code, ended_at: ctx.now() };
  if (!(await endBulkRun(ctx.db, ctx.workspaceId, runId, ended))) return false;
  await announce(ctx.db, ctx.workspaceId, { event: 'bulk.changed', run_id: runId });
  return true;
}

/**
 * Does the next calls of a run and adds what came of it. The first step also says which calls are `missing`;
 * a refusal of all calls at once is thrown there, and noted with each call later.
 */
export async function takeStep(
  ctx: TxCtx,
  run: BulkRunState,
  most: number,
  missing?: readonly BulkFailure[],
): Promise<{ isOver: boolean; failed: BulkFailure[] }> {
  const at = ctx.now();
  const calls = await listNextCalls(ctx.db, ctx.workspaceId, run, most);
  const work = () => perform({ ...ctx, now: () => at }, run, calls);
  const { done, changed, ...rest } = missing ? await work() : await unlessRefused(work, calls);
  const failed = [...(missing ?? []), ...rest.failed];
  const changes = new Map(changed.map((one) => [one.file_id, one.before]));
  const codes = new Map(failed.map((one) => [one.file_id, one.code]));
  await noteOutcomes(
    ctx.db,
    ctx.workspaceId,
    run.id,
    at,
    calls.map(({ file_id }) => {
      const code = codes.get(file_id);
      if (code !== undefined) return { file_id, outcome: 'failed', code };
      if (!changes.has(file_id)) return { file_id, outcome: 'unchanged' };
      return { file_id, outcome: 'changed', before: changes.get(file_id) };
    }),
  );
  const isStillOn = await advanceBulkRun(ctx.db, ctx.workspaceId, run, {
    handled: calls.length + (missing?.length ?? 0),
    done,
    failed: failed.length,
    failures: [...(run.failures as BulkFailure[]), ...failed].slice(0, mostFailuresNamed),
    after_file: calls.at(-1)?.file_id ?? run.after_file,
  });
  if (!isStillOn) throw new Overtaken();
  const isOver = calls.length < most;
  if (isOver) await endBulkRun(ctx.db, ctx.workspaceId, run.id, { status: 'done', code: null, ended_at: at });
  return { isOver, failed };
}

type NextCalls = Awaited<ReturnType<typeof listNextCalls>>;

async function perform(ctx: TxCtx, run: BulkRunState, calls: NextCalls): Promise<BulkOutcome> {
  const { change, takeBack } = bulkActionOf(ctx, run.action);
  const about = run.about as BulkAbout;
  if (calls.length === 0) return { done: 0, failed: [], changed: [] };
  if (run.undo_of === null)
    return change(
      ctx,
      calls.map(({ file_id }) => file_id),
      about,
    );
  const past = calls.flatMap(({ file_id, before, changed_at }): PastChange[] =>
    changed_at === null ? [] : [{ file_id, before, at: changed_at }],
  );
  const outcome = (await takeBack?.(ctx, past, about)) ?? { done: 0, failed: [], changed: [] };
  return { ...outcome, done: outcome.changed.length };
}

async function unlessRefused(work: () => Promise<BulkOutcome>, calls: NextCalls): Promise<BulkOutcome> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { code } = error;
    return { done: 0, failed: calls.map(({ file_id }) => ({ file_id, code })), changed: [] };
  }
}
