import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fail } from '@earshot/core/errors.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Ctx } from '../../platform/context.ts';
import { changeFileRow } from '../files/file-rows.ts';
import { getFileRow } from '../files/files.ts';
import { restartFile } from '../pipelines/processing.ts';
import { checkRoom, incomingFolder } from './incoming.ts';
import { checkSidecar, type LocalFile } from './ingest.ts';
import { receiveSidecar } from './multipart.ts';

/** Gives a recording its transcript; processing goes on from recognition. */
export async function attachSidecar(ctx: Ctx, fileId: string, request: FastifyRequest): Promise<File> {
  const row = await getFileRow(ctx, fileId);
  if (row.type !== 'audio') throw fail('files.no_audio_kept');
  await checkRoom(ctx, Number(request.headers['content-length'] ?? 0));
  const path = join(await incomingFolder(ctx), uuidv7());
  try {
    const name = await receiveSidecar(ctx, request, path);
    return await giveSidecar(ctx, fileId, { path, name });
  } finally {
    await rm(path, { force: true });
  }
}

/** The same from a local file that is ours. */
export async function giveSidecar(ctx: Ctx, fileId: string, sidecar: LocalFile): Promise<File> {
  try {
    const { format, sha256 } = await checkSidecar(ctx, sidecar);
    const key = `${ctx.workspaceId}/${fileId}/sidecar.${format}`;
    await ctx.blobs.putFile(key, sidecar.path);
    await changeFileRow(ctx, fileId, { sidecar_key: key, sidecar_sha256: sha256 });
    return await restartFile(ctx, fileId, { from_stage: 'transcribe', clear: false });
  } finally {
    await rm(sidecar.path, { force: true });
  }
}

/** Lets a recording be recognised that had its transcript beside it. */
export async function takeSidecar(ctx: Ctx, fileId: string): Promise<File> {
  await changeFileRow(ctx, fileId, { sidecar_key: null, sidecar_sha256: null });
  return restartFile(ctx, fileId, { from_stage: 'transcribe', clear: false });
}
