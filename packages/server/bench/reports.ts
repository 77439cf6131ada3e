/**
 * Reports of a million calls with ten million matches: each template whole over HTTP; blocks beside the same questions in SQL, asked of
 * PostgreSQL and of DuckDB over the same rows; what it takes to put days together, and what that costs calls that come in.
 */
import { availableParallelism } from 'node:os';
import type pg from 'pg';
import { connect, removeDataDir, signIn, until } from '../src/testing/server.ts';
import { spawnServer } from '../src/testing/spawned-server.ts';
import { progress } from './progress.ts';
import { measureBlocks } from './report-blocks.ts';
import { fillReports, thingsOf } from './report-data.ts';
import { type Duck, openDuck } from './report-duckdb.ts';
import { measureTemplates } from './report-templates.ts';
import { measureUpkeep } from './report-upkeep.ts';
import { writeResults } from './results.ts';

const calls = Number(process.env.BENCH_CALLS ?? 1_000_000);
const days = 365;
const spans = [
  { name: '30 days', period: ['2024-11-01', '2024-11-30'], target_ms: 150 },
  { name: 'a year', period: ['2024-01-01', '2024-12-30'], target_ms: 300 },
] as const;
const ofTemplates = { asks: 40, unmeasured: 2, longest_ms: 10_000, fewest: 3 };
const ofBlocks = { asks: 15, unmeasured: 1, longest_ms: 6_000, fewest: 2 };
const threads = availableParallelism();
/** A folder with the calls of an earlier run, which stays; without one they are made anew. */
const madeBefore = process.env.BENCH_DATA_DIR;

export async function benchReports(): Promise<void> {
  const env = { PATH: '/nowhere' };
  const server = await spawnServer({ env, ...(madeBefore && { dataDir: madeBefore }) });
  const { dataDir } = server;
  try {
    const sql = await connect(dataDir);
    const client = await signIn(server);
    const things = madeBefore ? await thingsOf(client) : await fillReports(client, sql, { calls, days });
    const together_s = await putTogether(sql);
    progress('days put together');
    const sizes = await sizesOf(sql);
    const templates = await measureTemplates(client, things, spans, ofTemplates);
    const duck = await openDuck(sql, threads);
    progress('rows loaded into DuckDB');
    const blocks = await measureBlocks({ client, sql, duck }, things, spans, ofBlocks);
    await duck.close();
    await sql.end();
    await server.stop();
    const upkeep = await measureUpkeep(dataDir);
    const body = [how(sizes, together_s), templates, beside(duck), blocks, upkeep].join('\n\n');
    await writeResults('reports', 'reports', body);
  } finally {
    await server.stop();
    if (!madeBefore) await removeDataDir(dataDir);
  }
}

type Sizes = { matches: string; columns_mb: string; all_gb: string };

async function sizesOf(sql: pg.Client): Promise<Sizes> {
  const { rows } = await sql.query<Sizes>(
    `select (select count(*) from findings)::text as matches, round(pg_total_relation_size('day_columns') / 1e6) as columns_mb,
       round(pg_database_size(current_database()) / 1e9, 1) as all_gb`,
  );
  if (rows[0] === undefined) throw new Error('A database without sizes');
  return rows[0];
}

const how = ({ matches, columns_mb, all_gb }: Sizes, together_s: number): string =>
  `${calls.toLocaleString('en')} calls of ${days} days in the order in which they came in, with ${Number(matches).toLocaleString('en')} matches of tags, patterns and scripts, nine numbers each, scores, and customers who call again; ${all_gb} GB. All days were put together in ${together_s.toFixed(0)} s, ${((together_s * 1000) / calls).toFixed(2)} ms a call (they wait up to a minute for their turn), and take ${columns_mb} MB.

Each template, counted whole over HTTP, without a comparison: median / 95th percentile of up to ${ofTemplates.asks} times after ${ofTemplates.unmeasured} that are not counted, fewer where that takes longer than ${ofTemplates.longest_ms / 1000} s. The slowest block by its own median.`;

const beside = ({ version, written_s, load_s, mb }: Duck): string =>
  `Blocks over HTTP, with what each number opens, beside the same question in SQL without any sums made beforehand: median / 95th percentile in ms, in turns, ${ofBlocks.fewest} to ${ofBlocks.asks} times. DuckDB ${version} with ${threads} threads has the columns that are asked for of the same rows: written out in ${written_s.toFixed(0)} s, loaded in ${load_s.toFixed(0)} s, ${mb.toFixed(0)} MB. The SQL of scripts and conversions counts what was found, and does not ask in which calls it could have been.`;

/** Marks every day, as if its calls had come in one by one, and waits until all are put together; answers the seconds. */
async function putTogether(sql: pg.Client): Promise<number> {
  const began = 'coalesce(f.recorded_at, f.created_at)';
  await sql.query(
    `insert into day_clocks (workspace_id, time_zone) values (1, 'UTC') on conflict do nothing`,
  );
  await sql.query(
    `insert into day_places (workspace_id, file_id, began_at) select 1, f.id, ${began} from files f on conflict do nothing`,
  );
  await sql.query('analyze day_places');
  const left = async () =>
    Number((await sql.query('select count(distinct day) as n from day_changes')).rows[0]?.n);
  await sql.query(
    `insert into day_changes (workspace_id, day) select distinct 1, began_at::date from day_places where workspace_id = 1`,
  );
  await until(left, (count) => count < days, 120_000);
  const began_at = performance.now();
  await until(left, (count) => count === 0, 1_800_000);
  return (performance.now() - began_at) / 1000;
}
