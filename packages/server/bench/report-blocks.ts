import type pg from 'pg';
import type { Client } from '../src/testing/server.ts';
import { bothOf, inTurns, median, type Turns } from './in-turns.ts';
import { progress } from './progress.ts';
import type { Things } from './report-data.ts';
import { type Duck, duckDialect } from './report-duckdb.ts';
import { type Period, postgres, type Question, questionsOf } from './report-questions.ts';
import { type Ran, runBlocks, sourceOf } from './report-runs.ts';
import { percentile, table } from './results.ts';

type Beside = { client: Client; sql: pg.Client; duck: Duck };
type Span = { name: string; period: Period };

const pivotTarget_ms = 500;

/** Blocks over HTTP beside the same questions in SQL over the rows, asked of PostgreSQL and of DuckDB in turns. */
export async function measureBlocks(
  beside: Beside,
  things: Things,
  spans: readonly Span[],
  turns: Turns,
): Promise<string> {
  const rows: string[][] = [];
  for (const question of questionsOf(things))
    for (const span of spans) {
      rows.push(await measureBlock(beside, question, span, turns));
      progress(rows.at(-1)?.join(' | ') ?? '');
    }
  const head = [
    'block',
    'counted from',
    'over HTTP',
    'PostgreSQL',
    'DuckDB',
    'HTTP / PostgreSQL',
    'HTTP / DuckDB',
    'target',
  ];
  return table(head, rows);
}

async function measureBlock(
  { client, sql, duck }: Beside,
  { name, isPivot, block, sql: ask }: Question,
  { name: spanName, period }: Span,
  turns: Turns,
): Promise<string[]> {
  let last: Ran | null = null;
  const answers = { sql: 0, duck: 0 };
  const works = [
    async () => {
      last = await runBlocks(client, [block], period);
      return last !== null;
    },
    async () => {
      answers.sql = (await sql.query(ask(period, postgres))).rows.length;
    },
    async () => {
      answers.duck = (await duck.ask(ask(period, duckDialect))).length;
    },
  ];
  const [own = [], plain = [], other = []] = await inTurns(works, turns);
  if (answers.sql !== answers.duck) throw new Error(`${name}: ${JSON.stringify(answers)} rows`);
  const isMissed = percentile(own, 0.95) > pivotTarget_ms;
  return [
    `${name}, ${spanName}`,
    sourceOf(last),
    bothOf(own, 0),
    bothOf(plain, 0),
    bothOf(other, 0),
    (median(own) / median(plain)).toFixed(2),
    (median(own) / median(other)).toFixed(2),
    isPivot ? `≤ ${pivotTarget_ms}${isMissed ? ': missed' : ''}` : '',
  ];
}
