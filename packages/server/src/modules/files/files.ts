import { createHash } from 'node:crypto';
import type { BodyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { updateFile as updateFileEndpoint } from '@earshot/core/files/files.api.ts';
import { type File, type FileStatus, type StageName, stagesOf } from '@earshot/core/files/files.ts';
import { validate as isUuid } from 'uuid';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { announce } from '../../platform/live.ts';
import { audit, changed } from '../audit/audit.ts';
import { checkSidecar } from '../intake/ingest.ts';
import { notify } from '../notifications/notifications.ts';
import { sourceNames } from '../sources/sources.ts';
import { analyseFileJob, processFile } from './files.jobs.ts';
import { presentFile } from './files.present.ts';
import { favoritesAmong, tagsOfFiles } from './files.queries.ts';
import {
  endOpenStages,
  type FileRow,
  findFile,
  insertStages,
  listStages,
  removeFileRows,
  resetStages,
  updateFileRow,
} from './files.store.ts';

export type { FileChange, FileRow } from './files.store.ts';

export async function getFileRow(ctx: Ctx, fileId: string, db: Db = ctx.db): Promise<FileRow> {
  const row = isUuid(fileId) ? await findFile(db, ctx.workspaceId, fileId) : undefined;
  if (row === undefined) throw fail('files.not_found');
  return row;
}

export async function getFile(ctx: Ctx, fileId: string): Promise<File> {
  const [file] = await presentFiles(ctx, [await getFileRow(ctx, fileId)]);
  if (file === undefined) throw fail('files.not_found');
  return file;
}

/** Rows as the interface gets them, with their stages, tags and whether one favours them. */
export async function presentFiles(ctx: Ctx, rows: readonly FileRow[]): Promise<File[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const [stages, names, tags, favorites] = await Promise.all([
    listStages(ctx.db, ctx.workspaceId, ids),
    sourceNames(ctx),
    tagsOfFiles(ctx.db, ctx.workspaceId, ids),
    favoritesAmong(ctx.db, ctx.workspaceId, ctx.userId, ids),
  ]);
  const byFile = Map.groupBy(stages, (stage) => stage.file_id);
  return rows.map((row) =>
    presentFile(row, {
      stages: byFile.get(row.id) ?? [],
      sourceName: names.get(row.source_id ?? -1),
      tags: tags.get(row.id) ?? [],
      favorite: favorites.has(row.id),
    }),
  );
}

export async function updateFile(
  ctx: Ctx,
  fileId: string,
  body: BodyOf<typeof updateFileEndpoint>,
): Promise<File> {
  const before = await getFileRow(ctx, fileId);
  if (Object.keys(body).length > 0) await updateFileRow(ctx.db, ctx.workspaceId, fileId, body);
  if ('operator' in body || 'recorded_at' in body) await analyseAgain(ctx, ctx.db, fileId);
  const difference = changed<Record<string, unknown>>(before, body);
  if (difference !== undefined)
    await audit(ctx, ctx.db, {
      action: 'file.changed',
      subjectId: fileId,
      subject: before.name,
      ...difference,
    });
  await announce(ctx.db, ctx.workspaceId, { event: 'file.changed', file_id: fileId });
  return getFile(ctx, fileId);
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
  await inTransaction(ctx.db, async (tx) => {
    const row = await getFileRow(ctx, fileId, tx);
    if (row.audio_removed_at !== null) throw fail('files.no_audio_kept');
    // A call from before a stage existed gets it now.
    await insertStages(tx, ctx.workspaceId, fileId, stagesOf(row.type), ctx.now());
    const stages = await listStages(tx, ctx.workspaceId, [fileId]);
    const firstFailed = stages.find((stage) => stage.status === 'failed');
    const from = stages.find((stage) => stage.name === options.from_stage) ?? firstFailed ?? stages[0];
    const run = row.run + 1;
    await updateFileRow(tx, ctx.workspaceId, fileId, { status: 'PROCESSING', error: null, run });
    await resetStages(tx, ctx.workspaceId, fileId, {
      fromPosition: from?.position ?? 0,
      forget: options.clear,
      now: ctx.now(),
    });
    if (options.clear) {
      await tx
        .deleteFrom('segment_results')
        .where('workspace_id', '=', ctx.workspaceId)
        .where('file_id', '=', fileId)
        .execute();
    }
    await ctx.jobs.add(tx, processFile, ctx.workspaceId, {
      workspace_id: ctx.workspaceId,
      file_id: fileId,
      run,
    });
    await announce(tx, ctx.workspaceId, { event: 'file.changed', file_id: fileId });
    await audit(ctx, tx, {
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
  error: { code: string; params: Record<string, string | number> } | null,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const row = await findFile(tx, ctx.workspaceId, fileId);
    if (row === undefined || row.run !== run || row.status !== 'PROCESSING') return;
    await updateFileRow(tx, ctx.workspaceId, fileId, {
      status,
      error: error === null ? null : JSON.stringify(error),
      run: status === 'CANCELLED' ? run + 1 : run,
    });
    await endOpenStages(tx, ctx.workspaceId, fileId, status, ctx.now());
    if (status === 'REFUNDED' && row.created_by !== null)
      await notify(ctx, tx, [row.created_by], {
        kind: 'file.failed',
        params: { name: row.name, code: error?.code ?? 'internal' },
        link: `/files/${fileId}`,
      });
    await announce(tx, ctx.workspaceId, { event: 'file.changed', file_id: fileId });
  });
}

export async function removeFile(ctx: Ctx, fileId: string): Promise<void> {
  const row = await getFileRow(ctx, fileId);
  await inTransaction(ctx.db, async (tx) => {
    await removeFileRows(tx, ctx.workspaceId, fileId);
    await audit(ctx, tx, { action: 'file.removed', subjectId: fileId, subject: row.name });
    await announce(tx, ctx.workspaceId, { event: 'file.removed', file_id: fileId });
  });
  // The rows are gone, so the file is; what a late writer leaves behind is swept at the next start.
  await ctx.blobs
    .removeFolder(`${ctx.workspaceId}/${fileId}`)
    .catch((error: unknown) => ctx.log.warn({ err: error }, 'a removed file left something behind'));
}

export async function swapRoles(ctx: Ctx, fileId: string): Promise<File> {
  const row = await getFileRow(ctx, fileId);
  await updateFileRow(ctx.db, ctx.workspaceId, fileId, { roles_swapped: !row.roles_swapped });
  await audit(ctx, ctx.db, {
    action: 'file.changed',
    subjectId: fileId,
    subject: row.name,
    before: { roles_swapped: row.roles_swapped },
    after: { roles_swapped: !row.roles_swapped },
  });
  await analyseAgain(ctx, ctx.db, fileId);
  await announce(ctx.db, ctx.workspaceId, { event: 'file.changed', file_id: fileId });
  return getFile(ctx, fileId);
}

/** What follows from a call's words, roles and metadata is made anew in the background. */
export async function analyseAgain(ctx: Ctx, db: Db, fileId: string): Promise<void> {
  await ctx.jobs.add(db, analyseFileJob, ctx.workspaceId, { workspace_id: ctx.workspaceId, file_id: fileId });
}

/** Gives a recording its transcript; processing goes on from recognition. */
export async function attachSidecar(
  ctx: Ctx,
  fileId: string,
  input: { name: string; content: string },
): Promise<File> {
  const row = await getFileRow(ctx, fileId);
  if (row.type !== 'audio') throw fail('files.no_audio_kept');
  const { format, content } = checkSidecar(input);
  const key = `${ctx.workspaceId}/${fileId}/sidecar.${format}`;
  await ctx.blobs.putBytes(key, content);
  await updateFileRow(ctx.db, ctx.workspaceId, fileId, {
    sidecar_key: key,
    sidecar_sha256: createHash('sha256').update(content).digest('hex'),
  });
  return restartFile(ctx, fileId, { from_stage: 'transcribe', clear: false });
}
