import { fail } from '@earshot/core/errors.ts';
import type { CodedError, File, FileStatus, StageName } from '@earshot/core/files/files.ts';
import type { MediaType } from '@earshot/core/pipelines/elements.ts';
import {
  type Arrived,
  isQuick,
  likelyWorkSeconds,
  priorityOf,
} from '@earshot/core/pipelines/order-of-work.ts';
import { stepsFor, usualPipeline } from '@earshot/core/pipelines/pipeline.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { announce } from '../../platform/live.ts';
import { audit } from '../audit/audit.ts';
import { changeFileRow, findFileRow } from '../files/file-rows.ts';
import { getFile, getFileRow } from '../files/files.ts';
import { notify } from '../notifications/notifications.ts';
import { processFileJob, processQuickJob } from './pipelines.jobs.ts';
import {
  endOpenStages,
  insertStages,
  listStages,
  removeSegmentResults,
  resetStages,
} from './stages.store.ts';

/** Puts a call that has just come in on its way through the stages. */
export async function startProcessing(ctx: TxCtx, fileId: string, arrived: Arrived): Promise<void> {
  await insertStages(ctx.db, ctx.workspaceId, fileId, stepsFor(usualPipeline, arrived.type), ctx.now());
  await addRun(ctx, fileId, 1, arrived);
}

/** What takes a second does not wait for what takes an hour. */
function addRun(ctx: TxCtx, fileId: string, run: number, arrived: Arrived): Promise<void> {
  const payload = { workspace_id: ctx.workspaceId, file_id: fileId, run };
  const queue = isQuick(arrived) ? processQuickJob : processFileJob;
  const priority = priorityOf(ctx.now(), likelyWorkSeconds(arrived));
  return ctx.jobs.add(ctx.db, queue, ctx.workspaceId, payload, { priority });
}

/**
 * Processes again from a stage. Earlier results stay; those from the stage on are used again where content and
 * settings are the same, unless `clear` is asked for.
 */
export async function restartFile(
  ctx: Ctx,
  fileId: string,
  options: { from_stage?: StageName | undefined; clear: boolean },
): Promise<File> {
  await transact(ctx, async (ctx) => {
    const row = await getFileRow(ctx, fileId);
    if (row.audio_removed_at !== null) throw fail('files.no_audio_kept');
    // A call from before a stage existed gets it now.
    await insertStages(
      ctx.db,
      ctx.workspaceId,
      fileId,
      stepsFor(usualPipeline, row.type as MediaType),
      ctx.now(),
    );
    const stages = await listStages(ctx.db, ctx.workspaceId, [fileId]);
    const firstFailed = stages.find((stage) => stage.status === 'failed');
    const from = stages.find((stage) => stage.name === options.from_stage) ?? firstFailed ?? stages[0];
    const run = row.run + 1;
    await changeFileRow(ctx, fileId, { status: 'PROCESSING', error: null, run });
    await resetStages(ctx.db, ctx.workspaceId, fileId, {
      fromPosition: from?.position ?? 0,
      forget: options.clear,
      now: ctx.now(),
    });
    if (options.clear) await removeSegmentResults(ctx.db, ctx.workspaceId, fileId);
    await addRun(ctx, fileId, run, { ...row, type: row.type as MediaType });
    await announce(ctx.db, ctx.workspaceId, { event: 'file.changed', file_id: fileId });
    await audit(ctx, {
      action: 'file.restarted',
      subjectId: fileId,
      subject: row.name,
      after: { from_stage: from?.name ?? null, clear: options.clear },
    });
  });
  return getFile(ctx, fileId);
}

export async function cancelFile(ctx: Ctx, fileId: string): Promise<File> {
  const row = await getFileRow(ctx, fileId);
  if (row.status !== 'PROCESSING') throw fail('files.not_processing');
  await endFile(ctx, fileId, row.run, 'CANCELLED', null);
  return getFile(ctx, fileId);
}

/** Ends a run that did not reach DONE. A run that has been overtaken changes nothing. */
export async function endFile(
  ctx: Ctx,
  fileId: string,
  run: number,
  status: Extract<FileStatus, 'CANCELLED' | 'REFUNDED'>,
  error: CodedError | null,
): Promise<void> {
  await transact(ctx, async (ctx) => {
    const row = await findFileRow(ctx, fileId);
    if (row === undefined || row.run !== run || row.status !== 'PROCESSING') return;
    await changeFileRow(ctx, fileId, {
      status,
      error: error === null ? null : JSON.stringify(error),
      run: status === 'CANCELLED' ? run + 1 : run,
    });
    await endOpenStages(ctx.db, ctx.workspaceId, fileId, status, ctx.now());
    if (status === 'REFUNDED' && row.created_by !== null)
      await notify(ctx, [row.created_by], {
        kind: 'file.failed',
        params: { name: row.name, code: error?.code ?? 'internal' },
        link: `/files/${fileId}`,
      });
    await announce(ctx.db, ctx.workspaceId, { event: 'file.changed', file_id: fileId });
  });
}
