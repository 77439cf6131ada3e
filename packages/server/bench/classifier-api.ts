/** Whether the product answers as fast while a classifier learns from ten thousand examples beside it. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { generator } from '@earshot/core/random.ts';
import type pg from 'pg';
import { type Client, connect, removeDataDir, signIn } from '../src/testing/server.ts';
import { spawnServer } from '../src/testing/spawned-server.ts';
import { readBanking } from './classifier-texts.ts';
import { labelsOf } from './classifier-trial.ts';
import { percentile, table } from './results.ts';
import { fill, prepareLines } from './search-calls.ts';

const phrases = 20_000;
const examplesAtOnce = 2000;
const askEveryMs = 40;
const restMs = 90_000;
/** One learning is some four hundred requests, of which the slowest hundredth are four. */
const learnings = 3;
/** Whether it still learns is asked once in so many requests, so that as much is asked of it as at rest. */
const lookEvery = 25;
/** So many requests until the program is compiled as it is when it has run for a while. */
const warmUp = 400;

type Asked = { kind: string; ms: number };
type Kinds = Record<string, (client: Client) => Promise<unknown>>;

const kinds: Kinds = {
  'a page of calls': (client) => client.json('GET', 'files?limit=50'),
  'a search for a word': (client) =>
    client.json('POST', 'search', { query: { phrases: ['card'] }, limit: 10 }),
  'the list of classifiers': (client) => client.json('GET', 'classifiers'),
  'what is pinned': (client) => client.json('GET', 'users/pins'),
};

export async function classifierApi(data: string): Promise<string> {
  const { train } = await readBanking(data);
  const lines = await prepareLines(data);
  const server = await spawnServer({ env: { PATH: '/nowhere' } });
  const sql = await connect(server.dataDir);
  try {
    await fill(sql, lines, generator(7), 0, phrases);
    const client = await signIn(server);
    const { id } = await client.json<Classifier>('POST', 'classifiers', {
      name: 'Intents',
      type: 'multi_label',
      choose: 'one',
      unit: 'phrase',
      labels: labelsOf(train).map((name) => ({ name })),
    });
    await ask(client, (asked) => asked < warmUp);
    const still = await ask(client, (_, ms) => ms < restMs);
    const all = train.map(({ text, label }) => ({ text, labels: [label] }));
    for (let from = 0; from < all.length; from += examplesAtOnce) {
      const examples = all.slice(from, from + examplesAtOnce);
      await client.json('POST', `classifiers/${id}/examples`, { examples });
    }
    await settled(client, id);
    await queued(sql);
    let seconds = 0;
    const busy: Asked[] = [];
    for (let learned = 0; learned < learnings; learned += 1) {
      await client.json('POST', `classifiers/${id}/learn`);
      let lastMs = 0;
      const asked = await ask(client, async (asked, ms) => {
        if (asked % lookEvery !== 0) return true;
        lastMs = ms;
        return (await client.json<Classifier>('GET', `classifiers/${id}`)).status === 'LEARNING';
      });
      busy.push(...asked);
      seconds += lastMs / 1000 / learnings;
      await queued(sql);
    }
    return report({ still, busy, seconds, examples: train.length });
  } finally {
    await sql.end();
    await server.stop();
    await removeDataDir(server.dataDir);
  }
}

/** Waits until it learns nothing, as it does by itself once there are enough examples. */
async function settled(client: Client, id: number): Promise<void> {
  while ((await client.json<Classifier>('GET', `classifiers/${id}`)).status === 'LEARNING') await delay(500);
}

/** Waits until the texts are chosen that people are asked about next, which follows a learning. */
async function queued(sql: pg.Client): Promise<void> {
  const wanted = 'select from classifier_fills where filled_at is null or filled_at < wanted_at';
  while ((await sql.query(wanted)).rows.length > 0) await delay(500);
}

/** Asks for each kind in turn at a steady pace, whether or not the ones before were answered, as long as `goesOn`. */
async function ask(
  client: Client,
  goesOn: (asked: number, ms: number) => boolean | Promise<boolean>,
): Promise<Asked[]> {
  const start = performance.now();
  const all = Object.entries(kinds);
  const running: Promise<Asked>[] = [];
  while (await goesOn(running.length, performance.now() - start)) {
    await delay(askEveryMs);
    const [kind, one] = all[running.length % all.length] as (typeof all)[number];
    const began = performance.now();
    running.push(one(client).then(() => ({ kind, ms: performance.now() - began })));
  }
  return Promise.all(running);
}

type Run = { still: readonly Asked[]; busy: readonly Asked[]; seconds: number; examples: number };

function report({ still, busy, seconds, examples }: Run): string {
  const of = (asked: readonly Asked[], kind: string | null) =>
    asked.filter((one) => kind === null || one.kind === kind).map(({ ms }) => ms);
  const line = (title: string, kind: string | null) => [
    title,
    ...[still, busy].flatMap((asked) =>
      [0.5, 0.99].map((part) => percentile(of(asked, kind), part).toFixed(1)),
    ),
    (percentile(of(busy, kind), 0.99) / percentile(of(still, kind), 0.99)).toFixed(1),
  ];
  const head = [
    '',
    'at rest, median',
    'at rest, p99',
    'learning, median',
    'learning, p99',
    'p99, learning / rest',
  ];
  return [
    `A server with ${phrases} phrases is asked over HTTP every ${askEveryMs} ms, at rest and while it learns from ${examples} examples in a
thread beside (${learnings} times, ${seconds.toFixed(0)} s each, ${busy.length} requests), on the same two cores; ms. Target: p99 < 50 ms.`,
    table(head, [...Object.keys(kinds).map((kind) => line(kind, kind)), line('all', null)]),
  ].join('\n\n');
}
