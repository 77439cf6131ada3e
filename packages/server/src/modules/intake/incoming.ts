import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail } from '@earshot/core/errors.ts';
import type { Services } from '../../platform/context.ts';
import { freeBytes } from '../../platform/disk.ts';
import { hasEnded, processName } from '../../platform/process-name.ts';

/** Nothing that arrives takes longer, on whatever machine. */
const longestMs = 86_400_000;

/** Where this process keeps what is arriving; several may share DATA_DIR. */
export async function incomingFolder({ config }: Pick<Services, 'config'>): Promise<string> {
  const folder = join(config.dataDir, 'incoming', processName);
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Refuses what there is no room for before a byte is sent. */
export async function checkRoom({ config }: Pick<Services, 'config'>, bytes: number): Promise<void> {
  if ((await freeBytes(config.dataDir)) - bytes < config.minFreeBytes) throw fail('disk_full');
}

/** Room is looked at again after so many bytes. */
const lookedAtEvery = 8 * 1024 * 1024;

/**
 * Passes on what arrives while there is room for it: many that were each announced when there was enough, or that were not
 * announced at all, do not take together what the database needs.
 */
export async function* whileThereIsRoom<Chunk extends string | Buffer>(
  services: Pick<Services, 'config'>,
  chunks: AsyncIterable<Chunk>,
): AsyncGenerator<Chunk> {
  let unlooked = lookedAtEvery;
  for await (const chunk of chunks) {
    unlooked += chunk.length;
    if (unlooked >= lookedAtEvery) {
      await checkRoom(services, 0);
      unlooked = 0;
    }
    yield chunk;
  }
}

/** Removes what processes that are dead were taking in, and what is too old to be anybody's. */
export async function sweepIncoming({ config, now }: Pick<Services, 'config' | 'now'>): Promise<void> {
  const root = join(config.dataDir, 'incoming');
  for (const name of await readdir(root).catch(() => [])) {
    const path = join(root, name);
    if (await isLeft(name, path, now())) await rm(path, { recursive: true, force: true });
  }
}

/**
 * Makes an upload this process's to take in, by a file beside it. False: another process is at it. What a dead one was at
 * is taken over.
 */
export async function claim(path: string, now: Date): Promise<boolean> {
  const make = () =>
    writeFile(path, processName, { flag: 'wx' }).then(
      () => true,
      async (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        // It may be there without a name in it, as on a full disk.
        await rm(path, { force: true });
        throw error;
      },
    );
  if (await make()) return true;
  const owner = await readFile(path, 'utf8').catch(() => '');
  if (!(await isLeft(owner, path, now))) return false;
  await rm(path, { force: true });
  return make();
}

async function isLeft(owner: string, path: string, now: Date): Promise<boolean> {
  const ended = await hasEnded(owner);
  if (ended !== undefined) return ended;
  const info = await stat(path).catch(() => undefined);
  return info !== undefined && now.getTime() - info.mtimeMs > longestMs;
}
