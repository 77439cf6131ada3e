import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { File } from '@earshot/core/files/files.ts';
import type { EngineProcess, EngineSetup, SegmentRequest } from '../src/engines/engine.ts';
import { pocketsphinxEngine } from '../src/engines/pocketsphinx/pocketsphinx.ts';
import { type Client, ended, form, removeDataDir, signIn, startServer } from '../src/testing/server.ts';
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

/** Ten calls through the product against the same work given to the engine directly, in turns. */
export async function benchPipeline({ data }: { data: string | undefined }): Promise<void> {
  const calls = await tenCalls(data);
  const bare = await startBareEngine(calls);
  const product = await startProduct(calls);
  const bareMs: number[] = [];
  const productMs: number[] = [];
  const replies: number[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      bareMs.push(await bare.run());
      productMs.push(await product.run(replies));
      process.stderr.write(
        `round ${round}: bare ${bareMs.at(-1)?.toFixed(0)} ms, product ${productMs.at(-1)?.toFixed(0)} ms\n`,
      );
    }
  } finally {
    await bare.stop();
    await product.stop();
  }
  const memory = await memoryOfLongCall();
  const ratios = productMs.map((ms, round) => ms / (bareMs[round] ?? ms));
  const seconds = (all: readonly number[]) =>
    spread(
      all.map((ms) => ms / 1000),
      1,
    );
  replies.sort((a, b) => a - b);
  const reply = (share: number) => `${(replies[Math.floor(replies.length * share)] ?? 0).toFixed(0)} ms`;
  const body = [
    `Ten calls, ${(bare.audioMs / 1000).toFixed(0)} s with both channels, pocketsphinx on ${availableParallelism()} cores. The bare engine is given the same stretches
of speech by as many warm processes; the product does everything else too: uploading over HTTP, checking, decoding, finding
speech, merging, measuring, storing. The two were measured in turns, ${rounds} times each.`,
    table(
      ['', 'min / median / max', 'target'],
      [
        ['bare engine, s', seconds(bareMs), ''],
        ['product, s', seconds(productMs), ''],
        ['product / bare engine', spread(ratios), '≤ 1.10'],
      ],
    ),
    `The api meanwhile, asked ${1000 / pollEveryMs} times a second (GET /api/users/setting, ${replies.length} replies):`,
    table(
      ['median', 'p95', 'p99', 'longest', 'target for p99'],
      [[reply(0.5), reply(0.95), reply(0.99), reply(0.99999), '≤ 50 ms']],
    ),
    `A call of an hour with two channels (${memory.sizeMb.toFixed(0)} MB) without recognition: done in ${memory.seconds.toFixed(0)} s; the server's own process had
${memory.peakMb.toFixed(0)} MB at most (target: below 600 MB).`,
  ];
  await writeResults('pipeline', `pipeline${data === undefined ? '' : ' --data DIR'}`, body.join('\n\n'));
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
  start: (setup: EngineSetup, threads: number) => Promise<EngineProcess>,
  setup: EngineSetup,
  requests: readonly SegmentRequest[],
): Promise<EngineProcess[]> {
  const processes = await Promise.all(Array.from({ length: availableParallelism() }, () => start(setup, 1)));
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
  const server = await startServer();
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
    if (bad !== undefined) throw new Error(`${bad.name}: ${bad.status} ${JSON.stringify(bad.words)}`);
  };
  // Its engine processes are warm then, as those of the bare engine are.
  const warmUp = await Promise.all(bodies.slice(0, 2).map(upload));
  await allDone(client, warmUp);
  await remove(warmUp);
  return {
    async run(replies: number[]): Promise<number> {
      const stopPolling = poll(client, replies);
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
  const server = await startServer({ env: { PATH: '/nowhere' } });
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
