/** Set-up of the whole suite: one PostgreSQL, and in it the database that every test server gets a copy of. */

import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { modules } from '../modules.ts';
import { readConfig } from '../platform/config.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { keyName } from '../platform/installation-key.ts';
import { collectTables } from '../platform/tables.ts';
import { startProgram } from '../program.ts';
import { createDatabase, keyVariable, sharedSocket, socketVariable, templateName } from './databases.ts';
import { makeMemoryFolder } from './memory-folder.ts';
import { makeDataDir, removeDataDir, testSettings } from './server.ts';
import { compiled } from './spawned-server.ts';
import { explainNoted, statementsVariable } from './statements.ts';

/** What a test loses when the machine stops does not matter; waiting for a disk does. */
const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '400',
};

export default async function start(): Promise<(() => Promise<void>) | undefined> {
  // Another project of the same run has started it.
  if (sharedSocket() !== undefined) return undefined;
  // Workers inherit it, and so do the processes of stages that they start.
  Object.assign(process.env, compiled);
  const folder = await makeDataDir();
  const memory = await makeMemoryFolder();
  const postgres = await startEmbeddedPostgres(join(memory ?? folder, 'postgres'), () => {}, forgetful);
  const { host } = postgres.connection;
  await prepare(folder, host);
  process.env[socketVariable] = host;
  process.env[keyVariable] = join(folder, keyName);
  const statements = join(folder, 'statements');
  await mkdir(statements);
  process.env[statementsVariable] = statements;
  return async () => {
    delete process.env[socketVariable];
    delete process.env[keyVariable];
    delete process.env[statementsVariable];
    const { tenant } = collectTables(modules);
    const connection = { host, user: 'postgres', database: templateName };
    const { explained, wrong } = await explainNoted(statements, connection, tenant);
    await postgres.stop();
    await removeDataDir(folder);
    if (memory !== undefined) await rm(memory, { recursive: true, force: true });
    process.stdout.write(`Statements explained: ${explained}\n`);
    if (wrong.length > 0) throw new Error(`Read beyond one workspace:\n${wrong.join('\n')}`);
  };
}

/** Makes the database as the first start of the program does, with its first administrator. */
async function prepare(folder: string, host: string): Promise<void> {
  const connection = await createDatabase(host, templateName);
  const config = readConfig({ ...testSettings(folder), DATABASE_URL: 'postgres:', ROLE: 'api' });
  const running = new AsyncDisposableStack();
  await startProgram(config, running, { connection });
  await running.disposeAsync();
}
