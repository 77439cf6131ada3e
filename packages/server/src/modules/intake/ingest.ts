import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { checkUpload } from '@earshot/core/audio/sniff.ts';
import { type ErrorCode, Failure, fail } from '@earshot/core/errors.ts';
import {
  type File,
  type FileStatus,
  longestFileName,
  type UploadMetadata,
} from '@earshot/core/files/files.ts';
import { isStorable } from '@earshot/core/storable.ts';
import {
  type TranscriptFileFormat,
  transcriptFileFormats,
} from '@earshot/core/transcripts/transcript-parser.ts';
import { v7 as uuidv7 } from 'uuid';
import { beyondLimit } from '../../platform/beyond-limit.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { announce } from '../../platform/live.ts';
import { audit } from '../audit/audit.ts';
import { addFile, type FileRow, findByContent, findByUpload } from '../files/file-rows.ts';
import { peopleOf } from '../files/people-of-call.ts';
import { startProcessing } from '../pipelines/processing.ts';
import { resolveSource } from '../sources/sources.ts';

export type Arrival = {
  /** A local file that is ours to move or remove. */
  path: string;
  name: string;
  metadata: UploadMetadata;
  origin: File['origin'];
  /** Makes taking in the same upload twice harmless. */
  uploadId?: string;
  /** Its transcript, in a local file that is ours, too. */
  sidecar?: LocalFile;
};

export type LocalFile = { path: string; name: string };

export type Accepted = { file_id: string; status: FileStatus; duplicate: boolean };

const headBytes = 65_536;

/**
 * Takes in one conversation: checks it, notices a duplicate, stores it and adds the job that processes it.
 * Refusals are failures with a code and leave nothing behind.
 */
export async function ingest(ctx: Ctx, arrival: Arrival): Promise<Accepted> {
  try {
    return await useUp(arrival.path, async () => {
      const known = arrival.uploadId && (await findByUpload(ctx, arrival.uploadId));
      return known ? accepted(known, false) : store(ctx, arrival);
    });
  } finally {
    if (arrival.sidecar) await rm(arrival.sidecar.path, { force: true });
  }
}

/**
 * Takes in a local file that is ours. It is gone then, also where it was refused, and stays where it may go well the next
 * time, as after a full disk.
 */
export async function useUp<T>(path: string, take: () => Promise<T>): Promise<T> {
  try {
    const taken = await take();
    await rm(path, { force: true });
    return taken;
  } catch (error) {
    if (error instanceof Failure && error.code !== 'disk_full') await rm(path, { force: true });
    throw error;
  }
}

/** A name that cannot be kept, or that is longer than any that a disk takes. */
export function refuseName(name: string): void {
  if (!isStorable(name)) throw fail('text_invalid', { field: 'name' });
  if (name.length > longestFileName) throw fail('files.metadata_invalid', { field: 'name' });
}

async function store(ctx: Ctx, arrival: Arrival): Promise<Accepted> {
  refuseName(arrival.name);
  const source = await resolveSource(ctx, arrival.metadata.source, arrival.name);
  const checked = await inspect(arrival.path, arrival.name);
  if (checked.kind === 'archive') throw fail('files.type_not_allowed', { extension: 'zip' });
  const sidecar = arrival.sidecar && (await checkSidecar(ctx, arrival.sidecar));
  if (checked.kind === 'text') await checkText(ctx, arrival.path, checked.format as TranscriptFileFormat);

  const { sha256, twin } = await knownContent(ctx, await contentHash(arrival.path));
  if (twin !== undefined) return accepted(twin, true);

  const fileId = uuidv7();
  const blobKey = `${ctx.workspaceId}/${fileId}/original.${checked.format}`;
  const size = (await stat(arrival.path)).size;
  await ctx.blobs.putFile(blobKey, arrival.path);
  const sidecarKey = sidecar && `${ctx.workspaceId}/${fileId}/sidecar.${sidecar.format}`;
  if (sidecar && sidecarKey) await ctx.blobs.putFile(sidecarKey, sidecar.path);

  const { metadata } = arrival;
  const now = ctx.now();
  try {
    const row = await transact(ctx, async (ctx) => {
      const meta = { ...source?.found.meta, ...metadata.meta };
      const people = {
        operator: metadata.operator ?? source?.found.operator ?? null,
        abonent: metadata.abonent ?? source?.found.abonent ?? null,
      };
      const inserted = await addFile(ctx, {
        id: fileId,
        name: arrival.name,
        type: checked.kind,
        extension: checked.format,
        status: 'PROCESSING',
        source_id: source?.id ?? null,
        origin: arrival.origin,
        ...people,
        ...(await peopleOf(ctx, { ...people, meta })),
        direction: metadata.direction ?? source?.found.direction ?? null,
        recorded_at: metadata.recorded_at ?? source?.found.recorded_at ?? null,
        created_at: now,
        created_by: ctx.userId,
        upload_id: arrival.uploadId ?? null,
        language: metadata.language ?? source?.found.language ?? source?.language ?? null,
        size_bytes: size,
        sha256,
        blob_key: blobKey,
        sidecar_key: sidecarKey ?? null,
        sidecar_sha256: sidecar?.sha256 ?? null,
        raw: checked.format === 'pcm' ? JSON.stringify(metadata.raw ?? source?.raw ?? null) : null,
        channel_roles: metadata.channel_roles ?? source?.channel_roles ?? ['operator', 'abonent'],
        meta: JSON.stringify(meta),
      });
      await startProcessing(ctx, fileId, { type: checked.kind, extension: checked.format, size_bytes: size });
      await announce(ctx.db, ctx.workspaceId, { event: 'file.changed', file_id: fileId });
      await audit(ctx, { action: 'file.uploaded', subjectId: fileId, subject: arrival.name });
      return inserted;
    });
    return accepted(row, false);
  } catch (error) {
    await ctx.blobs.removeFolder(`${ctx.workspaceId}/${fileId}`);
    // Two uploads of the same content at the same moment: the later one is the duplicate.
    const first = isUniqueViolation(error) ? await findByContent(ctx, sha256) : undefined;
    if (first === undefined) throw error;
    return accepted(first, true);
  }
}

/**
 * What a call's content is known by, and the call that has it already. Somebody limited is not told whether a call out of
 * their sight has it: they get one of their own.
 */
async function knownContent(ctx: Ctx, hash: string): Promise<{ sha256: string; twin: FileRow | undefined }> {
  const twin = await findByContent(ctx, hash);
  if (twin !== undefined || ctx.limit === null) return { sha256: hash, twin };
  const own = `${hash}-${ctx.limit.userId}`;
  const ownTwin = await findByContent(ctx, own);
  const isTaken = await beyondLimit(ctx, 'a call of the same content has to be known otherwise', (ctx) =>
    findByContent(ctx, own),
  );
  return { sha256: isTaken === undefined ? own : `${own}-${uuidv7()}`, twin: ownTwin };
}

/** What the upload is, from its name, size and first bytes; throws the reason for a refusal. */
export async function inspect(path: string, name: string) {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const head = new Uint8Array(Math.min(size, headBytes));
    await handle.read(head, 0, head.length, 0);
    const checked = checkUpload({ name, size_bytes: size, head });
    if ('issue' in checked) throw fail(checked.issue as ErrorCode, checked.params);
    return checked;
  } finally {
    await handle.close();
  }
}

/** A transcript beside a recording that can be read; throws the reason where it cannot. */
export async function checkSidecar(ctx: Ctx, { path, name }: LocalFile) {
  const extension = extname(name).slice(1).toLowerCase();
  const format = transcriptFileFormats.find((one) => one === extension);
  if (format === undefined) throw fail('files.type_not_allowed', { extension });
  await checkText(ctx, path, format);
  return { format, path, sha256: await contentHash(path) };
}

/** Longer than any that is taken needs; what takes longer is no transcript. */
const checkTimeoutMs = 30_000;

/** In a process of its own: reading millions of lines must not keep others waiting. */
async function checkText(ctx: Ctx, path: string, format: TranscriptFileFormat): Promise<void> {
  const signal = AbortSignal.timeout(checkTimeoutMs);
  try {
    await ctx.readers.run('check_transcript', { path, format }, { signal });
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw fail('files.transcript_unreadable', { reason: 'unexpected' }, error);
  }
}

/** SHA-256 of a file, in hex. */
export async function contentHash(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

function accepted(row: FileRow, duplicate: boolean): Accepted {
  return { file_id: row.id, status: row.status as FileStatus, duplicate };
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
