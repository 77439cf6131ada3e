import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const chunkBytes = 1 << 20;
const halfFolder = '.half';

export type Stored = { bytes: number; sha256: string; isNew: boolean };

/** Where the bytes with this checksum are in a folder of backups. */
export const objectPath = (folder: string, sha256: string) =>
  join(folder, 'objects', sha256.slice(0, 2), sha256);

/** Makes room for bytes, and drops what an interrupted backup had half written. */
export async function prepareObjects(folder: string): Promise<void> {
  await rm(join(folder, 'objects', halfFolder), { recursive: true, force: true });
  await mkdir(join(folder, 'objects', halfFolder), { recursive: true, mode: 0o700 });
}

/**
 * Copies a file that may change meanwhile: what counts is what was read, once. Undefined where it is gone.
 */
export async function storeFile(folder: string, path: string): Promise<Stored | undefined> {
  const from = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (from === undefined) return undefined;
  const half = join(folder, 'objects', halfFolder, randomUUID());
  const to = await open(half, 'wx', 0o600);
  try {
    const { bytes, sha256 } = await pump(from, to);
    await to.close();
    return { bytes, sha256, isNew: await keep(folder, half, sha256) };
  } finally {
    await from.close();
    await to.close();
    await rm(half, { force: true });
  }
}

/** Bytes that are at hand. */
export async function storeBytes(folder: string, bytes: Uint8Array): Promise<Stored> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const half = join(folder, 'objects', halfFolder, randomUUID());
  const to = await open(half, 'wx', 0o600);
  await to.writeFile(bytes);
  await to.close();
  return { bytes: bytes.length, sha256, isNew: await keep(folder, half, sha256) };
}

/** Whether a file is there, and not cut short. */
export async function isThere(path: string, bytes: number): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.size === bytes;
}

async function keep(folder: string, half: string, sha256: string): Promise<boolean> {
  const target = objectPath(folder, sha256);
  if (await isThere(target, (await stat(half)).size)) {
    await rm(half, { force: true });
    return false;
  }
  await mkdir(join(target, '..'), { recursive: true, mode: 0o700 });
  await rename(half, target);
  return true;
}

/** The checksum and the length of a file; copied where `to` is given. */
export async function pump(from: FileHandle, to?: FileHandle): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  const { size } = await from.stat();
  const chunk = Buffer.allocUnsafe(Math.max(1, Math.min(chunkBytes, size + 1)));
  let bytes = 0;
  for (;;) {
    const { bytesRead } = await from.read(chunk, 0, chunk.length, bytes);
    if (bytesRead === 0) return { bytes, sha256: hash.digest('hex') };
    const part = chunk.subarray(0, bytesRead);
    hash.update(part);
    if (to !== undefined) await to.writev([part], bytes);
    bytes += bytesRead;
  }
}
