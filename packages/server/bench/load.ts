/**
 * Whether the product stays as fast while calls come in: for ten minutes chats are taken in, every kind of search is made and
 * pages are opened together. What they take at the end is set against the beginning, and both against the same at rest.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { generator } from '@earshot/core/testing/random.ts';
import { trainSemantics } from '../src/modules/semantics/train-semantics.ts';
import { openContext } from '../src/testing/context.ts';
import { type Client, connect, form, removeDataDir, signIn } from '../src/testing/server.ts';
import { type SpawnedServer, spawnServer } from '../src/testing/spawned-server.ts';
import { atPace, type Timed } from './at-pace.ts';
import { peakMb } from './memory.ts';
import { percentile, table, writeResults } from './results.ts';
import { fill, type Line, phrasesPerCall, prepareLines } from './search-calls.ts';
import { kindsOf } from './search-queries.ts';

const minutes = Number(process.env.LOAD_MINUTES ?? 10);
/** The workspace as it is found, in phrases. */
const atFirst = Number(process.env.BENCH_PHRASES ?? 100_000);
const restSeconds = 60;
/** A chat of sixteen lines every so often: as many as a centre with two hundred people has. */
const intakeEveryMs = 500;
const linesPerChat = 16;
/** Each kind of search and page in turn. */
const askEveryMs = 150;

type Asked = Timed & { kind: string };

export async function benchLoad({ data }: { data: string | undefined }): Promise<void> {
  const lines = await prepareLines(data);
  const server = await spawnServer({ env: { PATH: '/nowhere' } });
  const { ctx, close } = await openContext(server.dataDir);
  const sql = await connect(server.dataDir);
  try {
    await fill(sql, lines, generator(7), 0, atFirst);
    await trainSemantics(ctx);
    const client = await signIn(server);
    const kinds = await requestsOf(client, lines);
    // So that nothing is done for the first time.
    await askFor(kinds, 20_000);
    const rest = await askFor(kinds, restSeconds * 1000);
    const stop = new AbortController();
    const intake = takeIn(client, lines, stop.signal);
    const busy = await askFor(kinds, minutes * 60_000);
    stop.abort();
    const sent = await intake;
    await writeResults('load', 'load --data DIR', await report(server, sql, { rest, busy, sent }));
  } finally {
    await sql.end();
    await close();
    await server.stop();
    await removeDataDir(server.dataDir);
  }
}

/** One request of each kind, another one each time. */
async function requestsOf(
  client: Client,
  lines: readonly Line[],
): Promise<Record<string, () => Promise<unknown>>> {
  const searches = Object.entries(kindsOf(lines, generator(11))).map(([name, make]) => [
    name,
    () => client.json('POST', 'search', { ...make(), limit: 10 }),
  ]);
  const { results } = await client.json<{ results: { file_id: string }[] }>('GET', 'files?limit=50');
  const random = generator(13);
  const oneCall = () => results[Math.floor(random() * results.length)]?.file_id ?? '';
  return {
    ...Object.fromEntries(searches),
    'page of the list': () => client.json('GET', 'files?limit=50&order_by=desc'),
    'page of the list, with facets': () => client.json('GET', 'files?limit=50&facets=1'),
    'page of a call': async () => {
      const id = oneCall();
      return Promise.all(['', '/transcript'].map((part) => client.json('GET', `files/${id}${part}`)));
    },
  };
}

/** Asks each kind in turn at a steady pace. */
async function askFor(kinds: Record<string, () => Promise<unknown>>, forMs: number): Promise<Asked[]> {
  const all = Object.entries(kinds);
  const kindOf = (at: number) => all[at % all.length] as (typeof all)[number];
  const times = await atPace(
    askEveryMs,
    (count) => count * askEveryMs < forMs,
    (at) => kindOf(at)[1](),
  );
  return times.map((time, at) => ({ kind: kindOf(at)[0], ...time }));
}

/** Sends chats until it is called off; how many. */
async function takeIn(client: Client, lines: readonly Line[], stop: AbortSignal): Promise<number> {
  const random = generator(17);
  const start = performance.now();
  for (let sent = 0; ; sent += 1) {
    await delay(Math.max(0, start + sent * intakeEveryMs - performance.now()));
    if (stop.aborted) return sent;
    const chat = Array.from({ length: linesPerChat }, () => {
      const { speaker, text } = lines[Math.floor(random() * lines.length)] as Line;
      return `${speaker === 'operator' ? 'Agent' : 'Customer'}: ${text.replaceAll('\n', ' ')}`;
    });
    await client.json('POST', 'files', form(`chat ${sent}.txt`, chat.join('\n')));
  }
}

type Run = { rest: Asked[]; busy: Asked[]; sent: number };

async function report(
  { child }: SpawnedServer,
  sql: Awaited<ReturnType<typeof connect>>,
  { rest, busy, sent }: Run,
): Promise<string> {
  const { rows } = await sql.query<{ done: string; phrases: string }>(
    `select (select count(*) from files where status = 'DONE' and name like 'chat %') as done,
       (select count(*) from phrase_index) as phrases`,
  );
  const [{ done, phrases } = { done: '0', phrases: '0' }] = rows;
  const lastMs = minutes * 60_000;
  const partMs = Math.min(120_000, lastMs / 2);
  const names = [...new Set(rest.map(({ kind }) => kind))];
  const of = (asked: readonly Asked[], kind: string) =>
    asked.filter((one) => one.kind === kind).map(({ ms }) => ms);
  const first = busy.filter(({ atMs }) => atMs < partMs);
  const last = busy.filter(({ atMs }) => atMs >= lastMs - partMs);
  const both = (values: readonly number[]) =>
    `${percentile(values, 0.5).toFixed(0)} / ${percentile(values, 0.95).toFixed(0)}`;
  const line = (kind: string) => {
    const growth = percentile(of(last, kind), 0.5) / percentile(of(first, kind), 0.5);
    const toRest = percentile(of(busy, kind), 0.95) / percentile(of(rest, kind), 0.95);
    const parts = [rest, first, last].map((asked) => both(of(asked, kind)));
    return [kind, ...parts, growth.toFixed(2), toRest.toFixed(1)];
  };
  const head = ['', 'at rest', 'first minutes', 'last minutes', 'last / first', 'p95, all / at rest'];
  const memory = Math.round(await peakMb(child.pid ?? 0));
  const how = `A workspace of ${atFirst.toLocaleString('en')} phrases in ${(atFirst / phrasesPerCall).toLocaleString('en')} calls. For ${minutes} minutes a chat of ${linesPerChat} lines comes every ${intakeEveryMs} ms and is taken in, while every ${askEveryMs} ms one of the kinds is asked in turn; before that the same for a minute at rest. Everything over HTTP on the same two cores. Median / 95th percentile in ms; first and last: ${(partMs / 60_000).toFixed(0)} minutes each, last / first by the medians. Target: p95 by meaning ≤ 150 ms; no kind grows by more than its data.`;
  const what = `${sent.toLocaleString('en')} chats were sent and ${Number(done).toLocaleString('en')} were done when the last was; there were then ${Number(phrases).toLocaleString('en')} phrases. The server's process had ${memory} MB at most.`;
  return `${how}\n\n${table(head, names.map(line))}\n\n${what}`;
}
