import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

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
};

export function diskBlobs(root: string): BlobStore {
  const pathOf = (key: string) => {
    if (key.split('/').some((part) => part === '' || part === '.' || part === '..') || key.includes('\0')) {
      throw new Error('A blob key may not leave the store');
    }
    return join(root, key);
  };
  const place = async (key: string, half: string) => {
    const target = pathOf(key);
    await mkdir(dirname(target), { recursive: true });
    const handle = await open(half, 'r');
    await handle.sync();
    await handle.close();
    await rename(half, target);
    const folder = await open(dirname(target), 'r');
    await folder.sync().catch(() => {});
    await folder.close();
  };
  const temporary = async () => {
    await mkdir(join(root, '.half'), { recursive: true });
    return join(root, '.half', randomUUID());
  };
  return {
    async putFile(key, path) {
      const half = await temporary();
      await rename(path, half).catch(async () => {
        // Another file system: copy, then drop the original.
        await copyFile(path, half);
        await rm(path, { force: true });
      });
      await place(key, half);
    },
    async putBytes(key, bytes) {
      const half = await temporary();
      const handle = await open(half, 'w');
      await handle.writeFile(bytes);
      await handle.close();
      await place(key, half);
    },
    async size(key) {
      const info = await stat(pathOf(key)).catch(() => undefined);
      return info?.size;
    },
    read: (key) => readFile(pathOf(key)),
    stream: (key, range) => createReadStream(pathOf(key), range),
    async localPath(key) {
      return pathOf(key);
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async removeFolder(prefix) {
      // A worker may still be writing into it: then the folder is not empty after all, and it is tried again.
      await rm(pathOf(prefix), { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
    },
    async list(prefix) {
      return readdir(prefix === '' ? root : pathOf(prefix)).catch(() => []);
    },
  };
}
