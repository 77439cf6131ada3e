import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { maxAudioBytes } from '@earshot/core/audio/sniff.ts';
import { errorTable, fail } from '@earshot/core/errors.ts';
import type { UploadReply } from '@earshot/core/files/files.api.ts';
import type { UploadMetadata } from '@earshot/core/files/files.ts';
import {
  acceptedExtensions,
  archiveExtensions,
  maxArchiveBytes,
} from '@earshot/core/files/upload-formats.ts';
import type { FileStore } from '@tus/file-store';
import { Server, type Upload } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { authorise } from '../../platform/authorise.ts';
import { type Ctx, inWorkspace, type Services, seeAs } from '../../platform/context.ts';
import { asFailure, ctxOf, errorBody, sendError } from '../../platform/http.ts';
import { findByUpload } from '../files/file-rows.ts';
import { resolveSource } from '../sources/sources.ts';
import { reachNow } from '../users/memberships.ts';
import { ingestArchive } from './archives.ts';
import { checkRoom, claim, incomingFolder, sweepIncoming } from './incoming.ts';
import { ingest, refuseName } from './ingest.ts';
import { originOf, readMetadata } from './metadata.ts';
import { createUploadStore } from './upload-store.ts';

const path = '/api/uploads';
const currentCtx = new AsyncLocalStorage<Ctx>();

/**
 * The tus 1.0 endpoint. An upload's id begins with its workspace and its person, so that nobody else's request
 * reaches it. The reply that completes an upload names the new file in the header `Earshot-File`.
 */
export async function uploadRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const directory = join(services.config.dataDir, 'uploads');
  await mkdir(directory, { recursive: true });
  const store = createUploadStore(services, directory);
  const tus = createTus(store, services);

  // tus reads the bytes itself.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    authorise(request, 'files.write');
    const ctx = ctxOf(services, request);
    const uploadId = request.url.split('?')[0]?.slice(path.length + 1) ?? '';
    if (request.method === 'HEAD' && (await answerFinished(ctx, store, uploadId, reply))) return reply;
    reply.hijack();
    await currentCtx.run(ctx, () => tus.handle(request.raw, reply.raw));
    return reply;
  };
  const methods = ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'] as const;
  app.route({
    method: [...methods],
    url: path,
    handler,
    errorHandler: (error, request, reply) => sendError(error, request, reply),
    schema: { hide: true },
  });
  app.route({
    method: [...methods],
    url: `${path}/*`,
    handler,
    errorHandler: (error, request, reply) => sendError(error, request, reply),
    schema: { hide: true },
  });
}

/**
 * An upload that was taken in has no bytes here any more; a client that lost the answer gets it again. One that is all
 * there and could not be taken in, such as with a full disk, is taken in now.
 */
async function answerFinished(
  ctx: Ctx,
  store: FileStore,
  uploadId: string,
  reply: FastifyReply,
): Promise<boolean> {
  if (!uploadId.startsWith(ownPrefix(ctx))) return false;
  const upload = await store.getUpload(uploadId).catch(() => undefined);
  if (upload !== undefined && upload.offset === upload.size) await ingestUpload(ctx, store, upload);
  const row = await findByUpload(ctx, uploadId);
  if (row === undefined) return false;
  reply
    .header('Tus-Resumable', '1.0.0')
    .header('Upload-Offset', row.size_bytes)
    .header('Upload-Length', row.size_bytes)
    .header('Cache-Control', 'no-store')
    .header('Earshot-File', asciiJson({ file_id: row.id, status: row.status, duplicate: false }))
    .status(200)
    .send();
  return true;
}

function createTus(store: FileStore, services: Services): Server {
  return new Server({
    path,
    datastore: store,
    relativeLocation: true,
    maxSize: maxArchiveBytes,
    namingFunction: () => {
      const ctx = currentCtx.getStore();
      if (ctx === undefined) throw refusal(fail('unauthorized'));
      return `${ownPrefix(ctx)}${uuidv7()}`;
    },
    async onIncomingRequest(_request, uploadId) {
      const ctx = currentCtx.getStore();
      if (ctx === undefined || (uploadId && !uploadId.startsWith(ownPrefix(ctx))))
        throw refusal(fail('not_found'));
    },
    async onUploadCreate(_request, upload) {
      const ctx = currentCtx.getStore();
      if (ctx === undefined) throw refusal(fail('unauthorized'));
      await checkAnnounced(ctx, upload);
      await checkRoom(services, upload.size ?? 0);
      return {};
    },
    onResponseError: (_request, error) => refusal(error),
    async onUploadFinish(_request, upload) {
      const ctx = currentCtx.getStore();
      if (ctx === undefined) throw refusal(fail('unauthorized'));
      try {
        const reply = await ingestUpload(ctx, store, upload);
        return { headers: { 'Earshot-File': asciiJson(reply) } };
      } catch (error) {
        services.log.debug({ err: error }, 'upload refused');
        throw refusal(error);
      }
    },
  });
}

/** In the place of the person's id where an API key sends. */
const byKey = 0;

function ownPrefix(ctx: Ctx): string {
  return `${ctx.workspaceId}-${ctx.userId ?? byKey}-`;
}

/** Refuses by name, announced size and source before a single byte is sent. */
async function checkAnnounced(ctx: Ctx, upload: Upload): Promise<void> {
  const name = upload.metadata?.filename ?? '';
  const { source } = metadataOf(upload);
  try {
    refuseName(name);
  } catch (error) {
    throw refusal(error);
  }
  const extension = extname(name).slice(1).toLowerCase();
  if (!acceptedExtensions.has(extension)) throw refusal(fail('files.type_not_allowed', { extension }));
  const size = upload.size ?? 0;
  const limit = archiveExtensions.has(extension) ? maxArchiveBytes : maxAudioBytes;
  if (size > limit) throw refusal(fail('files.too_large', { size_mb: Math.round(size / 1024 ** 2) }));
  if (upload.size === 0) throw refusal(fail('files.empty'));
  await resolveSource(ctx, source, name).catch((error) => {
    throw refusal(error);
  });
}

function metadataOf(upload: Upload): UploadMetadata {
  const given = Object.entries(upload.metadata ?? {}).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  try {
    return readMetadata(Object.fromEntries(given));
  } catch (error) {
    throw refusal(error);
  }
}

async function ingestUpload(ctx: Ctx, store: FileStore, upload: Upload): Promise<UploadReply> {
  const name = (upload.metadata?.filename ?? '').split(/[\\/]/).at(-1) ?? '';
  const path = join(store.directory, upload.id);
  const arrival = {
    path,
    name,
    metadata: metadataOf(upload),
    origin: originOf(ctx),
    uploadId: upload.id,
  } as const;
  const claimed = `${path}.taking`;
  // Another process took it up at its start; whoever asks again gets its answer.
  if (!(await claim(claimed, ctx.now()))) throw fail('conflict');
  try {
    if (archiveExtensions.has(extname(name).slice(1).toLowerCase())) {
      return { files: await ingestArchive(ctx, arrival, join(await incomingFolder(ctx), upload.id)) };
    }
    return await ingest(ctx, arrival);
  } finally {
    // What may go well the next time keeps its bytes, and what is known of it.
    if (!existsSync(path)) await rm(`${path}.json`, { force: true });
    await rm(claimed, { force: true });
  }
}

/** Uploads that had all their bytes when the process was killed are taken in now; stale ones are dropped. */
export async function recoverUploads(services: Services): Promise<void> {
  const directory = join(services.config.dataDir, 'uploads');
  await sweepIncoming(services);
  const store = createUploadStore(services, directory);
  await store.deleteExpired().catch(() => 0);
  for (const entry of await readdir(directory).catch(() => [])) {
    const owner = /^(\d+)-(\d+)-[0-9a-f-]+\.json$/.exec(entry);
    if (owner === null) continue;
    const userId = Number(owner[2]);
    const whole = inWorkspace(services, Number(owner[1]), userId === byKey ? null : userId);
    try {
      const ctx = userId === byKey ? whole : seeAs(whole, (await reachNow(whole, userId)).eyes);
      const upload = await store.getUpload(entry.slice(0, -'.json'.length));
      if (upload.offset === upload.size) await ingestUpload(ctx, store, upload);
    } catch (error) {
      services.log.info({ err: error }, 'an interrupted upload was not taken in');
    }
  }
}

/** tus answers what is thrown as `{ status_code, body }`. */
function refusal(error: unknown): { status_code: number; body: string } {
  if (typeof error === 'object' && error !== null && 'status_code' in error) {
    return error as { status_code: number; body: string };
  }
  const failure = asFailure(error);
  return {
    status_code: errorTable[failure.code][0],
    body: JSON.stringify(errorBody(failure, '')),
  };
}

/** Headers are ASCII; JSON can say everything in it. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[\u007f-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
