import { fail } from '@earshot/core/errors.ts';
import { validate as isUuid } from 'uuid';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { recountCalls } from './call-counters.ts';
import {
  type FileChange,
  type FileRow,
  findFile,
  findFileByContent,
  findFileByUpload,
  holdFile,
  holdFiles,
  insertFile,
  keepFile,
  type NewFile,
  updateFileRow,
  updateRun,
} from './files.store.ts';

export type { FileChange, FileRow } from './files.store.ts';

/** What other modules may ask and change of the row of a call. */

export function findFileRow(ctx: Ctx, fileId: string): Promise<FileRow | undefined> {
  return findFile(ctx.db, ctx.workspaceId, fileId);
}

/** The call, held until the transaction ends: whoever else wants to change it waits. Throws `files.not_found`. */
export async function holdFileRow(ctx: TxCtx, fileId: string): Promise<FileRow> {
  const row = isUuid(fileId) ? await holdFile(ctx.db, ctx.workspaceId, fileId) : undefined;
  if (row === undefined) throw fail('files.not_found');
  return row;
}

/** The same of many calls in short, by id; those that are gone are left out. */
export function holdFileRows(
  ctx: TxCtx,
  fileIds: readonly string[],
): Promise<Pick<FileRow, 'id' | 'created_at' | 'recorded_at' | 'operator' | 'language' | 'analysed_at'>[]> {
  return fileIds.length === 0 ? Promise.resolve([]) : holdFiles(ctx.db, ctx.workspaceId, fileIds);
}

/** The call in short, which stays until the transaction ends. Throws `files.not_found`. */
export async function keepFileRow(
  ctx: TxCtx,
  fileId: string,
): Promise<Pick<FileRow, 'name' | 'recorded_at' | 'created_at' | 'operator'>> {
  const row = isUuid(fileId) ? await keepFile(ctx.db, ctx.workspaceId, fileId) : undefined;
  if (row === undefined) throw fail('files.not_found');
  return row;
}

export async function changeFileRow(ctx: Ctx, fileId: string, change: FileChange): Promise<void> {
  await transact(ctx, async (ctx) => {
    await updateFileRow(ctx.db, ctx.workspaceId, fileId, change);
    if (isCountedBy(change)) recountCalls(ctx, [fileId]);
  });
}

/** What of its row a call is counted by. */
const countedBy = [
  'agent_id',
  'agent_said_id',
  'subscriber_id',
  'source_id',
  'recorded_at',
  'duration_ms',
  'direction',
  'language',
  'language_found',
  'emotions',
  'analysed_at',
  'meta',
] as const satisfies (keyof FileChange)[];

/** Whether the call may be counted otherwise after the change. */
const isCountedBy = (change: FileChange): boolean => countedBy.some((name) => name in change);

/** Changes the call only while this run is the one being processed; false when it has been overtaken. */
export function changeRunningFile(
  ctx: Ctx,
  fileId: string,
  run: number,
  change: FileChange,
): Promise<boolean> {
  return transact(ctx, async (ctx) => {
    const isDone = await updateRun(ctx.db, ctx.workspaceId, fileId, run, change);
    if (isDone && isCountedBy(change)) recountCalls(ctx, [fileId]);
    return isDone;
  });
}

/** The call with this content, where there is one. */
export function findByContent(ctx: Ctx, sha256: string): Promise<FileRow | undefined> {
  return findFileByContent(ctx.db, ctx.workspaceId, sha256);
}

/** The call that came with this upload. */
export function findByUpload(ctx: Ctx, uploadId: string): Promise<FileRow | undefined> {
  return findFileByUpload(ctx.db, ctx.workspaceId, uploadId);
}

export function addFile(ctx: Ctx, file: NewFile): Promise<FileRow> {
  return transact(ctx, async (ctx) => {
    const row = await insertFile(ctx.db, { workspace_id: ctx.workspaceId, ...file });
    recountCalls(ctx, [row.id]);
    return row;
  });
}
