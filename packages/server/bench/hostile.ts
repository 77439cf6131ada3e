/**
 * Whether the server still answers while somebody sends it the worst they may: `/healthz` is asked twenty times a second, and
 * what it takes is set against the same at rest, in the same run.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { File } from '@earshot/core/files/files.ts';
import { transcriptLimits } from '@earshot/core/transcripts/transcript-limits.ts';
import { type Client, form, query, removeDataDir, signIn, until } from '../src/testing/server.ts';
import { type SpawnedServer, spawnServer } from '../src/testing/spawned-server.ts';
import { atPace } from './at-pace.ts';
import { type Attack, attackKinds } from './hostile-client.ts';
import { peakMb } from './memory.ts';
import { percentile, table, writeResults } from './results.ts';

/** `HOSTILE_SECONDS=5` is enough to see where something stands still. */
const secondsEach = Number(process.env.HOSTILE_SECONDS ?? 60);
const everyMs = 50;
const lanes = 10;

export async function benchHostile(): Promise<void> {
  const server = await spawnServer();
  try {
    const client = await signIn(server);
    const longCall = await longestCall(client);
    const rows: (string | number)[][] = [];
    const rest = await probe(server);
    rows.push(['at rest', ...figures(rest), '1.0', 0, await memoryOf(server)]);
    for (const kind of attackKinds) {
      // Guesses and requests are counted: each kind begins as a new client would.
      await query(server.dataDir, 'delete from attempts');
      const times = await under({ url: server.url, cookie: client.cookie, kind, lanes, longCall }, () =>
        probe(server),
      );
      const ratio = percentile(times, 0.99) / percentile(rest, 0.99);
      rows.push([kind, ...figures(times), ratio.toFixed(1), lanes, await memoryOf(server)]);
    }
    const head = [
      'meanwhile',
      'median ms',
      'p95 ms',
      'p99 ms',
      'longest ms',
      'p99 / at rest',
      'at once',
      'memory so far, MB',
    ];
    const how = `One server on an embedded database, ${secondsEach} s each; the attacker is signed in and keeps ${lanes} requests under way, from the same machine. \`/healthz\` every ${everyMs} ms. Target: p99 ≤ 100 ms. Memory: the most that the server's process has had so far.`;
    await writeResults('hostile', 'hostile', `${how}\n\n${table(head, rows)}`);
  } finally {
    await server.stop();
    await removeDataDir(server.dataDir);
  }
}

/** A call with as many phrases as one may have. */
async function longestCall(client: Client): Promise<string> {
  const line = 'A: nine words are said in every line here\nB: yes\n';
  const chat = form('long.txt', line.repeat(transcriptLimits.turns / 2));
  const { file_id } = await client.json<{ file_id: string }>('POST', 'files', chat);
  await until(
    () => client.json<File>('GET', `files/${file_id}`),
    ({ status }) => status === 'DONE',
  );
  return file_id;
}

async function under<T>(attack: Attack, work: () => Promise<T>): Promise<T> {
  const worker = new Worker(new URL('./hostile-client.ts', import.meta.url), { workerData: attack });
  try {
    // Until it is under way.
    await delay(2000);
    return await work();
  } finally {
    await worker.terminate();
  }
}

/** How long each answer took, asked at a steady pace. */
async function probe({ url }: SpawnedServer): Promise<number[]> {
  const ask = async () => (await fetch(`${url}/healthz`)).arrayBuffer();
  const times = await atPace(everyMs, (count) => count * everyMs < secondsEach * 1000, ask);
  return times.map(({ ms }) => ms);
}

/** The most memory that the server's process has had so far. */
const memoryOf = async ({ child }: SpawnedServer) => Math.round(await peakMb(child.pid ?? 0));

const figures = (times: readonly number[]) =>
  [0.5, 0.95, 0.99, 1].map((part) => percentile(times, part).toFixed(0));
