import { createHash } from 'node:crypto';
import { fail } from '@earshot/core/errors.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { Ctx } from '../../platform/context.ts';
import { changeFileRow } from '../files/file-rows.ts';
import { getFileRow } from '../files/files.ts';
import { restartFile } from '../pipelines/processing.ts';
import { checkSidecar } from './ingest.ts';

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
  await changeFileRow(ctx, fileId, {
    sidecar_key: key,
    sidecar_sha256: createHash('sha256').update(content).digest('hex'),
  });
  return restartFile(ctx, fileId, { from_stage: 'transcribe', clear: false });
}
