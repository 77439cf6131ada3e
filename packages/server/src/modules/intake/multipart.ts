import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { maxAudioBytes } from '@earshot/core/audio/sniff.ts';
import { fail } from '@earshot/core/errors.ts';
import type { UploadReply } from '@earshot/core/files/files.api.ts';
import { archiveExtensions, maxArchiveBytes } from '@earshot/core/files/upload-formats.ts';
import { transcriptLimits } from '@earshot/core/transcripts/transcript-limits.ts';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Ctx } from '../../platform/context.ts';
import { fileNameOf, readingForm } from '../../platform/forms.ts';
import { ingestArchive } from './archives.ts';
import { checkRoom, incomingFolder, whileThereIsRoom } from './incoming.ts';
import { ingest, type LocalFile } from './ingest.ts';
import { originOf, readMetadata, refuseUnknown } from './metadata.ts';

/** One conversation as multipart form data, for clients that do not speak tus. */
export async function ingestMultipart(ctx: Ctx, request: FastifyRequest): Promise<UploadReply> {
  await checkRoom(ctx, Number(request.headers['content-length'] ?? 0));
  const path = join(await incomingFolder(ctx), uuidv7());
  try {
    const { name, fields, sidecar } = await readingForm(request, () => readParts(ctx, request, path));
    refuseUnknown(fields);
    if (name === undefined) throw fail('bad_request', { field: 'file', reason: 'missing' });
    const arrival = {
      path,
      name,
      metadata: readMetadata(fields),
      origin: originOf(ctx),
      ...(sidecar ? { sidecar } : {}),
    } as const;
    if (archiveExtensions.has(extname(name).slice(1).toLowerCase())) {
      return { files: await ingestArchive(ctx, arrival, `${path}.d`) };
    }
    return await ingest(ctx, arrival);
  } finally {
    await rm(path, { force: true });
    await rm(`${path}.side`, { force: true });
  }
}

/** Writes the one file of the form, a transcript, to `path`; answers its name. */
export async function receiveSidecar(ctx: Ctx, request: FastifyRequest, path: string): Promise<string> {
  return readingForm(request, async () => {
    const part = await request.file({ limits: { files: 1, fields: 0 } });
    if (part === undefined) throw fail('bad_request', { field: 'sidecar', reason: 'missing' });
    await writeBounded(ctx, part.file, path, transcriptLimits.bytes);
    return fileNameOf(part);
  });
}

async function readParts(ctx: Ctx, request: FastifyRequest, path: string) {
  const fields: Record<string, string> = {};
  let name: string | undefined;
  let sidecar: LocalFile | undefined;
  for await (const part of request.parts({ limits: { fileSize: maxArchiveBytes, files: 2, fields: 30 } })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string' && part.value !== '') fields[part.fieldname] = part.value;
      continue;
    }
    const fileName = fileNameOf(part);
    if (part.fieldname === 'sidecar') {
      sidecar = { path: `${path}.side`, name: fileName };
      await writeBounded(ctx, part.file, sidecar.path, transcriptLimits.bytes);
    } else if (part.fieldname !== 'file') {
      fields[part.fieldname] = fileName;
      part.file.resume();
    } else {
      name = fileName;
      const isArchive = archiveExtensions.has(extname(fileName).slice(1).toLowerCase());
      await writeBounded(ctx, part.file, path, isArchive ? maxArchiveBytes : maxAudioBytes);
    }
  }
  return { name, fields, sidecar };
}

async function writeBounded(
  ctx: Ctx,
  stream: NodeJS.ReadableStream,
  path: string,
  limit: number,
): Promise<void> {
  let size = 0;
  await pipeline(
    stream,
    async function* (chunks: AsyncIterable<string | Buffer>) {
      for await (const chunk of whileThereIsRoom(ctx, chunks)) {
        size += chunk.length;
        if (size > limit) throw fail('files.too_large', { size_mb: Math.ceil(size / 1024 ** 2) });
        yield chunk;
      }
    },
    createWriteStream(path),
  );
}
