import { copyFile, mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import type { Config } from '../platform/config.ts';
import { unfinishedRestore } from '../platform/data-dir.ts';
import { checkOf, keyName } from '../platform/installation-key.ts';
import { socketOf } from '../platform/postgres-home.ts';
import { dumpPath, type FileEntry, isFile, type Manifest, readList, readManifest } from './backup-folder.ts';
import { assertTool, restoreDump, serverMajor } from './dump.ts';
import { inLanes } from './in-lanes.ts';
import { objectPath, pump } from './objects.ts';
import { createProgress, type Say } from './progress.ts';
import { syncDisk } from './sync-disk.ts';

type Where = Pick<Config, 'dataDir' | 'databaseUrl'>;
type Options = { keyPath: string | undefined; say: Say };

/**
 * Makes an installation from a backup: in an empty DATA_DIR, and an empty database where it has one of its own. Every
 * checksum is looked at before anything is written. True: the key is there, too.
 */
export async function restoreBackup(
  config: Where,
  folder: string,
  { keyPath, say }: Options,
): Promise<boolean> {
  const manifest = await readManifest(folder);
  if (manifest === undefined) throw new Error(`There is no whole backup in ${folder}`);
  const key = keyPath === undefined ? undefined : await readKey(keyPath, manifest);
  await assertEmpty(config.dataDir);
  await assertFits(config, manifest);
  await verify(folder, manifest, say);

  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const mark = join(config.dataDir, unfinishedRestore);
  await writeFile(mark, '');
  const dump = await copyFiles(config.dataDir, folder, manifest, say);
  if (key !== undefined) await writeFile(join(config.dataDir, keyName), key, { mode: 0o600 });
  if (dump !== undefined && config.databaseUrl !== undefined) {
    say('Database: is being filled');
    await restoreDump(config.databaseUrl, objectPath(folder, dump.sha256));
  }
  await syncDisk(config.dataDir);
  await rm(mark);
  return key !== undefined || manifest.with_key;
}

async function readKey(path: string, { installation }: Manifest): Promise<Buffer> {
  const key = await readFile(path);
  if (checkOf(key) !== installation)
    throw new Error(`${path} is not the key of the installation in the backup`);
  return key;
}

async function assertEmpty(dataDir: string): Promise<void> {
  if ((await socketOf(join(dataDir, 'postgres'))) !== null)
    throw new Error(`Earshot is running on ${dataDir}. Stop it, and restore into an empty folder`);
  const there = await readdir(dataDir).catch(() => []);
  if (there.length > 0)
    throw new Error(
      `${dataDir} is not empty (${there.slice(0, 3).join(', ')}). Set DATA_DIR to an empty folder; nothing is written over`,
    );
}

/** Whether the backup can be read by what is here, and nothing is in its way. */
async function assertFits({ databaseUrl }: Where, { database }: Manifest): Promise<void> {
  if (database.kind === 'cluster') {
    if (databaseUrl !== undefined)
      throw new Error('The backup is of the embedded database. Restore it without DATABASE_URL');
    const here = `${process.platform}-${process.arch}`;
    if (database.platform !== here)
      throw new Error(
        `The backup was made on ${database.platform}, and its database cannot be read on ${here}`,
      );
    return;
  }
  if (databaseUrl === undefined)
    throw new Error('The backup is of a database of its own. Set DATABASE_URL to an empty one');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await assertTool('pg_restore', Math.max(Number(database.postgres), await serverMajor(client)));
    const { rows } = await client.query<{ used: boolean }>(
      "select to_regclass('migrations') is not null or to_regclass('users') is not null as used",
    );
    if (rows[0]?.used !== false)
      throw new Error(
        'The database at DATABASE_URL is not empty. Set it to an empty one; nothing is written over',
      );
  } finally {
    await client.end();
  }
}

/** Reads everything once and compares the checksums; throws with the first files that are damaged or missing. */
async function verify(folder: string, manifest: Manifest, say: Say): Promise<void> {
  const progress = createProgress('Checked', say);
  const seen = new Set<string>();
  const damaged: string[] = [];
  await inLanes(readList(folder, manifest), async (entry) => {
    if (!isFile(entry) || seen.has(entry.sha256)) return;
    seen.add(entry.sha256);
    if (!(await isWhole(folder, entry))) damaged.push(entry.path);
    progress.add(entry.bytes);
  });
  progress.end();
  if (damaged.length > 0)
    throw new Error(
      `${damaged.length} files of the backup are damaged or missing, among them ${damaged.slice(0, 5).join(', ')}. Nothing was restored`,
    );
}

async function isWhole(folder: string, { bytes, sha256 }: FileEntry): Promise<boolean> {
  const path = objectPath(folder, sha256);
  const info = await stat(path).catch(() => undefined);
  if (info?.size !== bytes) return false;
  const file = await open(path, 'r');
  try {
    return (await pump(file)).sha256 === sha256;
  } finally {
    await file.close();
  }
}

/** Answers the dump of the database, where there is one. */
async function copyFiles(
  dataDir: string,
  folder: string,
  manifest: Manifest,
  say: Say,
): Promise<FileEntry | undefined> {
  const progress = createProgress('Restored', say);
  const made = new Map<string, Promise<unknown>>();
  const make = (path: string) => {
    const known = made.get(path) ?? mkdir(path, { recursive: true, mode: 0o700 });
    made.set(path, known);
    return known;
  };
  let dump: FileEntry | undefined;
  await inLanes(readList(folder, manifest), async (entry) => {
    const target = join(dataDir, entry.path);
    if (!target.startsWith(`${join(dataDir, '/')}`))
      throw new Error(`The backup names ${entry.path}, outside of DATA_DIR`);
    if (!isFile(entry)) return void (await make(target));
    if (entry.path === dumpPath) {
      dump = entry;
      return;
    }
    await make(dirname(target));
    await copyFile(objectPath(folder, entry.sha256), target);
    progress.add(entry.bytes);
  });
  progress.end();
  return dump;
}
