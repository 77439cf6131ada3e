import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure, fail } from '@earshot/core/errors.ts';
import type { StageName } from '@earshot/core/files/files.ts';
import { usualPipeline } from '@earshot/core/pipelines/pipeline.ts';
import type { WorkerTools } from '../../module.ts';
import { readJson } from '../../platform/blobs.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { isDatabaseAway, isLostRace } from '../../platform/database.ts';
import { isDiskFull } from '../../platform/disk.ts';
import { extensionsOf } from '../../platform/extensions.ts';
import type { JobRun } from '../../platform/jobs.ts';
import { announce } from '../../platform/live.ts';
import { changeRunningFile, type FileChange, type FileRow, findFileRow } from '../files/file-rows.ts';
import { endFile } from './processing.ts';
import { codedError, hashOf, type Passage, type StageDefinition, stages } from './stage-run.ts';
import { listStages, removeSegmentResults, type StageRow, updateStage } from './stages.store.ts';

const progressEveryMs = 300;
const cancelCheckMs = 1000;

/** The file was cancelled, restarted or removed while it was being processed. */
class Overtaken extends Error {}

/**
 * Takes a file through its stages. Running it again is harmless: what is there already is reused, and only the
 * run that the file is at may end it.
 */
export async function processFile(
  ctx: Ctx,
  tools: WorkerTools,
  fileId: string,
  run: number,
  job: JobRun,
): Promise<void> {
  const file = await findFileRow(ctx, fileId);
  if (file === undefined || file.status !== 'PROCESSING' || file.run !== run) return;
  const overtaken = new AbortController();
  const watch = setInterval(() => {
    findFileRow(ctx, fileId).then(
      (now) => isCurrent(now, run) || overtaken.abort(new Overtaken()),
      () => {},
    );
  }, cancelCheckMs);
  const workDir = join(ctx.config.dataDir, 'work', `${ctx.workspaceId}-${fileId}-${run}`);
  const signal = AbortSignal.any([job.signal, overtaken.signal]);
  const passage: Passage = {
    ctx,
    tools,
    file,
    run,
    workDir,
    signal,
    pipeline: usualPipeline,
    artefacts: new Map(),
  };
  try {
    for (const row of await listStages(ctx.db, ctx.workspaceId, [fileId])) await runStage(passage, row);
    await finish(passage);
    await rm(workDir, { recursive: true, force: true });
  } catch (error) {
    await handleFailure(passage, error, job);
  } finally {
    clearInterval(watch);
    await rm(`${workDir}.half`, { recursive: true, force: true });
  }
}

function isCurrent(file: FileRow | undefined, run: number): boolean {
  return file !== undefined && file.status === 'PROCESSING' && file.run === run;
}

async function runStage(passage: Passage, row: StageRow): Promise<void> {
  const { ctx, file } = passage;
  const name = row.name as StageName;
  const definition = stageOf(ctx, name);
  const inputHash = hashOf({ name, version: definition.version, input: await definition.dependsOn(passage) });
  const kept =
    row.artefact_key !== null && row.input_hash === inputHash
      ? await readArtefact(passage, definition, row.artefact_key)
      : undefined;
  if (kept !== undefined) {
    passage.artefacts.set(name, kept);
    await save(passage, definition.reuse?.(passage, kept) ?? {});
    if (row.status === 'waiting' || row.status === 'running')
      await mark(passage, name, { status: 'cached', progress: 1, ms: 0 });
    return;
  }

  await mark(passage, name, { status: 'running', progress: 0, error: null, ms: null });
  const startedAt = performance.now();
  let shownAt = startedAt;
  let pending: Promise<unknown> = Promise.resolve();
  const progress = (share: number) => {
    if (performance.now() - shownAt < progressEveryMs) return;
    shownAt = performance.now();
    pending = pending.then(() => mark(passage, name, { progress: share })).catch(() => {});
  };
  try {
    const result = await definition.run(passage, progress);
    await pending;
    const key = `${ctx.workspaceId}/${file.id}/stages/${name}-${inputHash.slice(0, 16)}.json`;
    await ctx.blobs.putBytes(key, JSON.stringify(result.artefact));
    passage.artefacts.set(name, result.artefact);
    await save(passage, result.file ?? {});
    await mark(passage, name, {
      status: result.skipped ? 'skipped' : 'done',
      progress: 1,
      ms: Math.round(performance.now() - startedAt),
      input_hash: inputHash,
      artefact_key: key,
    });
    // Only now: a row never names what is not there.
    if (row.artefact_key !== null && row.artefact_key !== key) await ctx.blobs.remove(row.artefact_key);
  } catch (error) {
    await pending;
    if (error instanceof Failure && !passage.signal.aborted) {
      const ms = Math.round(performance.now() - startedAt);
      await mark(passage, name, { status: 'failed', ms, error: codedError(error.code, error.params) });
    }
    throw error;
  }
}

function stageOf(ctx: Ctx, name: StageName): StageDefinition {
  const found = extensionsOf(ctx, stages).find((one) => one.name === name);
  if (found === undefined) throw new Error(`No module has the stage ${name}`);
  return found;
}

/** What the stage left, where it is all there; else it is made anew. */
async function readArtefact({ ctx }: Passage, { isWhole }: StageDefinition, key: string): Promise<unknown> {
  const kept = await readJson(ctx.blobs, key);
  if (kept === undefined || isWhole === undefined || (await isWhole(ctx, kept))) return kept;
  return undefined;
}

async function mark(
  passage: Passage,
  name: StageName,
  change: Parameters<typeof updateStage>[4] extends infer C ? Omit<C, 'updated_at'> : never,
): Promise<void> {
  const { ctx, file } = passage;
  passage.signal.throwIfAborted();
  await updateStage(ctx.db, ctx.workspaceId, file.id, name, { ...change, updated_at: ctx.now() });
  await announce(ctx.db, ctx.workspaceId, { event: 'file.changed', file_id: file.id });
}

/** Writes what a stage found out about the file and keeps the passage's own copy in step. */
async function save(passage: Passage, change: FileChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  const { ctx, file, run } = passage;
  if (!(await changeRunningFile(ctx, file.id, run, change))) throw new Overtaken();
  const fresh = await findFileRow(ctx, file.id);
  if (fresh === undefined) throw new Overtaken();
  passage.file = fresh;
}

async function finish({ ctx, file, run }: Passage): Promise<void> {
  await transact(ctx, async (ctx) => {
    const ended = await changeRunningFile(ctx, file.id, run, { status: 'DONE', error: null });
    if (!ended) throw new Overtaken();
    await removeSegmentResults(ctx.db, ctx.workspaceId, file.id);
    await announce(ctx.db, ctx.workspaceId, { event: 'file.changed', file_id: file.id });
  });
}

/**
 * A reason with a code ends the file: trying again would end the same way. Anything unexpected is tried again
 * later, until the attempts are used up.
 */
async function handleFailure(passage: Passage, error: unknown, job: JobRun): Promise<void> {
  const { ctx, file, run, workDir } = passage;
  if (error instanceof Overtaken || passage.signal.reason instanceof Overtaken) {
    await rm(workDir, { recursive: true, force: true });
    return;
  }
  if (passage.signal.aborted || isDatabaseAway(error)) throw error;
  // The call was removed meanwhile; the database takes nothing more of it.
  if (isLostRace(error) && (await findFileRow(ctx, file.id)) === undefined) {
    await rm(workDir, { recursive: true, force: true });
    return;
  }
  const failure = isDiskFull(error) ? fail('disk_full') : error;
  if (failure instanceof Failure) {
    await endFile(ctx, file.id, run, 'REFUNDED', codedError(failure.code, failure.params));
    await rm(workDir, { recursive: true, force: true });
    return;
  }
  ctx.log.error({ err: error, file_id: file.id }, 'a stage failed');
  if (job.attempt >= 2 || job.isLastAttempt) {
    await endFile(ctx, file.id, run, 'REFUNDED', codedError('stages.failed'));
    return;
  }
  throw error;
}
