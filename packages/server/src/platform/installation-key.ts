import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { hasRecordings } from './blobs.ts';
import { secretsOf } from './secrets.ts';
import { keepWritten } from './whole-files.ts';

export const keyName = 'secret.key';
const keyBytes = 32;
/** The database knows the key by what is derived from it, which does not lead back. */
export const checkOf = (key: Buffer) => secretsOf(key).derive('key check');
const setting = 'key_check';
/** Any number that only this program takes as an advisory lock. */
const lockKey = 727_272;

/**
 * The key of this installation from DATA_DIR; made at the very first start. Key, database and recordings belong together:
 * a key that is missing or another's, and an empty database beside recordings, are refused with what to do.
 */
export async function loadKey(pool: pg.Pool, dataDir: string): Promise<Buffer> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    const known = await findKeyCheck(client);
    const key = (await readKey(dataDir, known)) ?? (await makeKey(client, dataDir, known));
    const check = checkOf(key);
    if (known !== undefined && known !== check)
      throw new Error(
        `${join(dataDir, keyName)} is not the key of this database: what was encrypted could not be read. ` +
          'Put the key of this installation there, or set DATABASE_URL and DATA_DIR of one installation',
      );
    if (known === undefined) {
      if (!(await isUsed(client))) await assertNoRecordings(dataDir);
      await client.query('insert into installation_settings (key, value) values ($1, $2)', [
        setting,
        JSON.stringify(check),
      ]);
    }
    await client.query('commit');
    // A key that was just made is valid from here on, not before the database knows it.
    await rename(join(dataDir, `${keyName}.new`), join(dataDir, keyName)).catch(() => {});
    return key;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** What the database knows of its key; undefined before the first start. Never the same for two installations. */
export async function findKeyCheck(client: pg.ClientBase): Promise<string | undefined> {
  const there = await client.query<{ there: boolean }>(
    "select to_regclass('installation_settings') is not null as there",
  );
  if (there.rows[0]?.there !== true) return undefined;
  const { rows } = await client.query<{ value: string }>(
    'select value from installation_settings where key = $1',
    [setting],
  );
  return rows[0]?.value;
}

async function readKey(dataDir: string, known: string | undefined): Promise<Buffer | undefined> {
  const path = join(dataDir, keyName);
  const key = await readFile(path).catch(() => undefined);
  if (key !== undefined) {
    if (key.length !== keyBytes)
      throw new Error(`${path} is not the installation's key: it must have ${keyBytes} bytes`);
    return key;
  }
  // The program may have been killed just before the new key got its name.
  const made = await readFile(`${path}.new`).catch(() => undefined);
  return made?.length === keyBytes && checkOf(made) === known ? made : undefined;
}

async function makeKey(client: pg.PoolClient, dataDir: string, known: string | undefined): Promise<Buffer> {
  if (known !== undefined || (await isUsed(client)))
    throw new Error(
      `${join(dataDir, keyName)} is missing, and the database has secrets that only it can read. Copy it from the DATA_DIR ` +
        'of this installation (every process needs the same one), or from where it is kept beside the backups',
    );
  const key = randomBytes(keyBytes);
  const half = join(dataDir, `${keyName}.new`);
  await rm(half, { force: true });
  await writeFile(half, key, { flag: 'wx', mode: 0o600 });
  await keepWritten(half);
  return key;
}

/** Whether the program has ever run on this database: its first start makes the first administrator. */
async function isUsed(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>('select exists (select 1 from users) as used');
  return rows[0]?.used ?? false;
}

async function assertNoRecordings(dataDir: string): Promise<void> {
  if (!(await hasRecordings(dataDir))) return;
  throw new Error(
    `The database is empty, but ${dataDir} holds the recordings of an installation. Set DATABASE_URL to its database, ` +
      'restore a backup into an empty folder (npm run restore), or choose another DATA_DIR to begin anew',
  );
}
