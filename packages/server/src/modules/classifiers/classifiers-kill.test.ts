import type { ClassifierRun } from '@earshot/core/classifiers/call-labels.api.ts';
import type { LearnedVersion } from '@earshot/core/classifiers/classifiers.api.ts';
import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { afterEach, expect, it } from 'vitest';
import { conversation } from '../../testing/people.ts';
import { makeDataDir, removeDataDir, signIn, until } from '../../testing/server.ts';
import { type SpawnedServer, spawnServer } from '../../testing/spawned-server.ts';

let dataDir = '';
let server: SpawnedServer | undefined;

afterEach(async () => {
  if (server?.child.exitCode === null && server.child.signalCode === null) await server.stop();
  await removeDataDir(dataDir);
});

const start = async () => {
  server = await spawnServer({ dataDir, env: { PATH: '/nowhere', LOG_LEVEL: 'error' } });
  return { server, client: await signIn(server) };
};
const calls = 60;
const topics = ['bill', 'line'] as const;
const words = {
  bill: ['invoice', 'charge', 'payment', 'money', 'fee', 'account'],
  line: ['router', 'signal', 'internet', 'cable', 'modem', 'outage'],
};
const sentence = (topic: (typeof topics)[number], at: number) => {
  const of = words[topic];
  return `my ${of[at % 6]} and ${of[(at * 5 + 1) % 6]} number ${at} ${of[Math.floor(at / 6) % 6]} is not as it should be`;
};

it('a server killed while it learns, and again while it answers past calls, comes to one version and one answer each', async () => {
  dataDir = await makeDataDir();
  const first = await start();
  for (let at = 0; at < calls; at += 1)
    await conversation(first.client, `call ${at}`, `Customer: ${sentence(topics[at % 2] ?? 'bill', at)}`);
  const { id, labels } = await first.client.json<Classifier>('POST', 'classifiers', {
    name: 'Topics',
    labels: [{ name: 'Bill' }, { name: 'Line' }],
  });
  const examples = Array.from({ length: 1200 }, (_, at) => ({
    text: sentence(topics[at % 2] ?? 'bill', at + calls),
    labels: [at % 2 === 0 ? 'Bill' : 'Line'],
  }));
  await first.client.json('POST', `classifiers/${id}/examples`, { examples });
  const fetch = (client = first.client) => client.json<Classifier>('GET', `classifiers/${id}`);
  await until(fetch, ({ progress, version }) => (progress ?? 0) > 0 || version > 0);
  await first.server.kill();

  const second = await start();
  const ready = await until(
    () => fetch(second.client),
    ({ version }) => version > 0,
  );
  expect(ready).toMatchObject({ version: 1, status: 'READY' });
  const { results } = await second.client.json<{ results: LearnedVersion[] }>(
    'GET',
    `classifiers/${id}/versions`,
  );
  expect(results).toHaveLength(1);
  await second.client.json('POST', `classifiers/${id}/apply`, {});
  const run = async (client = second.client) =>
    (await client.json<{ results: ClassifierRun[] }>('GET', `classifiers/${id}/runs`)).results[0];
  await until(run, (one) => (one?.done ?? 0) > 0);
  await second.server.kill();

  const third = await start();
  const ended = await until(
    () => run(third.client),
    (one) => one?.status === 'done',
  );
  expect(ended).toMatchObject({ total: calls, done: calls, added: calls, removed: 0 });
  for (const { id } of labels) {
    const asked = { query: null, filters: { labels: [id] }, exact: true };
    const { count } = await third.client.json<{ count: number }>('POST', 'search', asked);
    expect(count).toBe(calls / 2);
  }
}, 180_000);
