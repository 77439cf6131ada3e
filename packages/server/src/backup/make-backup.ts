import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import pg from 'pg';
import { setAsideFolder } from '../platform/blobs.ts';
import type { Config } from '../platform/config.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { findKeyCheck, keyName } from '../platform/installation-key.ts';
import { hasCluster, socketOf } from '../platform/postgres-home.ts';
import { holdRemovals, releaseRemovals } from '../platform/removal-hold.ts';
import {
  dropUnused,
  dumpPath,
  formerFiles,
  type Manifest,
  openFolder,
  readManifest,
  writeManifest,
} from './backup-folder.ts';
import { clusterPath, copyCluster } from './cluster.ts';
import { copyFile, copyTree, type Target } from './copy-tree.ts';
import { assertTool, dump, serverMajor } from './dump.ts';
import { createListWriter } from './list-writer.ts';
import { prepareObjects } from './objects.ts';
import { createProgress, type Say } from './progress.ts';
import { syncDisk } from './sync-disk.ts';

type Where = Pick<Config, 'dataDir' | 'databaseUrl'>;
type Options = { withKey: boolean; say: Say };

/**
 * Makes a backup of the installation in a folder, or brings the one there up to date, while the program runs or not. The
 * former one stays good until the new one is whole.
 */
export async function makeBackup(
  config: Where,
  folder: string,
  { withKey, say }: Options,
): Promise<Manifest> {
  if (!relative(config.dataDir, resolve(folder)).startsWith('..'))
    throw new Error('A backup within DATA_DIR would be lost with it. Choose a folder elsewhere');
  await openFolder(folder);
  await using stack = new AsyncDisposableStack();
  const client = await connectTo(config, stack);
  if (!(await holdRemovals(client))) throw new Error('Another backup is being made. Wait for its end');
  const installation = await findKeyCheck(client);
  if (installation === undefined)
    throw new Error('The program has never been started on this database, so there is nothing to back up');
  const former = await readManifest(folder);
  if (former !== undefined && former.installation !== installation)
    throw new Error(`${folder} holds the backup of another installation. Choose another folder`);
  const startedAt = new Date();
  const writer = createListWriter(folder);
  const target: Target = {
    folder,
    former: await formerFiles(folder, former),
    formerStartedAt: former === undefined ? undefined : new Date(former.started_at),
    add: writer.add,
  };
  await prepareObjects(folder);
  const database = await copyDatabase(config, client, target, say);
  // After the database: whatever it names was stored before, and what is removed from now on is set aside.
  await copyRecordings(config.dataDir, target, say);
  if (withKey) await copySecrets(config.dataDir, target, say);
  await releaseRemovals(client);
  const { used, ...list } = await writer.end();
  await syncDisk(folder);
  const manifest: Manifest = {
    format: 1,
    started_at: startedAt.toISOString(),
    finished_at: new Date().toISOString(),
    installation,
    database,
    with_key: withKey,
    ...list,
  };
  await writeManifest(folder, manifest);
  await dropUnused(folder, manifest, used);
  await rm(join(config.dataDir, 'blobs', setAsideFolder), { recursive: true, force: true });
  return manifest;
}

/** A connection to the database of the installation; the embedded one is started for as long where it does not run. */
async function connectTo({ dataDir, databaseUrl }: Where, stack: AsyncDisposableStack): Promise<pg.Client> {
  const connection =
    databaseUrl === undefined ? await embedded(dataDir, stack) : { connectionString: databaseUrl };
  const client = new pg.Client({ ...connection, keepAlive: true });
  // Whoever waits for it hears of it.
  client.on('error', () => {});
  await client.connect();
  stack.defer(() => client.end());
  return client;
}

async function embedded(dataDir: string, stack: AsyncDisposableStack): Promise<pg.ClientConfig> {
  const home = join(dataDir, 'postgres');
  if (!hasCluster(home))
    throw new Error(
      `There is no database in ${dataDir}. Set DATA_DIR, or DATABASE_URL where it has one of its own`,
    );
  const socket = await socketOf(home);
  if (socket !== null) return { host: socket, port: 5432, user: 'postgres', database: 'earshot' };
  const started = await startEmbeddedPostgres(home, () => {});
  stack.defer(started.stop);
  return started.connection;
}

async function copyDatabase(
  { dataDir, databaseUrl }: Where,
  client: pg.Client,
  target: Target,
  say: Say,
): Promise<Manifest['database']> {
  const progress = createProgress('Database', say);
  const major = await serverMajor(client);
  const postgres = String(major);
  if (databaseUrl === undefined) {
    await copyCluster(client, join(dataDir, clusterPath), target, progress);
    progress.end();
    return { kind: 'cluster', postgres, platform: `${process.platform}-${process.arch}` };
  }
  await assertTool('pg_dump', major);
  const path = join(target.folder, 'objects', '.half', dumpPath);
  await dump(databaseUrl, path);
  await copyFile(target, path, dumpPath, progress);
  await rm(path);
  progress.end();
  return { kind: 'dump', postgres };
}

async function copyRecordings(dataDir: string, target: Target, say: Say): Promise<void> {
  const progress = createProgress('Recordings and results', say);
  const blobs = join(dataDir, 'blobs');
  await copyTree(target, blobs, 'blobs', progress, (path) => path === setAsideFolder || path === '.half');
  // Last: what was removed while the others were copied is there by now.
  const setAside = join(blobs, setAsideFolder);
  for (const name of await readdir(setAside).catch(() => []))
    await copyTree(target, join(setAside, name), 'blobs', progress);
  progress.end();
}

/** The key, and letters with the links that are in them. */
async function copySecrets(dataDir: string, target: Target, say: Say): Promise<void> {
  const progress = createProgress('Key and letters', say);
  await copyFile(target, join(dataDir, keyName), keyName, progress);
  if (existsSync(join(dataDir, 'outbox')))
    await copyTree(target, join(dataDir, 'outbox'), 'outbox', progress);
  progress.end();
}
