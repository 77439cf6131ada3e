import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder with this in it was not restored to the end. */
export const unfinishedRestore = 'restore.unfinished';

/**
 * Makes DATA_DIR where it is not there yet, and keeps everybody else out of it. Older installations let others read; closed
 * from the top, what lies deeper is closed, too, without going through all of it.
 */
export async function closeDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await close(dataDir, 0o700);
  const entries = await readdir(dataDir, { withFileTypes: true });
  if (entries.some(({ name }) => name === unfinishedRestore))
    throw new Error(
      `${dataDir} is the rest of a restore that was interrupted. Remove it and run npm run restore again`,
    );
  for (const entry of entries)
    if (entry.isDirectory()) await close(join(dataDir, entry.name), 0o700);
    else if (entry.isFile()) await close(join(dataDir, entry.name), 0o600);
}

/** A folder that somebody else lent, such as a mounted one, stays as they keep it. */
async function close(path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM' && error.code !== 'ENOENT' && error.code !== 'ENOTSUP') throw error;
  });
}
