/** Which database belongs to which test server: each has its own, in the PostgreSQL of the suite or one of its own. */
import { constants } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pg from 'pg';
import { keyName } from '../platform/installation-key.ts';
import '../platform/pg-numbers.ts';
import { socketOf } from '../platform/postgres-home.ts';

/** The global setup says here where the suite's PostgreSQL listens; workers of the tests inherit it. */
export const socketVariable = 'EARSHOT_TEST_POSTGRES';
/** And here where the key of the prepared database is, which every copy of it needs. */
export const keyVariable = 'EARSHOT_TEST_KEY';
export const templateName = 'prepared';

export type Connection = { host: string; user: string; database: string };

/** Folder of the socket of the suite's PostgreSQL; undefined outside the suite, as in benches. */
export function sharedSocket(): string | undefined {
  return process.env[socketVariable];
}

export async function connectionOf(dataDir: string): Promise<Connection> {
  const own = await socketOf(join(dataDir, 'postgres'));
  if (own !== null) return { host: own, user: 'postgres', database: 'earshot' };
  const host = sharedSocket();
  if (host === undefined) throw new Error(`No PostgreSQL runs for ${dataDir}`);
  return { host, user: 'postgres', database: basename(dataDir) };
}

/** Copies the prepared database for a test server, unless it has one from before. */
export async function makeDatabase(dataDir: string): Promise<Connection> {
  const { host, database } = await connectionOf(dataDir);
  const key = process.env[keyVariable];
  if (key !== undefined)
    await copyFile(key, join(dataDir, keyName), constants.COPYFILE_EXCL).catch(ignoreExisting);
  return createDatabase(host, database, templateName);
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

/** Makes a database unless it is there; a copy of `template` where one is named. */
export async function createDatabase(host: string, database: string, template?: string): Promise<Connection> {
  const copied = template === undefined ? '' : `template "${template}"`;
  await administer(host, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database "${database}" ${copied}`);
  });
  return { host, user: 'postgres', database };
}

/** Drops a test server's database, where it had one in the suite's PostgreSQL. */
export async function dropDatabase(dataDir: string): Promise<void> {
  const host = sharedSocket();
  if (host === undefined) return;
  await administer(host, (client) =>
    client.query(`drop database if exists "${basename(dataDir)}" with (force)`),
  );
}

async function administer(host: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ host, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
