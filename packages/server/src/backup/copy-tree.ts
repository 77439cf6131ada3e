import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Entry, FileEntry } from './backup-folder.ts';
import { inLanes } from './in-lanes.ts';
import { isThere, objectPath, storeFile } from './objects.ts';
import type { Progress } from './progress.ts';

/** The file times of some systems are coarse: what changed shortly before it was last read may have changed again in the same instant. */
const settledNs = 60_000_000_000n;

export type Target = {
  folder: string;
  /** What the former backup has. */
  former: ReadonlyMap<string, FileEntry>;
  formerStartedAt: Date | undefined;
  add: (entry: Entry) => Promise<void>;
};

/** Copies what is below a folder and not passed over; `as` is what the folder is called in the backup. */
export async function copyTree(
  target: Target,
  root: string,
  as: string,
  progress: Progress,
  isPassedOver: (path: string, entry: Dirent) => boolean = () => false,
): Promise<void> {
  await inLanes(walk(root, '', isPassedOver), async ({ path, isFolder }) => {
    if (isFolder) return target.add({ path: `${as}/${path}`, folder: true });
    await copyFile(target, join(root, path), `${as}/${path}`, progress);
  });
}

/** One file, read only where it may have changed since the former backup. */
export async function copyFile(target: Target, path: string, as: string, progress: Progress): Promise<void> {
  const info = await stat(path, { bigint: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (info === undefined) return;
  const known = target.former.get(as);
  if (known !== undefined && (await isSame(target, known, info))) {
    progress.add(0);
    return target.add(known);
  }
  const stored = await storeFile(target.folder, path);
  if (stored === undefined) return;
  const { bytes, sha256, isNew } = stored;
  progress.add(isNew ? bytes : 0);
  await target.add({ path: as, bytes, changed_ns: String(info.mtimeNs), sha256 });
}

async function isSame(
  { folder, formerStartedAt }: Target,
  known: FileEntry,
  now: { size: bigint; mtimeNs: bigint },
): Promise<boolean> {
  if (formerStartedAt === undefined) return false;
  const settled = BigInt(formerStartedAt.getTime()) * 1_000_000n - settledNs;
  return (
    BigInt(known.bytes) === now.size &&
    known.changed_ns === String(now.mtimeNs) &&
    now.mtimeNs < settled &&
    (await isThere(objectPath(folder, known.sha256), known.bytes))
  );
}

/** Files, and folders before what is in them; what goes meanwhile is left out. */
async function* walk(
  root: string,
  below: string,
  isPassedOver: (path: string, entry: Dirent) => boolean,
): AsyncGenerator<{ path: string; isFolder: boolean }> {
  const entries = await readdir(join(root, below), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  for (const entry of entries) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (isPassedOver(path, entry)) continue;
    if (entry.isDirectory()) {
      yield { path, isFolder: true };
      yield* walk(root, path, isPassedOver);
    } else if (entry.isFile()) {
      yield { path, isFolder: false };
    }
  }
}
