import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { putInPlace } from './whole-files.ts';

/**
 * Bytes under keys such as `1/019…/original.wav` (workspace, file, name). Keys are made by the server only.
 * A blob is whole or absent: it becomes visible by a rename.
 */
export type BlobStore = {
  /** Takes over a local file; the file is gone afterwards. */
  putFile: (key: string, path: string) => Promise<void>;
  putBytes: (key: string, bytes: Uint8Array | string) => Promise<void>;
  size: (key: string) => Promise<number | undefined>;
  read: (key: string) => Promise<Buffer>;
  /** Bytes `start` … `end`, both included. */
  stream: (key: string, range?: { start: number; end: number }) => Readable;
  /** A path from which a local process can read the blob; it stays the store's. */
  localPath: (key: string) => Promise<string>;
  remove: (key: string) => Promise<void>;
  /** Removes everything whose key begins with `prefix/`. */
  removeFolder: (prefix: string) => Promise<void>;
  /** Names directly under `prefix`. */
  list: (prefix: string) => Promise<string[]>;
  /** Drops what removals have set aside, and what a killed process had half written. */
  tidy: () => Promise<void>;
};

/** What is removed while a backup is made waits here for its end: the backup may have the row of it. */
export const setAsideFolder = '.removed';
const halfFolder = '.half';
/** Nothing is being written for as long as this. */
const staleHalfMs = 86_400_000;

/** `isHeld` tells whether a backup is being made that may need what is removed now. */
export function diskBlobs(root: string, isHeld: () => Promise<boolean> = async () => false): BlobStore {
  const pathOf = (key: string) => {
    if (key.split('/').some((part) => part === '' || part === '.' || part === '..') || key.includes('\0')) {
      throw new Error('A blob key may not leave the store');
    }
    return join(root, key);
  };
  const place = async (key: string, half: string) => {
    const target = pathOf(key);
    await mkdir(dirname(target), { recursive: true });
    await putInPlace(half, target);
  };
  /** Has something written beside and put in its place; nothing half is left where that fails, as on a full disk. */
  const write = async (key: string, fill: (half: string) => Promise<void>) => {
    await mkdir(join(root, halfFolder), { recursive: true });
    const half = join(root, halfFolder, randomUUID());
    try {
      await fill(half);
      await place(key, half);
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
  };
  const setAside = async (key: string) => {
    const kept = join(root, setAsideFolder, randomUUID(), key);
    await mkdir(dirname(kept), { recursive: true });
    await rename(pathOf(key), kept);
  };
  const discard = async (key: string) => {
    if (await isHeld().catch(() => true)) await setAside(key).catch(ignoreMissing);
    // A worker may still be writing into a folder: then it is not empty after all, and it is tried again.
    else await rm(pathOf(key), { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  };
  return {
    putFile: (key, path) =>
      write(key, (half) =>
        rename(path, half).catch(async () => {
          // Another file system: copy, then drop the original.
          await copyFile(path, half);
          await rm(path, { force: true });
        }),
      ),
    putBytes: (key, bytes) => write(key, (half) => writeFile(half, bytes)),
    async size(key) {
      const info = await stat(pathOf(key)).catch(() => undefined);
      return info?.size;
    },
    read: (key) => readFile(pathOf(key)),
    stream: (key, range) => createReadStream(pathOf(key), range),
    async localPath(key) {
      return pathOf(key);
    },
    remove: discard,
    removeFolder: discard,
    async list(prefix) {
      return readdir(prefix === '' ? root : pathOf(prefix)).catch(() => []);
    },
    async tidy() {
      const before = Date.now() - staleHalfMs;
      for (const name of await readdir(join(root, halfFolder)).catch(() => [])) {
        const path = join(root, halfFolder, name);
        const info = await stat(path).catch(() => undefined);
        if (info !== undefined && info.mtimeMs < before) await rm(path, { force: true });
      }
      if (!(await isHeld().catch(() => true)))
        await rm(join(root, setAsideFolder), { recursive: true, force: true });
    },
  };
}

/** Whether DATA_DIR has blobs of any workspace. */
export async function hasRecordings(dataDir: string): Promise<boolean> {
  const names = await readdir(join(dataDir, 'blobs')).catch(() => []);
  return names.some((name) => /^\d+$/.test(name));
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** What a blob of JSON holds; undefined where it is gone or was cut short, as by a loss of power. */
export async function readJson(blobs: BlobStore, key: string): Promise<unknown> {
  if ((await blobs.size(key)) === undefined) return undefined;
  try {
    return JSON.parse(String(await blobs.read(key)));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
