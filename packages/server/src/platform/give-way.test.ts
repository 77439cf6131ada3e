import { Worker } from 'node:worker_threads';
import Fastify from 'fastify';
import { afterAll, afterEach, expect, it } from 'vitest';
import type { Config } from './config.ts';
import type { Services } from './context.ts';
import { giveWay, noteRequests, requestCount, restingBetween } from './give-way.ts';
import { threadGivingWay } from './thread-gives-way.ts';

const app = Fastify({ forceCloseConnections: true });
const services = { config: {} as Config } as Services;
const held = new Map<string, () => void>();
noteRequests(app, services);
app.get('/held/:name', async (request) => {
  const { name } = request.params as { name: string };
  await new Promise<void>((done) => held.set(name, done));
  return name;
});
app.post('/upload', () => new Promise<void>((done) => held.set('upload', done)));
app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
const url = app.listen({ port: 0, host: '127.0.0.1' });

const arrived = (name: string) => expect.poll(() => held.has(name)).toBe(true);
/** Longer than a test may take. */
const forever = 3_600_000;

afterEach(() => held.clear());
afterAll(() => app.close());

it('waits until the last request is answered', async () => {
  const log: string[] = [];
  const asked = ['a', 'b'].map(async (name) => {
    await (await fetch(`${await url}/held/${name}`)).text();
    log.push(name);
  });
  await Promise.all(['a', 'b'].map(arrived));
  const gone = giveWay(services, forever).then(() => log.push('work'));
  expect(requestCount(services)[0]).toBe(2);
  held.get('a')?.();
  await asked[0];
  expect(requestCount(services)[0]).toBe(1);
  expect(log).toEqual(['a']);
  held.get('b')?.();
  await Promise.all([...asked, gone]);
  expect(log.toSorted()).toEqual(['a', 'b', 'work']);
  expect(requestCount(services)[0]).toBe(0);
});

it('waits for nobody where nothing is asked, or by another program', async () => {
  await giveWay(services, forever);
  const asked = fetch(`${await url}/held/c`);
  await arrived('c');
  await giveWay({ config: {} as Config } as Services, forever);
  held.get('c')?.();
  await asked;
});

it('goes on after a moment, and once who asked is gone', async () => {
  const gone = new AbortController();
  const asked = fetch(`${await url}/held/d`, { signal: gone.signal }).catch(() => 'gone');
  await arrived('d');
  await giveWay(services, 1);
  const work = giveWay(services, forever);
  gone.abort();
  expect(await asked).toBe('gone');
  await work;
});

it('waits for no file that is on its way', async () => {
  const gone = new AbortController();
  const body = new FormData();
  body.append('file', new Blob(['x']), 'x.wav');
  const asked = fetch(`${await url}/upload`, { method: 'POST', body, signal: gone.signal }).catch(
    () => 'gone',
  );
  await arrived('upload');
  await giveWay(services, forever);
  gone.abort();
  await asked;
});

it('holds a thread while requests are answered', () => {
  const requests = new Int32Array(new SharedArrayBuffer(4));
  const giveWay = threadGivingWay(requests, { patienceMs: forever });
  giveWay();
  requests[0] = 2;
  const answers = `
    const { workerData } = require('node:worker_threads');
    for (const left of [1, 0]) {
      Atomics.store(workerData, 0, left);
      Atomics.notify(workerData, 0);
    }`;
  const thread = new Worker(answers, { eval: true, workerData: requests });
  giveWay();
  expect(requests[0]).toBe(0);
  return thread.terminate();
});

it('holds a thread no longer than it may work then', () => {
  const requests = new Int32Array(new SharedArrayBuffer(4));
  requests[0] = 1;
  let asked = 0;
  const giveWay = threadGivingWay(requests, { patienceMs: 5, now: () => asked++ });
  giveWay();
  const waited = asked;
  expect(waited).toBeGreaterThan(4);
  giveWay();
  expect(asked).toBe(waited + 1);
});

it('rests as long as a piece of work took, and no longer than a moment', async () => {
  const rest = restingBetween(services);
  await rest();
  const began = performance.now();
  while (performance.now() - began < 20);
  const worked = performance.now() - began;
  const from = performance.now();
  await rest();
  // A timer may come a millisecond early.
  expect(performance.now() - from).toBeGreaterThan(worked - 2);
});
