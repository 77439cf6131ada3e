import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { File } from '@earshot/core/files/files.ts';
import type { EngineAdapter, EngineProcess, EngineSetup, SegmentRequest } from '../src/engines/engine.ts';
import { pocketsphinxEngine } from '../src/engines/pocketsphinx/pocketsphinx.ts';
import { type Client, ended, form, removeDataDir, signIn } from '../src/testing/server.ts';
import { spawnServer } from '../src/testing/spawned-server.ts';
import { cpuSecondsOfChildren } from './cpu.ts';
import { longCall } from './long-call.ts';
import { peakMb } from './memory.ts';
import { prepare } from './recognise.ts';
import { demoCalls, type Recording, syntheticCalls } from './recordings.ts';
import { spread, table, writeResults } from './results.ts';

const callCount = 10;
const rounds = 3;
const pollEveryMs = 50;
const doneEveryMs = 250;
const longestMs = 15 * 60_000;

type Cost = { ms: number; cpu: number };

/** Ten calls through the product against the same work given to the engine directly, in turns. */
export async function benchPipeline({ data }: { data: string | undefined }): Promise<void> {
  const calls = await tenCalls(data);
  const bare = await startBareEngine(calls);
  const product = await startProduct(calls);
  const costs: { bare: Cost; product: Cost }[] = [];
  const replies: number[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const cost = { bare: await costOf(bare.run), product: await costOf(() => product.run()) };
      costs.push(cost);
      process.stderr.write(`round ${round}: ${JSON.stringify(cost)}\n`);
    }
    // By itself: twenty requests a second are a load of their own.
    await product.run(replies);
  } finally {
    await bare.stop();
    await product.stop();
  }
  const results = { costs, replies, audioMs: bare.audioMs, memory: await memoryOfLongCall() };
  await writeResults('pipeline', `pipeline${data === undefined ? '' : ' --data DIR'}`, report(results));
}

async function costOf(run: () => Promise<number>): Promise<Cost> {
  const before = await cpuSecondsOfChildren();
  const ms = await run();
  return { ms, cpu: (await cpuSecondsOfChildren()) - before };
}

function report({
  costs,
  replies,
  audioMs,
  memory,
}: {
  costs: readonly { bare: Cost; product: Cost }[];
  replies: readonly number[];
  audioMs: number;
  memory: { peakMb: number; seconds: number; sizeMb: number };
}): string {
  const of = (pick: (cost: (typeof costs)[number]) => number, digits?: number) =>
    spread(costs.map(pick), digits);
  const sorted = replies.toSorted((a, b) => a - b);
  const reply = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)} ms`;
  return [
    `Ten calls, ${(audioMs / 1000).toFixed(0)} s with both channels, pocketsphinx on ${availableParallelism()} cores. The bare engine is given the same stretches
of speech by as many warm processes; the product does everything else too: uploading over HTTP, checking, decoding, finding
speech, merging, measuring, storing. The two were measured in turns, ${rounds} times each. Both times suffer from
whatever else the machine does, that of the processor less.`,
    table(
      ['', 'min / median / max', 'target'],
      [
        ['bare engine, s', of(({ bare }) => bare.ms / 1000, 1), ''],
        ['product, s', of(({ product }) => product.ms / 1000, 1), ''],
        ['product / bare engine', of(({ bare, product }) => product.ms / bare.ms), '≤ 1.10'],
        ['bare engine, s of processor', of(({ bare }) => bare.cpu, 1), ''],
        ['product, s of processor', of(({ product }) => product.cpu, 1), ''],
        ['product / bare engine, processor', of(({ bare, product }) => product.cpu / bare.cpu), ''],
      ],
    ),
    `The api during one more round, asked ${1000 / pollEveryMs} times a second (GET /api/users/setting, ${replies.length} replies):`,
    table(
      ['median', 'p95', 'p99', 'longest', 'target for p99'],
      [[reply(0.5), reply(0.95), reply(0.99), reply(0.99999), '≤ 50 ms']],
    ),
    `A call of an hour with two channels (${memory.sizeMb.toFixed(0)} MB) without recognition: done in ${memory.seconds.toFixed(0)} s; the server's own process had
${memory.peakMb.toFixed(0)} MB at most (target: below 600 MB).`,
  ].join('\n\n');
}

/** English ones first; without DIR the other sample calls fill up. The engine takes them all for English. */
async function tenCalls(data: string | undefined): Promise<Recording[]> {
  const more =
    data === undefined ? [] : (await syntheticCalls(data)).filter(({ language }) => language === 'en');
  const english = [...(await demoCalls('en')), ...more];
  const others = (await demoCalls()).filter(({ language }) => language !== 'en');
  return [...english, ...others].slice(0, callCount).map((call) => ({ ...call, language: 'en' }));
}

async function startBareEngine(calls: readonly Recording[]) {
  const adapter = pocketsphinxEngine();
  const resolved = await adapter.resolve('en', null);
  if ('reason' in resolved)
    throw new Error('pocketsphinx is not installed: apt-get install pocketsphinx pocketsphinx-en-us');
  const { setup } = resolved;
  const folder = await mkdtemp(join(tmpdir(), 'earshot-bench-'));
  const prepared = [];
  for (const call of calls) prepared.push(await prepare(call, setup, folder));
  const requests = prepared.flatMap(({ channels }) => channels.flat());
  const processes = await startWarm(adapter.start, setup, requests);
  return {
    audioMs: prepared.reduce((sum, { durationMs }) => sum + durationMs, 0),
    async run(): Promise<number> {
      const queue = requests.values();
      const startedAt = performance.now();
      await Promise.all(
        processes.map(async (one) => {
          for (const request of queue) await one.transcribe(request, AbortSignal.timeout(longestMs));
        }),
      );
      return performance.now() - startedAt;
    },
    async stop() {
      await Promise.all(processes.map((one) => one.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startWarm(
  start: EngineAdapter['start'],
  setup: EngineSetup,
  requests: readonly SegmentRequest[],
): Promise<EngineProcess[]> {
  const processes = await Promise.all(
    Array.from({ length: availableParallelism() }, () => start(setup, 1, AbortSignal.timeout(longestMs))),
  );
  const [first] = requests;
  if (first === undefined) throw new Error('There is no speech in the calls');
  await Promise.all(processes.map((one) => one.transcribe(first, AbortSignal.timeout(longestMs))));
  return processes;
}

async function startProduct(calls: readonly Recording[]) {
  const bodies = await Promise.all(
    calls.map(async (call) => ({
      name: basename(call.path),
      bytes: new Uint8Array(await readFile(call.path)),
      call,
    })),
  );
  const server = await spawnServer();
  const client = await signIn(server);
  const upload = async ({ name, bytes, call }: (typeof bodies)[number]) => {
    const raw: Record<string, string> = call.raw
      ? { raw: `${call.raw.sample_rate},${call.raw.encoding},${call.raw.channels}` }
      : {};
    const response = await client.request('POST', 'files', form(name, bytes, { language: 'en', ...raw }));
    if (!response.ok) throw new Error(`upload of ${name}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { file_id: string }).file_id;
  };
  const remove = async (ids: readonly string[]) => {
    for (const id of ids) await client.request('DELETE', `files/${id}`);
  };
  const finish = async (ids: readonly string[]) => {
    const files = await Promise.all(ids.map((id) => ended(client, id, longestMs)));
    const bad = files.find(
      (file) => file.status !== 'DONE' || file.words?.kind !== 'engine' || file.words.failed_segments > 0,
    );
    if (bad !== undefined) {
      const { name, status, error, words } = bad;
      throw new Error(`${name}: ${JSON.stringify({ status, error, words })}\n${server.output.join('')}`);
    }
  };
  // Its engine processes are warm then, as those of the bare engine are.
  const warmUp = await Promise.all(bodies.slice(0, 2).map(upload));
  await allDone(client, warmUp);
  await remove(warmUp);
  return {
    /** With `replies`, asks the api all the while and notes how long each reply took. */
    async run(replies?: number[]): Promise<number> {
      const stopPolling = replies === undefined ? async () => {} : poll(client, replies);
      const startedAt = performance.now();
      const ids = await Promise.all(bodies.map(upload));
      await allDone(client, ids);
      const ms = performance.now() - startedAt;
      await stopPolling();
      await finish(ids);
      await remove(ids);
      return ms;
    },
    async stop() {
      await server.stop();
      await removeDataDir(server.dataDir);
    },
  };
}

/** One request for all of them, not too often: the api takes 1500 requests a minute from one address. */
async function allDone(client: Client, ids: readonly string[]): Promise<void> {
  const deadline = performance.now() + longestMs;
  for (;;) {
    const { results } = await client.json<{ results: File[] }>('GET', 'files?limit=100');
    const own = results.filter((file) => ids.includes(file.file_id));
    if (own.length === ids.length && own.every(({ status }) => status !== 'PROCESSING')) return;
    if (performance.now() > deadline) throw new Error('The calls are not done in time');
    await delay(doneEveryMs);
  }
}

/** Asks again and again, each time whether the last reply has come or not. */
function poll(client: Client, replies: number[]): () => Promise<void> {
  const open = new Set<Promise<void>>();
  const ask = async () => {
    const startedAt = performance.now();
    const response = await client.request('GET', 'users/setting');
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`users/setting: ${response.status}`);
    replies.push(performance.now() - startedAt);
  };
  const timer = setInterval(() => {
    const one: Promise<void> = ask().finally(() => open.delete(one));
    open.add(one);
  }, pollEveryMs);
  return async () => {
    clearInterval(timer);
    await Promise.all(open);
  };
}

/** The most memory the server's process takes for a call of an hour. */
async function memoryOfLongCall(): Promise<{ peakMb: number; seconds: number; sizeMb: number }> {
  const call = await longCall();
  const server = await spawnServer({ env: { PATH: '/nowhere' } });
  try {
    const client = await signIn(server);
    const startedAt = performance.now();
    const response = await client.request('POST', 'files', form('hour.wav', call));
    const { file_id } = (await response.json()) as { file_id: string };
    const file = await ended(client, file_id, longestMs);
    if (file.status !== 'DONE')
      throw new Error(`the long call: ${file.status} ${JSON.stringify(file.error)}`);
    const seconds = (performance.now() - startedAt) / 1000;
    return { peakMb: await peakMb(server.child.pid ?? 0), seconds, sizeMb: call.length / 1e6 };
  } finally {
    await server.stop();
    await removeDataDir(server.dataDir);
  }
}
