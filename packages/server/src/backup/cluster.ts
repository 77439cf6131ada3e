import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { copyFile, copyTree, type Target } from './copy-tree.ts';
import { storeBytes } from './objects.ts';
import type { Progress } from './progress.ts';

/** Where the cluster stands in DATA_DIR. */
export const clusterPath = 'postgres/cluster';

/** Copied apart, or of no use to another start: PostgreSQL makes them anew. */
const passedFiles =
  /^(pg_control|postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|.*pg_internal\.init.*)$/;
const emptiedFolders =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//;

/**
 * Copies the files of a running cluster between the two calls by which PostgreSQL makes such a copy whole, and then the
 * log of what was written meanwhile: started on the copy, it goes through that log and is at the end of the copying.
 */
export async function copyCluster(
  client: pg.ClientBase,
  cluster: string,
  target: Target,
  progress: Progress,
): Promise<void> {
  // Holds back the log until the connection ends.
  await client.query("select pg_create_physical_replication_slot('earshot_backup', true, true)");
  const from = await walFile(client, "pg_backup_start('earshot backup', fast => true)");
  await copyTree(
    target,
    cluster,
    clusterPath,
    progress,
    (path, entry) =>
      emptiedFolders.test(path) ||
      (entry.isDirectory() ? entry.name === 'pgsql_tmp' : passedFiles.test(entry.name)),
  );
  const { rows } = await client.query<{ until: string; label: string; map: string }>(
    `select pg_walfile_name(lsn) as until, labelfile as label, spcmapfile as map
     from pg_backup_stop(wait_for_archive => false)`,
  );
  const [stop] = rows;
  if (stop === undefined) throw new Error('The database did not end the backup');
  if (stop.map.trim() !== '') throw new Error('The database has tablespaces, which a backup does not hold');
  const log = join(cluster, 'pg_wal');
  const written = (await readdir(log)).filter(
    (name) => /^[0-9A-F]{24}$/.test(name) && name >= from && name <= stop.until,
  );
  for (const name of written)
    await copyFile(target, join(log, name), `${clusterPath}/pg_wal/${name}`, progress);
  await addBytes(target, 'global/pg_control', await readControl(cluster));
  await addBytes(target, 'backup_label', Buffer.from(stop.label));
}

async function addBytes(target: Target, name: string, content: Buffer): Promise<void> {
  const { bytes, sha256 } = await storeBytes(target.folder, content);
  await target.add({ path: `${clusterPath}/${name}`, bytes, changed_ns: '0', sha256 });
}

/** It is written over in its place: only what is read twice the same was not just being written. */
async function readControl(cluster: string): Promise<Buffer> {
  const read = () => readFile(join(cluster, 'global/pg_control'));
  for (let before = await read(); ; ) {
    const now = await read();
    if (now.equals(before)) return now;
    before = now;
  }
}

async function walFile(client: pg.ClientBase, lsn: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(`select pg_walfile_name(${lsn}) as name`);
  return rows[0]?.name ?? '';
}
