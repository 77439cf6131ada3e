import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import type pg from 'pg';
import type { Dialect } from './report-questions.ts';

/** Of each table the columns that are asked for, as PostgreSQL writes them out and as DuckDB keeps them. */
const tables = {
  files: {
    read: `select workspace_id, id, agent_id, subscriber_id, direction, recorded_at at time zone 'UTC', created_at at time zone 'UTC',
      duration_ms, emotions ->> 'strongest', meta ->> 'amount' from files`,
    columns: `workspace_id bigint, id uuid, agent_id bigint, subscriber_id bigint, direction varchar, recorded_at timestamp,
      created_at timestamp, duration_ms int, emotion varchar, amount int`,
  },
  file_metrics: {
    read: 'select workspace_id, file_id, metric, speaker_role, value from file_metrics',
    columns: 'workspace_id bigint, file_id uuid, metric varchar, speaker_role varchar, value double',
  },
  findings: {
    read: 'select workspace_id, file_id, kind, rule_id, removed from findings',
    columns: 'workspace_id bigint, file_id uuid, kind varchar, rule_id bigint, removed boolean',
  },
  call_scores: {
    read: 'select workspace_id, file_id, goal_id, score from call_scores',
    columns: 'workspace_id bigint, file_id uuid, goal_id bigint, score double',
  },
} as const;

export const duckDialect: Dialect = { emotion: 'f.emotion', amount: 'f.amount' };

export type Duck = {
  ask: (statement: string) => Promise<unknown[][]>;
  version: string;
  written_s: number;
  load_s: number;
  mb: number;
  close: () => Promise<void>;
};

/** The same rows in a file of DuckDB, by way of a file of text for each table, as PostgreSQL writes them next to it. */
export async function openDuck(sql: pg.Client, threads: number): Promise<Duck> {
  const folder = await mkdtemp(join(tmpdir(), 'earshot-duckdb-'));
  // The database server runs as another user.
  await chmod(folder, 0o777);
  const file = join(folder, 'calls.duckdb');
  const text = (name: string) => join(folder, `${name}.csv`);
  const began = performance.now();
  for (const [name, { read }] of Object.entries(tables))
    await sql.query(`copy (${read}) to '${text(name)}' (format csv)`);
  const written = performance.now();
  const instance = await DuckDBInstance.create(file, { threads: String(threads) });
  const connection = await instance.connect();
  for (const [name, { columns }] of Object.entries(tables)) {
    await connection.run(`create table ${name} (${columns})`);
    await connection.run(
      `copy ${name} from '${text(name)}' (format csv, header false, nullstr '', allow_quoted_nulls false)`,
    );
    await rm(text(name));
  }
  await connection.run('checkpoint');
  const loaded = performance.now();
  const ask = async (statement: string) => (await connection.runAndReadAll(statement)).getRows();
  return {
    ask,
    version: String((await ask('select version()'))[0]?.[0]),
    written_s: (written - began) / 1000,
    load_s: (loaded - written) / 1000,
    mb: (await stat(file)).size / 1e6,
    async close() {
      connection.closeSync();
      instance.closeSync();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
