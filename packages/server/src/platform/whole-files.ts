import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Gives a file its name when all of it is written: whoever looks finds the whole of it, or what was there before, also
 * after a loss of power.
 */
export async function putInPlace(half: string, path: string): Promise<void> {
  await sync(half);
  await rename(half, path);
  await syncName(path);
}

/** Has the disk hold a file that was just written under its name. */
export async function keepWritten(path: string): Promise<void> {
  await sync(path);
  await syncName(path);
}

/** A system that cannot do so with folders goes without. */
const syncName = (path: string): Promise<void> => sync(dirname(path)).catch(() => {});

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
