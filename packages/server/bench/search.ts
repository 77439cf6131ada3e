/**
 * Searching a workspace of many calls, over HTTP: page, count and hits. Beside it, in turns: the same search in one
 * process, without HTTP and signing in; the same question as one statement of plain SQL; and the statements that the
 * product asks of the database for its answer.
 */
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { Query } from '@earshot/core/matching/query.ts';
import { SearchBody } from '@earshot/core/search/search.api.ts';
import { generator } from '@earshot/core/testing/random.ts';
import { hitPhrases } from '../src/modules/call-index/expression.sql.ts';
import { loadCalls } from '../src/modules/call-index/indexed-calls.queries.ts';
import { callScope } from '../src/modules/calls/call-scope.ts';
import { listCallRows } from '../src/modules/calls/calls.queries.ts';
import { matchedCalls, pageConditions } from '../src/modules/calls/matched-calls.ts';
import { presentFiles } from '../src/modules/files/files.ts';
import { searchCalls } from '../src/modules/search/search.ts';
import { trainSemantics } from '../src/modules/semantics/train-semantics.ts';
import type { Ctx } from '../src/platform/context.ts';
import { openContext } from '../src/testing/context.ts';
import { connect, removeDataDir, signIn } from '../src/testing/server.ts';
import { spawnServer } from '../src/testing/spawned-server.ts';
import { percentile, table, writeResults } from './results.ts';
import { fill, type Line, phrasesPerCall, prepareLines } from './search-calls.ts';
import { askPlainly, type Body, kindsOf } from './search-queries.ts';

const sizes = (process.env.BENCH_PHRASES ?? '100000,300000,1000000').split(',').map(Number);
const asksPerKind = 100;
/** Asked before, so that every connection and every function has been used. */
const asksUnmeasured = 10;

export async function benchSearch({ data }: { data: string | undefined }): Promise<void> {
  const usable = await prepareLines(data);
  const server = await spawnServer({ env: { PATH: '/nowhere' } });
  const { ctx, close } = await openContext(server.dataDir);
  const sql = await connect(server.dataDir);
  const agent = new http.Agent({ keepAlive: true });
  try {
    const { cookie } = await signIn(server);
    const ways: Ways = {
      product: (body) => searchOverHttp(agent, server.url, cookie, body),
      search: (body) => searchCalls(ctx, { order_by: 'asc', limit: 10, ...SearchBody.parse(body) }),
      plain: (body) => askPlainly(sql, body),
      statements: (body) => askItsStatements(ctx, body),
    };
    const random = generator(7);
    const measured: Measured[] = [];
    let stored = 0;
    for (const size of sizes) {
      await fill(sql, usable, random, stored, size);
      stored = size;
      await trainSemantics(ctx);
      const first = await firstByMeaning(ways);
      measured.push({ size, first, kinds: await measure(ways, usable, generator(11)) });
    }
    await writeResults('search', 'search --data DIR', report(measured));
  } finally {
    agent.destroy();
    await sql.end();
    await close();
    await server.stop();
    await removeDataDir(server.dataDir);
  }
}

type Way = 'product' | 'search' | 'plain' | 'statements';
type Ways = Record<Way, (body: Body) => Promise<unknown>>;
type Kind = { name: string; calls: number; ms: Record<Way, number[]> };

/** `first`: the first search by meaning: when it was answered, and when the process had read every phrase. */
type Measured = { size: number; first: { answeredMs: number; readMs: number }; kinds: Kind[] };

async function firstByMeaning({ product, search }: Ways): Promise<Measured['first']> {
  const body: Body = { query: { matching: 'semantic', phrases: ['where is my order'] } };
  const began = performance.now();
  const first = await product(body);
  const answeredMs = performance.now() - began;
  for (let answer = first; isBeingRead(answer); ) answer = await product(body);
  const readMs = performance.now() - began;
  while ((await searchReason(search, body)) === 'still_reading');
  return { answeredMs, readMs };
}

const isBeingRead = (answer: unknown) => reasonIn(parsed(answer as Buffer)) === 'still_reading';
const searchReason = async (search: Ways['search'], body: Body) => reasonIn(await search(body));
const reasonIn = (answer: unknown) => (answer as { semantics: { reason: string | null } }).semantics.reason;

async function measure(ways: Ways, lines: readonly Line[], random: () => number): Promise<Kind[]> {
  const kinds: Kind[] = [];
  for (const [name, make] of Object.entries(kindsOf(lines, random))) {
    const ms: Kind['ms'] = { product: [], search: [], plain: [], statements: [] };
    const order = Object.keys(ways) as Way[];
    let calls = 0;
    for (let ask = -asksUnmeasured; ask < asksPerKind; ask += 1) {
      const body = make();
      for (const way of order) {
        const began = performance.now();
        const answer = await ways[way](body);
        if (ask < 0) continue;
        ms[way].push(performance.now() - began);
        if (answer instanceof Buffer) calls += countIn(answer);
      }
      // Who asks later finds more of the answer in the processor's memory, so each is first in its turn.
      order.push(order.shift() as Way);
    }
    kinds.push({ name, calls, ms });
  }
  return kinds;
}

/** The answer is there with its last byte; unpacking it is the browser's part. */
async function searchOverHttp(agent: http.Agent, url: string, cookie: string, body: Body): Promise<Buffer> {
  const headers = { cookie, 'content-type': 'application/json', 'accept-encoding': 'br' };
  const response = await new Promise<http.IncomingMessage>((done, refuse) => {
    const request = http.request(`${url}/api/search`, { method: 'POST', agent, headers }, done);
    request.on('error', refuse).end(JSON.stringify(body));
  });
  return buffer(response);
}

/** Short answers are not packed. */
function parsed(answer: Buffer): unknown {
  const text = answer[0] === '{'.charCodeAt(0) ? answer : brotliDecompressSync(answer);
  return JSON.parse(text.toString());
}

const countIn = (answer: Buffer): number => (parsed(answer) as { count: number }).count;

/** What the product asks: the count, the page, the phrases of its hits, and what is shown of its calls. */
async function askItsStatements(ctx: Ctx, body: Body): Promise<void> {
  const scope = await callScope(ctx, CallFilters.parse(body.filters ?? {}), Query.parse(body.query));
  const page = {
    sorting_by: 'recorded_at' as const,
    order_by: body.order_by ?? ('desc' as const),
    limit: 10,
    offset: 0,
  };
  const meant = await matchedCalls(ctx, scope, page);
  const listRows = async () =>
    listCallRows(ctx.db, ctx.workspaceId, await pageConditions(ctx, scope, meant, page), page);
  const rows = meant.count === 0 ? [] : await listRows();
  const ids = rows.map((row) => row.id);
  const only = scope.compiled === null ? null : hitPhrases(scope.compiled.expression, scope.context, ids);
  await Promise.all([loadCalls(ctx.db, ctx.workspaceId, ids, only), presentFiles(ctx, rows)]);
}

const median = (values: readonly number[]) => percentile(values, 0.5);
const p95 = (values: readonly number[]) => percentile(values, 0.95);

function report(measured: readonly Measured[]): string {
  const last = measured.at(-1);
  const rows = (last?.kinds ?? []).map(({ name, calls, ms }) => {
    const { product, search, plain, statements } = ms;
    const both = (values: readonly number[]) => `${median(values).toFixed(1)} / ${p95(values).toFixed(1)}`;
    const ratio = (own: readonly number[], to: readonly number[]) =>
      `${(median(own) / median(to)).toFixed(2)} / ${(p95(own) / p95(to)).toFixed(2)}`;
    const found = Math.round(calls / asksPerKind).toLocaleString('en');
    return [
      name,
      found,
      both(product),
      both(search),
      both(plain),
      ratio(search, plain),
      ratio(product, plain),
      both(statements),
      ratio(search, statements),
    ];
  });
  const head = [
    'query',
    'calls',
    'over HTTP',
    'search itself',
    'plain SQL',
    'ratio of itself',
    'ratio over HTTP',
    'its statements',
    'ratio of itself',
  ];
  const growth = (last?.kinds ?? []).map(({ name }, at) => {
    const times = measured.map(({ kinds }) => median(kinds[at]?.ms.product ?? []));
    const grown = (times.at(-1) ?? 0) / (times[0] ?? 1);
    return [name, ...times.map((time) => time.toFixed(1)), `× ${grown.toFixed(1)}`];
  });
  const sizeNames = measured.map(({ size }) => size.toLocaleString('en'));
  return `${how(last?.size ?? 0)}

${table(head, rows)}

One page by the number of phrases, median ms:

${table(['query', ...sizeNames, 'growth'], growth)}

The first search by meaning after phrases came in is answered by those that are read within 2.5 s, and says so: ${measured
    .map(
      ({ size, first }) =>
        `${seconds(first.answeredMs)} up to ${size.toLocaleString('en')}, all read after ${seconds(first.readMs)}`,
    )
    .join('; ')}.`;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function how(phrases: number): string {
  const calls = phrases / phrasesPerCall;
  return `${phrases.toLocaleString('en')} phrases in ${calls.toLocaleString('en')} calls, read into memory once before. ${asksPerKind} different queries a kind, words taken from the lines themselves from common to rare; newest first, ten a page. Median / 95th percentile in ms. Over HTTP: to the last byte, with the count (to 10,000, then "more than") and the passages of the page. Search itself: the same answer in one process, without HTTP and signing in. Plain SQL: page and exact count in one statement with the full text search of PostgreSQL, no passages; for meaning any of the words, which is all it can do. Its statements: what the product asks of the database, asked directly. The four take turns in being first. Targets: p95 ≤ 100 ms (by meaning 150), ratio ≤ 1.3.`;
}
