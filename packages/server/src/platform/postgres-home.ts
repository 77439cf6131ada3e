import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  cp,
  lchown,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { hasRecordings } from './blobs.ts';

export type Owner = { uid: number; gid: number };

/** PostgreSQL refuses to run as root, so root runs it as `nobody`; null: as whoever runs the program. */
export async function postgresUser(): Promise<Owner | null> {
  if (process.getuid?.() !== 0) return null;
  // Its folders are reached through its working folder, which only Linux names by a path.
  if (process.platform !== 'linux')
    throw new Error('PostgreSQL does not run as root. Start as another user, or set DATABASE_URL');
  const line = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error('PostgreSQL does not run as root and there is no user "nobody"');
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * How the server finds its files. `nobody` may not enter the folders above them, so it is started in the cluster and
 * names everything from there.
 */
export function pathsFor(cluster: string, socketDir: string, owner: Owner | null) {
  if (owner === null) return { cwd: '/', data: cluster, socket: socketDir };
  const isBeside = socketDir === join(dirname(cluster), 'socket');
  return { cwd: cluster, data: '/proc/self/cwd', socket: isBeside ? '../socket' : socketDir };
}

/** A folder that only the user of the database may enter, and root. */
export async function makeOwnFolder(folder: string, owner: Owner | null): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  if (owner !== null) await chown(folder, owner.uid, owner.gid);
}

export const hasCluster = (folder: string) => existsSync(join(folder, 'cluster/PG_VERSION'));

/** The pid of a live server on this cluster, or null. What a copied folder says of the server it was copied from is dropped. */
export async function runningServer(cluster: string): Promise<number | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  if (command !== null) {
    if (!command.includes('postgres')) return null;
    const worksIn = await readlink(`/proc/${pid}/cwd`).catch(() => null);
    if (worksIn === null || worksIn === (await realpath(cluster))) return pid;
    await rm(join(cluster, 'postmaster.pid'), { force: true });
    return null;
  }
  try {
    process.kill(pid, 0);
    return process.platform === 'linux' ? null : pid;
  } catch {
    return null;
  }
}

/** Where the server of a cluster listens, as it wrote it down itself; null where none runs. */
export async function socketOf(folder: string): Promise<string | null> {
  const cluster = join(folder, 'cluster');
  if ((await runningServer(cluster)) === null) return null;
  const line = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[4];
  return line === undefined || line === '' ? null : resolve(cluster, line);
}

/** Gives the cluster to the user that runs it, where a copy by root has taken it from them. */
export async function claimCluster(cluster: string, owner: Owner | null): Promise<void> {
  if (owner === null || (await stat(cluster)).uid === owner.uid) return;
  const entries = await readdir(cluster, { recursive: true });
  // The folder itself last: only then is it done.
  for (const path of [...entries.map((name) => join(cluster, name)), cluster])
    await lchown(path, owner.uid, owner.gid);
}

/**
 * Brings in the database of a version that kept it outside, where `nobody` could not enter the folder. Without the
 * key of the same installation it is not taken: the recordings it speaks of are gone.
 */
export async function bringInside(dataDir: string, outside = '/var/lib/earshot'): Promise<void> {
  const folder = join(dataDir, 'postgres');
  const former = join(outside, createHash('sha256').update(folder).digest('hex').slice(0, 12));
  if (hasCluster(folder) || !hasCluster(former)) return;
  if (!existsSync(join(dataDir, 'secret.key')))
    throw new Error(
      `The database of an earlier installation in ${dataDir} is in ${former}, but its recordings and its key are gone. ` +
        `Put the former content of ${dataDir} back, or remove ${former} to begin anew`,
    );
  if ((await runningServer(join(former, 'cluster'))) !== null)
    throw new Error(`Another process has the database in ${former} running. Stop it first`);
  const half = join(folder, 'cluster.new');
  await mkdir(folder, { recursive: true });
  await rm(half, { recursive: true, force: true });
  await rename(join(former, 'cluster'), half).catch(() =>
    // Another file system.
    cp(join(former, 'cluster'), half, { recursive: true }),
  );
  await rename(half, join(folder, 'cluster'));
  await rm(former, { recursive: true, force: true });
}

/** Refuses to begin with an empty database where there is something of an installation already. */
export async function assertMayBegin(dataDir: string): Promise<void> {
  if (hasCluster(join(dataDir, 'postgres'))) return;
  const letters = await readdir(join(dataDir, 'outbox')).catch(() => []);
  const found = [
    ...((await hasRecordings(dataDir)) ? ['recordings'] : []),
    ...(letters.length > 0 ? ['letters'] : []),
    ...(existsSync(join(dataDir, 'secret.key')) ? ['a key'] : []),
  ];
  if (found.length === 0) return;
  throw new Error(
    `${dataDir} holds ${found.join(', ')} of an installation, but not its database, and an empty one would not know them. ` +
      'Set DATABASE_URL if it uses a database of its own, put the folder postgres back, restore a backup into an empty folder ' +
      '(npm run restore), or choose another DATA_DIR to begin anew',
  );
}
