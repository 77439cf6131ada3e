import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fail } from '@earshot/core/errors.ts';

/** Where files come from: a web folder, or a folder on this machine. */
export type Origin = { kind: 'web'; base: string } | { kind: 'folder'; path: string };

export type FetchedFile = { name: string; bytes: number; sha256: string };

const mostTries = 5;

/**
 * Fetches one file into `folder`. What arrived before is kept in `NAME.part` and gone on with. The file gets its
 * name only when its size and SHA-256 are right; a wrong one is removed.
 */
export async function fetchFile(
  origin: Origin,
  file: { name: string; sha256: string | null },
  folder: string,
  options: { signal: AbortSignal; received: (bytes: number) => void },
): Promise<FetchedFile> {
  const target = join(folder, file.name);
  const part = `${target}.part`;
  await mkdir(dirname(target), { recursive: true });
  const known = await sizeOf(target);
  if (known !== undefined) {
    const sha256 = await sha256Of(target, options.signal);
    if (file.sha256 === null || file.sha256 === sha256) {
      options.received(known);
      return { name: file.name, bytes: known, sha256 };
    }
    await rm(target);
  }
  const expected = (await bring(origin, file, part, options)) ?? file.sha256;
  const sha256 = await sha256Of(part, options.signal);
  if (expected !== null && expected !== sha256) {
    await rm(part, { force: true });
    throw fail('speech.model_corrupt', { file: file.name });
  }
  await rename(part, target);
  return { name: file.name, bytes: (await stat(target)).size, sha256 };
}

/** Brings the bytes; answers the checksum that the origin itself states, where it states one. */
async function bring(
  origin: Origin,
  file: { name: string; sha256: string | null },
  part: string,
  options: { signal: AbortSignal; received: (bytes: number) => void },
): Promise<string | null> {
  if (origin.kind === 'folder') {
    const source = join(origin.path, file.name);
    if ((await sizeOf(source)) === undefined) throw fail('speech.model_incomplete', { file: file.name });
    await rm(part, { force: true });
    await write(createReadStream(source), part, 0, options);
    return null;
  }
  let error: unknown;
  for (let tries = 0; tries < mostTries; tries += 1) {
    try {
      return await download(`${origin.base.replace(/\/+$/, '')}/${file.name}`, file.name, part, options);
    } catch (caught) {
      options.signal.throwIfAborted();
      if (isFinal(caught)) throw caught;
      error = caught;
      await delay(300 * 2 ** tries, undefined, { signal: options.signal });
    }
  }
  throw fail('speech.download_failed', { file: file.name }, error);
}

function isFinal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('speech.');
}

async function download(
  url: string,
  name: string,
  part: string,
  options: { signal: AbortSignal; received: (bytes: number) => void },
): Promise<string | null> {
  const have = (await sizeOf(part)) ?? 0;
  const stated = await statedSha256(url, options.signal);
  const headers: Record<string, string> = have > 0 ? { Range: `bytes=${have}-` } : {};
  const response = await fetch(url, { headers, signal: options.signal });
  // Everything had arrived already; only the check was missing.
  if (response.status === 416 && have > 0) {
    await response.body?.cancel();
    options.received(have);
    return stated;
  }
  if (
    response.status === 404 ||
    response.status === 410 ||
    response.status === 401 ||
    response.status === 403
  ) {
    await response.body?.cancel();
    throw fail('speech.download_failed', { file: name, status: response.status });
  }
  if (!response.ok || response.body === null) throw new Error(`The server answered ${response.status}`);
  const goesOn = response.status === 206;
  await write(chunksOf(response.body), part, goesOn ? have : 0, options);
  return stated;
}

/** The model hub states the SHA-256 of a large file in the header of its redirect. */
async function statedSha256(url: string, signal: AbortSignal): Promise<string | null> {
  const response = await fetch(url, { method: 'HEAD', redirect: 'manual', signal }).catch(() => undefined);
  const tag = response?.headers.get('x-linked-etag')?.replaceAll('"', '') ?? '';
  return /^[0-9a-f]{64}$/.test(tag) ? tag : null;
}

/**
 * The bytes as they arrive. The next piece is always asked for already: one that nobody has asked for is lost when the
 * connection breaks right behind it.
 */
function chunksOf(body: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  const reader = body.getReader();
  const ask = () => {
    const asked = reader.read();
    // It is waited for later; until then a failure is nobody's.
    asked.catch(() => {});
    return asked;
  };
  let next = ask();
  return {
    async *[Symbol.asyncIterator]() {
      try {
        for (;;) {
          const { done, value } = await next;
          if (done) return;
          next = ask();
          yield value;
        }
      } finally {
        await reader.cancel().catch(() => {});
      }
    },
  };
}

/** Writes what arrives until the source ends or breaks; what had arrived is on the disk either way. */
async function write(
  source: AsyncIterable<Uint8Array>,
  part: string,
  have: number,
  { signal, received }: { signal: AbortSignal; received: (bytes: number) => void },
): Promise<void> {
  let bytes = have;
  received(bytes);
  const sink = await open(part, have > 0 ? 'a' : 'w');
  try {
    for await (const chunk of source) {
      signal.throwIfAborted();
      await sink.appendFile(chunk);
      bytes += chunk.length;
      received(bytes);
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
      throw fail('speech.no_disk_space', {}, error);
    throw error;
  } finally {
    await sink.sync().catch(() => {});
    await sink.close();
  }
}

export async function sizeOf(path: string): Promise<number | undefined> {
  const info = await stat(path).catch(() => undefined);
  return info?.isFile() ? info.size : undefined;
}

export async function sha256Of(path: string, signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  const stream = createReadStream(path, { highWaterMark: 1 << 20, ...(signal ? { signal } : {}) });
  for await (const chunk of stream) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
