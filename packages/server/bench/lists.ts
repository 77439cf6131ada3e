/**
 * The list of calls over HTTP, as the screen asks for it, with and without facets. Beside it, in turns: the same page and
 * its exact count, and where facets are asked the same groups, as one statement of plain SQL.
 */
import type { Tag } from '@earshot/core/tags/tags.api.ts';
import { generator } from '@earshot/core/testing/random.ts';
import type pg from 'pg';
import { type Client, connect, removeDataDir, signIn } from '../src/testing/server.ts';
import { spawnServer } from '../src/testing/spawned-server.ts';
import { besidePlain } from './in-turns.ts';
import { table, writeResults } from './results.ts';
import { fill, phrasesPerCall, prepareLines } from './search-calls.ts';

const calls = Number(process.env.BENCH_CALLS ?? 10_000);
const asks = 100;
/** Asked before, so that every connection and every function has been used. */
const asksUnmeasured = 10;

const isTagged = 'exists (select 1 from findings t where t.workspace_id = 1 and t.file_id = files.id)';
/** What is asked, and the same as a condition of SQL. */
const kinds = [
  { name: 'newest first', query: 'limit=50', where: 'true' },
  { name: 'of one agent', query: 'limit=50&operators=Operator%207', where: "operator = 'Operator 7'" },
  { name: 'part of a name', query: 'limit=50&name=tor%2017', where: "operator ilike '%tor 17%'" },
  {
    name: 'with a tag',
    query: 'limit=50&tags=1',
    where: isTagged,
  },
  { name: 'newest first, with facets', query: 'limit=50&facets=1', where: 'true', hasFacets: true },
  {
    name: 'with a tag, with facets',
    query: 'limit=50&tags=1&facets=1',
    where: isTagged,
    hasFacets: true,
  },
] as const;

const groups = ['operator', 'abonent', 'status', 'direction', 'language', 'source_id'];

export async function benchLists({ data }: { data: string | undefined }): Promise<void> {
  const lines = await prepareLines(data);
  const server = await spawnServer({ env: { PATH: '/nowhere' } });
  const sql = await connect(server.dataDir);
  try {
    const client = await signIn(server);
    const tag = await client.json<Tag>('POST', 'tags', { name: 'Bench', color: 'red' });
    if (tag.id !== 1) throw new Error('the calls are made with the first tag');
    await fill(sql, lines, generator(7), 0, calls * phrasesPerCall);
    const rows: (string | number)[][] = [];
    for (const kind of kinds) {
      rows.push(
        await besidePlain(
          {
            name: kind.name,
            product: () => list(client, kind.query),
            plain: () => plainly(sql, kind.where, 'hasFacets' in kind),
          },
          { asks, unmeasured: asksUnmeasured },
        ),
      );
    }
    const head = ['list', 'over HTTP', 'plain SQL', 'ratio of the medians'];
    const how = `${calls.toLocaleString('en')} calls, a fifth of them with a tag, fifty a page, ${asks} times each. Median / 95th percentile in ms. Plain SQL: page and exact count in one statement; with facets, another one with how many calls have each value of six columns.`;
    await writeResults('lists', 'lists --data DIR', `${how}\n\n${table(head, rows)}`);
  } finally {
    await sql.end();
    await server.stop();
    await removeDataDir(server.dataDir);
  }
}

async function list(client: Client, query: string): Promise<void> {
  const reply = await client.request('GET', `files?${query}`);
  const { count } = (await reply.json()) as { count: number };
  if (!reply.ok || count === 0) throw new Error(`nothing was listed for ${query}`);
}

async function plainly(sql: pg.Client, condition: string, hasFacets: boolean): Promise<void> {
  const where = `workspace_id = 1 and ${condition}`;
  await sql.query(
    `select *, count(*) over () as all from files where ${where} order by created_at desc limit 50`,
  );
  if (hasFacets)
    await sql.query(
      `select ${groups.join()}, count(*) from files where ${where}
       group by grouping sets (${groups.map((name) => `(${name})`).join()})`,
    );
}
