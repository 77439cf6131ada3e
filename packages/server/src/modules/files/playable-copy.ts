import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure, fail } from '@earshot/core/errors.ts';
import type { CopyState } from '@earshot/core/files/files.api.ts';
import { z } from 'zod';
import type { WorkerTools } from '../../module.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { freeBytes } from '../../platform/disk.ts';
import { type JobRun, job } from '../../platform/jobs.ts';
import type { DecodeInput } from '../../stages/decode/decode.ts';
import { type FileRow, findFile, holdFile, listCopied, updateFileRow } from './files.store.ts';
import { getFileRow } from './files.ts';

/** Makes a copy of a recording that every browser plays; what some do not is mostly Opus in Ogg. */
export const makeCopyJob = job({
  name: 'make_copy',
  payload: z.object({ workspace_id: z.int(), file_id: z.string() }),
  // Each kill of a worker costs an attempt; a recording that cannot be read fails at once, without retries.
  retryLimit: 20,
  retryDelay: 1,
});

/** A day; no call is longer. */
const longestMs = 86_400_000;
/** Bytes a millisecond of a channel takes at 16 kHz, as a copy and as the samples that are read beside it. */
const bytesPerMs = 2 * 32;

/** How many times as much as must stay free on the disk (`MIN_FREE_MB`). */
const roomLeft = 4;
/** How long a copy is kept; it is made anew when it is asked for. */
const copyDays = 7;

type Sound = Pick<FileRow, 'id' | 'playback_key' | 'extension' | 'copy_state'>;

/** Where the copy is, once it is ready. */
export const copyKey = ({ workspaceId }: Pick<Ctx, 'workspaceId'>, fileId: string) =>
  `${workspaceId}/${fileId}/copy.wav`;

/** What came as such a WAV, or is played as one by everybody already, is as playable as can be. */
const playsEverywhere = ({ playback_key, extension }: Sound) =>
  playback_key !== null || extension === 'wav' || extension === 'pcm';

async function stateOf(ctx: Ctx, row: Sound): Promise<CopyState> {
  if (playsEverywhere(row)) return 'ready';
  const state = (row.copy_state ?? 'none') as CopyState;
  // Such as after a disk was changed by hand.
  const isGone = state === 'ready' && (await ctx.blobs.size(copyKey(ctx, row.id))) === undefined;
  return isGone ? 'none' : state;
}

async function soundRow(ctx: Ctx, fileId: string): Promise<FileRow> {
  const row = await getFileRow(ctx, fileId);
  if (row.type !== 'audio' || row.audio_removed_at !== null) throw fail('files.no_audio_kept');
  return row;
}

export async function copyState(ctx: Ctx, fileId: string): Promise<{ state: CopyState }> {
  return { state: await stateOf(ctx, await soundRow(ctx, fileId)) };
}

/** Has the copy made, unless it is there or in the making. */
export async function askForCopy(ctx: Ctx, fileId: string): Promise<{ state: CopyState }> {
  const row = await soundRow(ctx, fileId);
  const state = await stateOf(ctx, row);
  if (state === 'ready' || state === 'making') return { state };
  await refuseWithoutRoom(ctx, row);
  await transact(ctx, async (ctx) => {
    const held = await holdFile(ctx.db, ctx.workspaceId, fileId);
    if (held === undefined) throw fail('files.not_found');
    if (held.copy_state === 'making') return;
    await updateFileRow(ctx.db, ctx.workspaceId, fileId, { copy_state: 'making' });
    await ctx.jobs.add(ctx.db, makeCopyJob, ctx.workspaceId, {
      workspace_id: ctx.workspaceId,
      file_id: fileId,
    });
  });
  return { state: 'making' };
}

/** Copies leave more room than recordings need, so that those still arrive where somebody asks for copies of all. */
async function refuseWithoutRoom({ config }: Ctx, row: FileRow): Promise<void> {
  const needed = (row.duration_ms ?? 0) * (row.channels ?? 1) * bytesPerMs;
  if ((await freeBytes(config.dataDir)) - needed < roomLeft * config.minFreeBytes) throw fail('disk_full');
}

/** Does the work. The copy is put in its place whole, and only while the call and its sound are still there. */
export async function makeCopy(
  ctx: Ctx,
  fileId: string,
  run: Pick<JobRun, 'signal' | 'isLastAttempt'>,
  { processes }: Pick<WorkerTools, 'processes'>,
): Promise<void> {
  const row = await findFile(ctx.db, ctx.workspaceId, fileId);
  if (row?.copy_state !== 'making') return;
  const folder = join(ctx.config.dataDir, 'work', `copy-${ctx.workspaceId}-${fileId}`);
  await rm(folder, { recursive: true, force: true });
  try {
    // Many may have been asked for while there was room.
    await refuseWithoutRoom(ctx, row);
    const input: DecodeInput = {
      path: await ctx.blobs.localPath(row.blob_key),
      format: row.extension as DecodeInput['format'],
      out_dir: folder,
      max_duration_ms: longestMs,
      for_every_browser: true,
    };
    await processes.run('decode', input, { signal: run.signal });
    await transact(ctx, async (ctx) => {
      const held = await holdFile(ctx.db, ctx.workspaceId, fileId);
      if (held === undefined || held.audio_removed_at !== null) return;
      await ctx.blobs.putFile(copyKey(ctx, fileId), join(folder, 'playback.wav'));
      await updateFileRow(ctx.db, ctx.workspaceId, fileId, { copy_state: 'ready' });
    });
  } catch (error) {
    if (run.signal.aborted) throw error;
    const isHopeless = error instanceof Failure;
    if (isHopeless || run.isLastAttempt)
      await updateFileRow(ctx.db, ctx.workspaceId, fileId, { copy_state: 'failed' });
    if (!isHopeless) throw error;
    ctx.log.warn({ err: error, file: fileId }, 'no copy for every browser');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Lets go of copies that were made a week ago, by the time of the file: they take far more room than what they are made of. */
export async function dropOldCopies(ctx: Ctx): Promise<void> {
  const before = ctx.now().getTime() - copyDays * 86_400_000;
  for (const { id } of await listCopied(ctx.db, ctx.workspaceId)) {
    const key = copyKey(ctx, id);
    const made = await stat(await ctx.blobs.localPath(key)).catch(() => undefined);
    if (made !== undefined && made.mtimeMs > before) continue;
    await transact(ctx, async (ctx) => {
      const held = await holdFile(ctx.db, ctx.workspaceId, id);
      if (held?.copy_state !== 'ready') return;
      await updateFileRow(ctx.db, ctx.workspaceId, id, { copy_state: null });
      await ctx.blobs.remove(key);
    });
  }
}
