import type { ClassifierRun } from '@earshot/core/classifiers/call-labels.api.ts';
import { fail } from '@earshot/core/errors.ts';
import { refuseLimited } from '../../platform/beyond-limit.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { giveWay } from '../../platform/give-way.ts';
import type { JobRun } from '../../platform/jobs.ts';
import { audit } from '../audit/audit.ts';
import { always } from '../call-index/phrase.sql.ts';
import { holdFileRows } from '../files/file-rows.ts';
import { countAnalysed, isSince, listAnalysed } from '../rules/calls-in-question.queries.ts';
import {
  advanceClassifierRun,
  type ClassifierRunRow,
  cancelClassifierRuns,
  findClassifierRun,
  insertClassifierRun,
  listClassifierRunRows,
  updateClassifierRun,
} from './classifier-runs.store.ts';
import { classifierRunJob } from './classifiers.jobs.ts';
import { findToRead } from './classifiers.ts';
import { classifyCalls } from './classify-call.ts';
import { keepAnswers } from './keep-answers.ts';
import { announceClassifiers } from './learnings.ts';
import { loadModel, type Model } from './models.ts';

/** Calls in one transaction: long enough to be quick, short enough to stop at once. */
const batch = 25;

const present = (row: ClassifierRunRow): ClassifierRun => ({
  id: row.id,
  classifier_id: row.classifier_id,
  version: row.version,
  status: row.status as ClassifierRun['status'],
  total: row.total,
  done: row.done,
  added: row.added,
  removed: row.removed,
  kept: row.kept,
  created: row.created_at.toISOString(),
  ended: row.ended_at?.toISOString() ?? null,
});

/** Has the calls of the last days answered by the version that answers now, or all of them where `days` is null. */
export function startClassifierRun(ctx: Ctx, id: number, days: number | null): Promise<ClassifierRun> {
  refuseLimited(ctx);
  return transact(ctx, async (ctx) => {
    const { row } = await findToRead(ctx, id);
    if (row.live_version === null) throw fail('classifiers.nothing_learned');
    const now = ctx.now();
    const since = days === null ? null : new Date(now.getTime() - days * 86_400_000);
    await cancelClassifierRuns(ctx.db, ctx.workspaceId, id, now);
    const run = await insertClassifierRun(ctx.db, ctx.workspaceId, {
      classifier_id: id,
      version: row.live_version,
      since,
      user_id: ctx.userId,
      created_at: now,
    });
    const payload = { workspace_id: ctx.workspaceId, run_id: run.id };
    await ctx.jobs.add(ctx.db, classifierRunJob, ctx.workspaceId, payload);
    const after = { version: row.live_version, days };
    await audit(ctx, { action: 'classifier.applied', subjectId: id, subject: row.name, after });
    await announceClassifiers(ctx);
    return present(run);
  });
}

export async function cancelClassifierRun(ctx: Ctx, id: number, runId: number): Promise<ClassifierRun> {
  const row = await findClassifierRun(ctx.db, ctx.workspaceId, runId);
  if (row === undefined || row.classifier_id !== id) throw fail('classifiers.run_not_found');
  const change = { status: 'cancelled', ended_at: ctx.now() };
  if (!(await updateClassifierRun(ctx.db, ctx.workspaceId, runId, change)))
    throw fail('classifiers.run_ended');
  await announceClassifiers(ctx);
  return present((await findClassifierRun(ctx.db, ctx.workspaceId, runId)) ?? row);
}

export async function listClassifierRuns(ctx: Ctx, id: number, page: { limit: number; offset: number }) {
  await findToRead(ctx, id);
  const { rows, count } = await listClassifierRunRows(ctx.db, ctx.workspaceId, id, page);
  return { count, ...page, results: rows.map(present) };
}

/** The run itself, in a worker: batch after batch behind the last call done, until it ends or is called off. */
export async function runClassifier(ctx: Ctx, runId: number, job: JobRun): Promise<void> {
  const row = await findClassifierRun(ctx.db, ctx.workspaceId, runId);
  if (row === undefined || (row.status !== 'waiting' && row.status !== 'running')) return;
  try {
    const model = await loadModel(ctx, row.classifier_id, row.version);
    if (model === null) return await end(ctx, runId, 'cancelled');
    const condition = row.since === null ? always : isSince(row.since);
    const total = await countAnalysed(ctx.db, ctx.workspaceId, condition);
    if (!(await updateClassifierRun(ctx.db, ctx.workspaceId, runId, { status: 'running', total }))) return;
    let after = row.after_file;
    for (;;) {
      if (job.signal.aborted) throw job.signal.reason;
      await giveWay(ctx);
      const ids = await listAnalysed(ctx.db, ctx.workspaceId, condition, { after, limit: batch });
      const last = ids.at(-1);
      if (last === undefined) return await end(ctx, runId, 'done');
      if (!(await step(ctx, runId, model, ids))) return;
      after = last;
    }
  } catch (error) {
    if (!job.isLastAttempt) throw error;
    await end(ctx, runId, 'failed');
  }
}

/** One batch with its progress; false when the run was called off meanwhile, and then nothing of it is written. */
async function step(ctx: Ctx, runId: number, model: Model, ids: readonly string[]): Promise<boolean> {
  try {
    await transact(ctx, async (ctx) => {
      // They are held until then: whoever analyses them waits.
      const calls = await classifyCalls(ctx, model, await holdFileRows(ctx, ids));
      const { added, removed, kept } = await keepAnswers(ctx, model, calls);
      const progress = { added: added.length, removed: removed.length, kept: kept.length };
      const at = { done: ids.length, after_file: ids.at(-1) ?? null };
      if (!(await advanceClassifierRun(ctx.db, ctx.workspaceId, runId, { ...at, ...progress })))
        throw new CalledOff();
      await announceClassifiers(ctx);
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
  await updateClassifierRun(ctx.db, ctx.workspaceId, runId, { status, ended_at: ctx.now() });
  await announceClassifiers(ctx);
}
