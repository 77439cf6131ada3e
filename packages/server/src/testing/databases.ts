/** Which database belongs to which test server: each has its own, in the PostgreSQL of the suite or one of its own. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pg from 'pg';
import '../platform/pg-numbers.ts';

/** The global setup says here where the suite's PostgreSQL listens; workers of the tests inherit it. */
export const socketVariable = 'EARSHOT_TEST_POSTGRES';
export const templateName = 'prepared';

export type Connection = { host: string; user: string; database: string };

/** Folder of the socket of the suite's PostgreSQL; undefined outside the suite, as in benches. */
export function sharedSocket(): string | undefined {
  return process.env[socketVariable];
}

export async function connectionOf(dataDir: string): Promise<Connection> {
  const own = join(dataDir, 'postgres/cluster/postmaster.pid');
  if (existsSync(own)) {
    const host = (await readFile(own, 'utf8')).split('\n')[4] ?? '';
    return { host, user: 'postgres', database: 'earshot' };
  }
  const host = sharedSocket();
  if (host === undefined) throw new Error(`No PostgreSQL runs for ${dataDir}`);
  return { host, user: 'postgres', database: basename(dataDir) };
}

/** Copies the prepared database for a test server, unless it has one from before. */
export async function makeDatabase(dataDir: string): Promise<Connection> {
  const { host, database } = await connectionOf(dataDir);
  return createDatabase(host, database, templateName);
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
