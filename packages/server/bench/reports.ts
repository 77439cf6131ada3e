/**
 * Blocks of reports, counted from the columns of days, beside the same question in plain SQL over the rows of calls, in turns; and
 * what it takes to put the days together.
 */
import type pg from 'pg';
import { type Client, connect, removeDataDir, signIn, until } from '../src/testing/server.ts';
import { spawnServer } from '../src/testing/spawned-server.ts';
import { fillAgents } from './agent-calls.ts';
import { besidePlain } from './in-turns.ts';
import { table, writeResults } from './results.ts';

const calls = Number(process.env.BENCH_CALLS ?? 1_000_000);
const [agents, days] = [40, 365];
const [asks, asksUnmeasured] = [15, 3];
const month = ['2024-03-01', '2024-03-30'] as const;
const year = ['2024-01-01', '2024-12-30'] as const;

const began = 'coalesce(f.recorded_at, f.created_at)';
const inPeriod = ([from, to]: readonly [string, string]) =>
  `f.workspace_id = 1 and ${began} >= '${from}'::timestamptz and ${began} < '${to}'::timestamptz + interval '1 day'`;

type Asked = { name: string; block: object; plain: (period: readonly [string, string]) => string };

const blocksOf = (tag: number): Asked[] => [
  {
    name: 'calls and their length by day',
    block: { measures: [{ name: 'calls' }, { name: 'length' }], by: ['day'], draw: 'line' },
    plain: (
      period,
    ) => `select date_trunc('day', ${began}), count(*), avg(f.duration_ms), stddev_samp(f.duration_ms)
      from files f where ${inPeriod(period)} group by 1`,
  },
  {
    name: 'talk share by operator',
    block: { measures: [{ name: 'metric', of: 'operator.talk_share' }], by: ['agent'], draw: 'bar' },
    plain: (period) => `select f.agent_id, count(n.value), avg(n.value), stddev_samp(n.value) from files f
      left join file_metrics n on n.workspace_id = 1 and n.file_id = f.id and n.metric = 'talk_share' and n.speaker_role = 'operator'
      where ${inPeriod(period)} group by 1`,
  },
  {
    name: 'calls by tag',
    block: { measures: [{ name: 'calls' }], by: ['tag'], draw: 'bar' },
    plain: (period) => `select t.rule_id, count(*) from files f
      left join findings t on t.workspace_id = 1 and t.file_id = f.id and t.kind = 'tag' and not t.removed
      where ${inPeriod(period)} group by 1`,
  },
  {
    name: 'median length by hour',
    block: { measures: [{ name: 'length', stat: 'median' }], by: ['hour'], draw: 'bar' },
    plain: (
      period,
    ) => `select to_char(${began}, 'HH24'), percentile_cont(0.5) within group (order by f.duration_ms)
      from files f where ${inPeriod(period)} group by 1`,
  },
  {
    name: 'share of a tag by operator and weekday, with both sums',
    block: { measures: [{ name: 'tag', of: tag }], by: ['agent', 'weekday'], draw: 'heat' },
    plain: (
      period,
    ) => `select f.agent_id, extract(isodow from ${began}), count(*), count(t.rule_id) from files f
      left join findings t on t.workspace_id = 1 and t.file_id = f.id and t.kind = 'tag' and not t.removed and t.rule_id = ${tag}
      where ${inPeriod(period)} group by cube (1, 2)`,
  },
];

export async function benchReports(): Promise<void> {
  const server = await spawnServer({ env: { PATH: '/nowhere' } });
  const sql = await connect(server.dataDir);
  try {
    const client = await signIn(server);
    const { tagIds } = await fillAgents(client, sql, { calls, agents, days, analysed: 0 });
    const together_s = await putTogether(sql);
    const rows: string[][] = [];
    for (const [span, period] of [
      ['30 days', month],
      ['a year', year],
    ] as const)
      for (const { name, block, plain } of blocksOf(tagIds[0] ?? 0))
        rows.push(
          await besidePlain(
            {
              name: `${name}, ${span}`,
              product: () => run(client, block, period),
              plain: () => sql.query(plain(period)),
            },
            { asks, unmeasured: asksUnmeasured, digits: 0 },
          ),
        );
    const { rows: sizes } = await sql.query<{ mb: string }>(
      `select round(pg_total_relation_size('day_columns') / 1e6) as mb`,
    );
    const how = `${calls.toLocaleString('en')} calls of ${agents} operators over ${days} days, nine numbers and one or two of twelve tags each. ${asks} times each over HTTP, median / 95th percentile in ms, beside plain SQL over the rows, which reads them without what each number opens. All days were put together in ${together_s.toFixed(0)} s (they wait up to a minute for their turn), and take ${sizes[0]?.mb} MB.`;
    const head = ['block', 'over HTTP', 'plain SQL', 'ratio of the medians'];
    await writeResults('reports', 'reports', `${how}\n\n${table(head, rows)}`);
  } finally {
    await sql.end();
    await server.stop();
    await removeDataDir(server.dataDir);
  }
}

/** Marks every day, as if its calls had come in one by one, and waits until all are put together; answers the seconds. */
async function putTogether(sql: pg.Client): Promise<number> {
  await sql.query(
    `insert into day_clocks (workspace_id, time_zone) values (1, 'UTC') on conflict do nothing`,
  );
  await sql.query(
    `insert into day_places (workspace_id, file_id, began_at) select 1, f.id, ${began} from files f on conflict do nothing`,
  );
  await sql.query(
    `insert into day_changes (workspace_id, day) select distinct 1, began_at::date from day_places where workspace_id = 1`,
  );
  const began_at = performance.now();
  const left = async () => (await sql.query('select from day_changes limit 1')).rowCount ?? 0;
  await until(left, (count) => count === 0, 1_800_000);
  return (performance.now() - began_at) / 1000;
}

async function run(client: Client, block: object, [start, to]: readonly [string, string]): Promise<void> {
  const reply = await client.json<{ blocks: { source: string }[] }>('POST', 'reports/run', {
    report: { name: 'Measured', period: { start, to }, blocks: [block] },
  });
  if (reply.blocks[0]?.source !== 'days') throw new Error('It was counted from the rows');
}
