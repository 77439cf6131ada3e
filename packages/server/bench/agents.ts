/**
 * The list of agents and the page of one of them, which read sums by day. Beside them, in turns: the same questions asked of the rows
 * of all calls as plain SQL. And what it costs to keep the sums where many calls change at once.
 */
import { summedMetrics } from '../src/modules/agent-days/summed-metrics.ts';
import { callCounters } from '../src/modules/files/call-counters.ts';
import { dropPlaces, keepFound } from '../src/modules/findings/findings.ts';
import { renumberCalls } from '../src/modules/metrics/renumber-calls.ts';
import type { Ctx } from '../src/platform/context.ts';
import type { JobRun } from '../src/platform/jobs.ts';
import { openContext } from '../src/testing/context.ts';
import { connect, removeDataDir, signIn } from '../src/testing/server.ts';
import { spawnServer } from '../src/testing/spawned-server.ts';
import { fillAgents } from './agent-calls.ts';
import { countCalls, inBatches } from './in-batches.ts';
import { besidePlain, timed } from './in-turns.ts';
import { page } from './page.ts';
import { table, writeResults } from './results.ts';

const calls = Number(process.env.BENCH_CALLS ?? 100_000);
const agents = 40;
const days = 120;
const asks = 30;
const asksUnmeasured = 5;
/** So many calls are changed at once to see what keeping the sums costs. */
const changed = Math.min(5000, calls);
const period = ['2024-02-01', '2024-03-31'] as const;

const inPeriod = `coalesce(f.recorded_at, f.created_at) >= '${period[0]}'::date::timestamp at time zone 'UTC'
  and coalesce(f.recorded_at, f.created_at) < ('${period[1]}'::date + 1)::timestamp at time zone 'UTC'`;
const names = summedMetrics.map(({ metric, role }) => `('${metric}', '${role}')`);
const measured = (metrics: readonly string[], whose: string) => `
  select f.agent_id, m.metric, count(*), avg(m.value), stddev_samp(m.value) from files f
  join file_metrics m on m.workspace_id = f.workspace_id and m.file_id = f.id
  where f.workspace_id = 1 and m.workspace_id = 1 and ${whose} and ${inPeriod}
    and (m.metric, m.speaker_role) in (${metrics.join()}) group by f.agent_id, m.metric`;
const tags = (whose: string) => `
  select found.rule_id, count(*) from files f
  join findings found on found.workspace_id = f.workspace_id and found.file_id = f.id and found.kind = 'tag' and not found.removed
  where f.workspace_id = 1 and ${whose} and ${inPeriod} group by 1`;
const everybody = 'f.agent_id is not null';

/** What is asked, and the statements that ask it of the rows. */
const pages = [
  {
    name: 'list of agents',
    path: `agents?limit=50&dateFrom=${period[0]}&dateTo=${period[1]}`,
    ofRows: [
      `select f.agent_id, count(*), max(coalesce(f.recorded_at, f.created_at)), count(*) filter (where ${inPeriod})
       from files f where f.workspace_id = 1 and ${everybody} group by 1`,
      measured(names.slice(0, 2), everybody),
    ],
  },
  {
    name: 'page of an agent',
    path: `agents/1/summary?dateFrom=${period[0]}&dateTo=${period[1]}`,
    ofRows: [
      `select count(*), sum(f.duration_ms) from files f where f.workspace_id = 1 and f.agent_id = 1 and ${inPeriod}`,
      measured(names, 'f.agent_id = 1'),
      tags('f.agent_id = 1'),
      measured(names, everybody),
      tags(everybody),
    ],
  },
] as const;

export async function benchAgents(): Promise<void> {
  const server = await spawnServer({ env: { PATH: '/nowhere' } });
  const sql = await connect(server.dataDir);
  const { ctx, close } = await openContext(server.dataDir);
  try {
    const client = await signIn(server);
    const { ids, tagIds } = await fillAgents(client, sql, { calls, agents, days, analysed: changed });
    const first = await timed(() => countCalls(ctx, ids));
    await sql.query('vacuum analyze');
    const again = await timed(() => countCalls(ctx, ids));
    const rows: (string | number)[][] = [];
    for (const { name, path, ofRows } of pages) {
      const plain = async () => {
        for (const statement of ofRows) await sql.query(statement);
      };
      rows.push(
        await besidePlain(
          { name, product: () => page(client, path), plain },
          { asks, unmeasured: asksUnmeasured },
        ),
      );
    }
    const how = `${calls.toLocaleString('en')} calls of ${agents} agents over ${days} days, a period of 60 days, ${asks} times each. Median / 95th percentile in ms. Of the rows: the statements that count, measure and compare, and nothing else of the page.`;
    const head = ['page', 'over HTTP, from sums', 'plain SQL, of the rows', 'ratio of the medians'];
    const counting = `Counting every call anew took ${perCall(first, calls)} ms a call, and ${perCall(again, calls)} where nothing had changed.`;
    const kept = table(
      ['change of many calls', 'with sums, ms a call', 'without, ms a call'],
      await costs(ctx, ids, tagIds),
    );
    await writeResults('agents', 'agents', `${how}\n\n${table(head, rows)}\n\n${counting}\n\n${kept}`);
  } finally {
    await close();
    await sql.end();
    await server.stop();
    await removeDataDir(server.dataDir);
  }
}

/** What many changes at once take with the sums and without them, each in batches of a transaction. */
async function costs(
  ctx: Ctx,
  ids: readonly string[],
  tagIds: readonly number[],
): Promise<(string | number)[][]> {
  const some = ids.slice(0, changed);
  const uncounted = { ...ctx, extensions: new Map([...ctx.extensions, [callCounters.name, []]]) };
  const [tag = 0] = tagIds;
  const place = (file_id: string) => ({ kind: 'tag' as const, rule_id: tag, file_id });
  const call = { started_at: new Date('2024-03-01'), operator: null, version: 1, evidence: [] };
  const set = (ctx: Ctx) =>
    inBatches(ctx, some, (ctx, part) =>
      keepFound(
        ctx,
        part.map((id) => ({ ...place(id), ...call })),
      ),
    );
  const take = (ctx: Ctx) => inBatches(ctx, some, (ctx, part) => dropPlaces(ctx, part.map(place)));
  const renumber = (ctx: Ctx) => renumberCalls(ctx, { signal: new AbortController().signal } as JobRun);
  const rows: (string | number)[][] = [];
  await take(ctx);
  await renumber(ctx);
  for (const [name, work, count] of [
    ['a tag set by a rule', set, changed],
    ['a tag taken by a rule', take, changed],
    ['numbers made anew', renumber, changed],
  ] as const) {
    const without = await timed(() => work(uncounted));
    // As it was before, so that the same is done again.
    if (work === set) await take(uncounted);
    if (work === take) await set(uncounted);
    rows.push([name, perCall(await timed(() => work(ctx)), count), perCall(without, count)]);
  }
  return rows;
}

const perCall = (ms: number, count: number) => (ms / count).toFixed(3);
