import type { bulkFiles, listBulkRuns as listBulkRunsEndpoint } from '@earshot/core/calls/bulk.api.ts';
import {
  type BulkFailure,
  type BulkRun,
  personalActions,
  undoableActions,
} from '@earshot/core/calls/bulk.ts';
import type { BodyOf, QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import { validate as isUuid } from 'uuid';
import { assertMayDo } from '../../platform/authorise.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { announce, liveSource } from '../../platform/live.ts';
import { type BulkAbout, needed } from '../files/bulk-actions.ts';
import {
  type BulkRunRow,
  type BulkRunState,
  countChangedCalls,
  findBulkRun,
  holdBulkRun,
  insertBulkRun,
  insertChangedCalls,
  insertRunCalls,
  listBulkRunRows,
  removeOldRuns,
} from './bulk-runs.store.ts';
import { addBulkJob, bulkActionOf, end, takeStep } from './bulk-steps.ts';
import { everyCallOf } from './calls.ts';

/** So many calls are done while one waits; what is beyond follows in the background. */
const atOnce = 500;
const keepMs = 30 * 24 * 3_600_000;

/** Does one thing to many calls. What cannot be done to a call is said; the others go on. */
export async function changeCalls(
  ctx: Ctx,
  body: BodyOf<typeof bulkFiles>,
  keyId: number | null,
): Promise<BulkRun> {
  const { action, ids, filter, tag_id, segment_id } = body;
  const about: BulkAbout = { tag_id, segment_id };
  const { needs, permission } = bulkActionOf(ctx, action);
  if (permission !== undefined) assertMayDo(ctx, permission);
  if (needs !== undefined) needed(about, needs);
  const meant = new Set(ids ?? (await everyCallOf(ctx, filter?.filters ?? {}, filter?.query ?? null)));
  return transact(ctx, async (ctx) => {
    const run = await insertBulkRun(ctx.db, ctx.workspaceId, {
      ...asker(ctx, keyId),
      action,
      about,
      total: meant.size,
    });
    const known = await insertRunCalls(ctx.db, ctx.workspaceId, run.id, [...meant].filter(isUuid));
    const unknown = meant.difference(new Set(known));
    return begin(
      ctx,
      run,
      Array.from(unknown, (file_id) => ({ file_id, code: 'files.not_found' })),
    );
  });
}

/** Takes back what a run changed, where nobody changed it since; itself a run, in the name of who asks. */
export async function undoBulkRun(ctx: Ctx, id: number, keyId: number | null): Promise<BulkRun> {
  return transact(ctx, async (ctx) => {
    await holdBulkRun(ctx.db, ctx.workspaceId, id);
    const row = await getRow(ctx, id);
    if (row.status === 'running') throw fail('bulk.running');
    if (!isUndoable(row)) throw fail('bulk.not_undoable');
    if (isSomebodyElses(ctx, row)) throw fail('forbidden');
    const { permission } = bulkActionOf(ctx, row.action);
    if (permission !== undefined) assertMayDo(ctx, permission);
    const run = await insertBulkRun(ctx.db, ctx.workspaceId, {
      ...asker(ctx, keyId),
      action: row.action as BulkRun['action'],
      about: row.about as BulkAbout,
      undo_of: id,
      total: await countChangedCalls(ctx.db, ctx.workspaceId, id),
    });
    await insertChangedCalls(ctx.db, ctx.workspaceId, run.id, id);
    return begin(ctx, run, []);
  });
}

const asker = ({ userId, actorName, address, now }: Ctx, keyId: number | null) => ({
  user_id: userId,
  key_id: keyId,
  actor: actorName,
  address,
  status: 'running',
  created_at: now(),
});

export async function getBulkRun(ctx: Ctx, id: number): Promise<BulkRun> {
  return present(ctx, await getRow(ctx, id));
}

export async function listBulkRuns(
  ctx: Ctx,
  { running, own, ...page }: QueryOf<typeof listBulkRunsEndpoint>,
): Promise<ReplyOf<typeof listBulkRunsEndpoint>> {
  const filter = { running: running === '1', ...(own === '1' && { userId: ctx.userId }) };
  const { rows, count } = await listBulkRunRows(ctx.db, ctx.workspaceId, filter, page);
  return { count, ...page, results: rows.map((row) => present(ctx, row)) };
}

/** Stops it where it is; a batch that is under way is taken back. */
export async function cancelBulkRun(ctx: Ctx, id: number): Promise<BulkRun> {
  await getRow(ctx, id);
  await transact(ctx, async (ctx) => {
    if (!(await end(ctx, id, 'cancelled', null))) throw fail('bulk.ended');
  });
  return getBulkRun(ctx, id);
}

export async function forgetOldRuns(ctx: Ctx): Promise<void> {
  await transact(ctx, (ctx) =>
    removeOldRuns(ctx.db, ctx.workspaceId, new Date(ctx.now().getTime() - keepMs)),
  );
}

/** Progress is told at most this often. */
const togetherMs = 300;

export const liveBulk = liveSource('bulk.changed', {
  togetherMs,
  together: ({ run_id }) => String(run_id),
  async message({ db, workspaceId }, { run_id }) {
    const run = await findBulkRun(db, workspaceId, run_id);
    return run && { message: { event: 'bulk.changed', run_id } };
  },
});

/** The first calls of a new run; the rest goes into the queue. All of it is in one transaction with the run itself. */
async function begin(ctx: TxCtx, run: BulkRunState, missing: BulkFailure[]): Promise<BulkRun> {
  const { isOver, failed } = await takeStep(ctx, run, atOnce, missing);
  if (!isOver) {
    await addBulkJob(ctx, run.id);
    await announce(ctx.db, ctx.workspaceId, { event: 'bulk.changed', run_id: run.id });
  }
  return { ...(await getBulkRun(ctx, run.id)), failed };
}

async function getRow(ctx: Ctx, id: number): Promise<BulkRunRow> {
  const row = await findBulkRun(ctx.db, ctx.workspaceId, id);
  if (row === undefined) throw fail('bulk.not_found');
  return row;
}

const has = (list: readonly string[], name: string) => list.includes(name);

function isUndoable(row: BulkRunRow): boolean {
  return row.undo_of === null && !row.is_undone && has(undoableActions, row.action);
}

function isSomebodyElses({ userId }: Ctx, row: BulkRunRow): boolean {
  return has(personalActions, row.action) && row.user_id !== userId;
}

function present(ctx: Ctx, row: BulkRunRow): BulkRun {
  const { total, handled, done, user_id, undo_of, code } = row;
  const { tag_id = null, segment_id = null } = row.about as BulkAbout;
  return {
    run_id: row.id,
    action: row.action as BulkRun['action'],
    tag_id,
    segment_id,
    undo_of,
    can_undo: row.status !== 'running' && done > 0 && isUndoable(row) && !isSomebodyElses(ctx, row),
    status: row.status as BulkRun['status'],
    code,
    total,
    handled,
    done,
    failed_count: row.failed,
    failed: row.failures as BulkFailure[],
    user_id,
    by: row.actor,
    created: row.created_at.toISOString(),
    ended: row.ended_at?.toISOString() ?? null,
  };
}
