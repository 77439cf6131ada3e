import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { maxAudioBytes } from '@earshot/core/audio/sniff.ts';
import { Failure, fail } from '@earshot/core/errors.ts';
import type { UploadReply } from '@earshot/core/files/files.api.ts';
import { audioExtensions, textExtensions } from '@earshot/core/files/upload-formats.ts';
import yauzl from 'yauzl';
import type { Ctx } from '../../platform/context.ts';
import { isDiskFull } from '../../platform/disk.ts';
import { whileThereIsRoom } from './incoming.ts';
import { type Arrival, ingest, useUp } from './ingest.ts';

/** Bounds on what one archive may unpack to; sizes are checked again while bytes flow. */
const mostEntries = 2000;
/** With folders and what is passed over. */
const mostListed = 3 * mostEntries;
const mostTotalBytes = 4 * 1024 ** 3;
/** Speech in any of the accepted formats does not shrink beyond this; long runs of one byte do. */
const highestRatio = 200;

type Entry = { name: string; base: string; extension: string; size: number; raw: yauzl.Entry };
type Outcome = NonNullable<UploadReply['files']>[number];

/**
 * Takes in every conversation of a zip archive, one after the other. A transcript beside a recording with the
 * same name becomes its sidecar. Folders, hidden files and system leftovers are passed over.
 */
export async function ingestArchive(ctx: Ctx, arrival: Arrival, workDir: string): Promise<Outcome[]> {
  await mkdir(workDir, { recursive: true });
  try {
    return await useUp(arrival.path, async () => {
      const zip = await openZip(arrival.path);
      return takeEntries(ctx, arrival, zip, workDir).finally(() => zip.close());
    });
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

async function takeEntries(
  ctx: Ctx,
  arrival: Arrival,
  zip: yauzl.ZipFile,
  workDir: string,
): Promise<Outcome[]> {
  const entries = await listEntries(zip);
  const audio = entries.filter((entry) => audioExtensions.has(entry.extension));
  const audioBases = new Set(audio.map((entry) => entry.base));
  const sidecars = new Map(
    entries
      .filter((entry) => textExtensions.has(entry.extension) && audioBases.has(entry.base))
      .map((entry) => [entry.base, entry]),
  );
  const conversations = entries.filter((entry) => sidecars.get(entry.base) !== entry);
  if (conversations.length === 0) throw fail('files.archive_empty');

  const outcomes: Outcome[] = [];
  for (const [index, entry] of conversations.entries()) {
    const path = join(workDir, String(index));
    try {
      await extract(ctx, zip, entry, path);
      const beside = audioExtensions.has(entry.extension) ? sidecars.get(entry.base) : undefined;
      const sidecar = beside && { path: `${path}.side`, name: basename(beside.name) };
      if (sidecar) await extract(ctx, zip, beside, sidecar.path);
      const taken = await ingest(ctx, {
        path,
        name: basename(entry.name),
        metadata: arrival.metadata,
        origin: arrival.origin,
        ...(arrival.uploadId ? { uploadId: `${arrival.uploadId}:${index}` } : {}),
        ...(sidecar ? { sidecar } : {}),
      });
      outcomes.push({ name: entry.name, file_id: taken.file_id, duplicate: taken.duplicate });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.code === 'files.archive_unsafe' || error.code === 'disk_full') throw error;
      outcomes.push({ name: entry.name, code: error.code, params: error.params });
    }
  }
  return outcomes;
}

function openZip(path: string): Promise<yauzl.ZipFile> {
  return new Promise((done, refuse) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }, (error, zip) => {
      if (error) refuse(fail('files.archive_unreadable', {}, error));
      else done(zip);
    });
  });
}

async function listEntries(zip: yauzl.ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  let listed = 0;
  let total = 0;
  let packed = 0;
  await new Promise<void>((done, refuse) => {
    zip.on('error', (error) => refuse(fail('files.archive_unreadable', {}, error)));
    zip.on('end', done);
    zip.on('entry', (raw: yauzl.Entry) => {
      listed += 1;
      total += raw.uncompressedSize;
      packed += raw.compressedSize;
      if (
        entries.length >= mostEntries ||
        listed > mostListed ||
        total > mostTotalBytes ||
        total > Math.max(packed, 1024) * highestRatio
      ) {
        refuse(fail('files.archive_unsafe'));
        return;
      }
      const name = raw.fileName;
      const isNoise = name.endsWith('/') || /(^|\/)(\.|__MACOSX\/|Thumbs\.db$)/.test(name);
      const isEncrypted = (raw.generalPurposeBitFlag & 1) !== 0;
      if (isEncrypted) {
        refuse(fail('files.archive_unreadable'));
        return;
      }
      if (!isNoise) {
        const extension = extname(name).slice(1).toLowerCase();
        entries.push({
          name,
          base: name.slice(0, name.length - extension.length - 1),
          extension,
          size: raw.uncompressedSize,
          raw,
        });
      }
      zip.readEntry();
    });
    zip.readEntry();
  });
  return entries;
}

async function extract(ctx: Ctx, zip: yauzl.ZipFile, entry: Entry, path: string): Promise<void> {
  if (entry.size > maxAudioBytes)
    throw fail('files.too_large', { size_mb: Math.round(entry.size / 1024 ** 2) });
  const stream = await new Promise<NodeJS.ReadableStream>((done, refuse) => {
    zip.openReadStream(entry.raw, (error, opened) => (error ? refuse(error) : done(opened)));
  }).catch((error: unknown) => {
    throw fail('files.archive_unreadable', {}, error);
  });
  // yauzl ends the stream with an error when an entry unpacks to more or less than it announced.
  const bytes = whileThereIsRoom(ctx, stream as AsyncIterable<Buffer>);
  await pipeline(bytes, createWriteStream(path)).catch((error: unknown) => {
    if (isDiskFull(error) || error instanceof Failure) throw error;
    throw fail('files.archive_unsafe', {}, error);
  });
}
