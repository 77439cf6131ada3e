/** Whether the product answers as fast while a classifier learns from ten thousand examples beside it. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Classifier, ClassifierStatus } from '@earshot/core/classifiers/classifiers.ts';
import { generator } from '@earshot/core/random.ts';
import type pg from 'pg';
import { connect, removeDataDir, signIn } from '../src/testing/server.ts';
import { spawnServer } from '../src/testing/spawned-server.ts';
import { readBanking } from './classifier-texts.ts';
import { labelsOf } from './classifier-trial.ts';
import { percentile, table } from './results.ts';
import { fill, prepareLines } from './search-calls.ts';
import { type Asked, askMeanwhile, type Question } from './steady-asker.ts';

const phrases = 20_000;
const examplesAtOnce = 2000;
/** As fast as one person may ask, with some left. */
const askEveryMs = 50;
/** Until the program is compiled as it is when it has run for a while. */
const warmUpMs = 20_000;
const restMs = 90_000;
/** One learning is some five hundred requests, of which the slowest hundredth are five. */
const learnings = 3;

const questions: readonly Question[] = [
  { kind: 'a page of calls', method: 'GET', path: 'files?limit=50' },
  {
    kind: 'a search for a word',
    method: 'POST',
    path: 'search',
    body: { query: { phrases: ['card'] }, limit: 10 },
  },
  { kind: 'the list of classifiers', method: 'GET', path: 'classifiers' },
  { kind: 'what is pinned', method: 'GET', path: 'users/pins' },
];

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
    const status = async () => (await client.json<Classifier>('GET', `classifiers/${id}`)).status;
    const looking = { url: server.url, cookie: client.cookie, everyMs: askEveryMs, questions };
    // At rest it is looked at as often as while it learns.
    const looked = async (goesOn: (status: ClassifierStatus, ms: number) => boolean) => {
      const start = performance.now();
      while (goesOn(await status(), performance.now() - start)) await delay(1000);
      return performance.now() - start;
    };
    await askMeanwhile(looking, () => looked((_, ms) => ms < warmUpMs));
    const still = await askMeanwhile(looking, () => looked((_, ms) => ms < restMs));
    const all = train.map(({ text, label }) => ({ text, labels: [label] }));
    for (let from = 0; from < all.length; from += examplesAtOnce) {
      const examples = all.slice(from, from + examplesAtOnce);
      await client.json('POST', `classifiers/${id}/examples`, { examples });
    }
    while ((await status()) === 'LEARNING') await delay(500);
    await queued(sql);
    let seconds = 0;
    const busy: Asked[] = [];
    for (let learned = 0; learned < learnings; learned += 1) {
      const asked = await askMeanwhile(looking, async () => {
        await client.json('POST', `classifiers/${id}/learn`);
        seconds += (await looked((now) => now === 'LEARNING')) / 1000 / learnings;
      });
      busy.push(...asked);
      await queued(sql);
    }
    return report({ still, busy, seconds, examples: train.length });
  } finally {
    await sql.end();
    await server.stop();
    await removeDataDir(server.dataDir);
  }
}

/** Waits until the texts are chosen that people are asked about next, which follows a learning. */
async function queued(sql: pg.Client): Promise<void> {
  const wanted = 'select from classifier_fills where filled_at is null or filled_at < wanted_at';
  while ((await sql.query(wanted)).rows.length > 0) await delay(500);
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
    table(head, [...questions.map(({ kind }) => line(kind, kind)), line('all', null)]),
  ].join('\n\n');
}
