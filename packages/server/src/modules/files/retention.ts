import { type Ctx, transact } from '../../platform/context.ts';
import { audit } from '../audit/audit.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { findFile, listOlderFiles, updateFileRow } from './files.store.ts';
import { removeFile } from './files.ts';
import { copyKey } from './playable-copy.ts';

const dayMs = 86_400_000;
/** Files handled in one go; the next hour takes the rest. */
const batch = 500;

/** Deletes what is older than the workspace keeps: the sound first, later the whole conversation. */
export async function applyRetention(ctx: Ctx): Promise<void> {
  const { retention } = await getWorkspaceSettings(ctx);
  if (retention.legal_hold) return;
  if (retention.text_days !== null)
    for (const file of await olderThan(ctx, retention.text_days, false)) await removeFile(ctx, file.id);
  if (retention.audio_days !== null)
    for (const file of await olderThan(ctx, retention.audio_days, true)) await removeAudio(ctx, file.id);
}

function olderThan(ctx: Ctx, days: number, withAudio: boolean) {
  const before = new Date(ctx.now().getTime() - days * dayMs);
  return listOlderFiles(ctx.db, ctx.workspaceId, { before, withAudio, limit: batch });
}

/** The words, numbers and the waveform stay; the recording itself goes. */
async function removeAudio(ctx: Ctx, fileId: string): Promise<void> {
  const file = await findFile(ctx.db, ctx.workspaceId, fileId);
  if (file === undefined) return;
  await transact(ctx, async (ctx) => {
    await updateFileRow(ctx.db, ctx.workspaceId, fileId, {
      audio_removed_at: ctx.now(),
      playback_key: null,
      copy_state: null,
    });
    await audit(ctx, {
      action: 'file.changed',
      subjectId: fileId,
      subject: file.name,
      before: { audio: true },
      after: { audio: false },
    });
  });
  await ctx.blobs.remove(file.blob_key);
  await ctx.blobs.remove(copyKey(ctx, fileId));
  if (file.playback_key !== null) await ctx.blobs.remove(file.playback_key);
}
