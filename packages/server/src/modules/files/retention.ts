import { type Ctx, inWorkspace, type Services } from '../../platform/context.ts';
import { audit } from '../audit/audit.ts';
import { WorkspaceSettings } from '../workspaces/workspaces.ts';
import { findFile, updateFileRow } from './files.store.ts';
import { removeFile } from './files.ts';

const dayMs = 86_400_000;
/** Files handled in one go; the next hour takes the rest. */
const batch = 500;

/** Deletes what is older than its workspace keeps: the sound first, later the whole conversation. */
export async function applyRetention(services: Services): Promise<void> {
  const workspaces = await services.db.selectFrom('workspaces').select(['id', 'settings']).execute();
  for (const { id, settings } of workspaces) {
    const { retention } = WorkspaceSettings.parse(settings);
    if (retention.legal_hold) continue;
    const ctx = inWorkspace(services, id);
    if (retention.text_days !== null) {
      for (const file of await olderThan(ctx, retention.text_days, false)) {
        await removeFile(ctx, file.id);
        await audit(ctx, ctx.db, { action: 'file.removed', subjectId: file.id, subject: file.name });
      }
    }
    if (retention.audio_days !== null) {
      for (const file of await olderThan(ctx, retention.audio_days, true)) await removeAudio(ctx, file.id);
    }
  }
}

function olderThan(ctx: Ctx, days: number, withAudio: boolean) {
  let files = ctx.db
    .selectFrom('files')
    .select(['id', 'name'])
    .where('workspace_id', '=', ctx.workspaceId)
    .where('status', '!=', 'PROCESSING')
    .where((eb) =>
      eb(eb.fn.coalesce('recorded_at', 'created_at'), '<', new Date(ctx.now().getTime() - days * dayMs)),
    );
  if (withAudio) files = files.where('type', '=', 'audio').where('audio_removed_at', 'is', null);
  return files.limit(batch).execute();
}

/** The words, numbers and the waveform stay; the recording itself goes. */
async function removeAudio(ctx: Ctx, fileId: string): Promise<void> {
  const file = await findFile(ctx.db, ctx.workspaceId, fileId);
  if (file === undefined) return;
  await updateFileRow(ctx.db, ctx.workspaceId, fileId, { audio_removed_at: ctx.now(), playback_key: null });
  await ctx.blobs.remove(file.blob_key);
  if (file.playback_key !== null) await ctx.blobs.remove(file.playback_key);
  await audit(ctx, ctx.db, {
    action: 'file.changed',
    subjectId: fileId,
    subject: file.name,
    before: { audio: true },
    after: { audio: false },
  });
}
