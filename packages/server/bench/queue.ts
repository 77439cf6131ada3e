/**
 * How long a chat and a ready transcript wait while 28 recordings are processed: against the same with nothing to do, and
 * against the order of arrival, into which the times of the same run are put again. How far off the moments were that the
 * queue had named.
 */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { QueuePage } from '@earshot/core/queue/queue.api.ts';
import { generator } from '@earshot/core/testing/random.ts';
import { placesOfQuick, placesOfRecordings } from '../src/modules/pipelines/places.ts';
import { decodeAudio } from '../src/stages/decode/decode.ts';
import {
  type Client,
  ended,
  form,
  makeDataDir,
  query,
  removeDataDir,
  signIn,
  until,
} from '../src/testing/server.ts';
import { wav } from '../src/testing/sounds.ts';
import { spawnServer } from '../src/testing/spawned-server.ts';
import { waitsInArrivalOrder } from './arrival-order.ts';
import { demoCalls } from './recordings.ts';
import { percentile, table, writeResults } from './results.ts';

const recordings = 28;
const [shortest, longest] = [6, 24];
/** Before it is measured: processes are started then, and the speed is known. */
const firstRecordings = 4;
const textsAtRest = 6;
const textEveryMs = 2000;
const longestMs = 600_000;
const rate = 16_000;

const kinds = ['chat', 'transcript', 'recording'] as const;
type Kind = (typeof kinds)[number];
type Run = { kind: Kind; came_ms: number; wait_ms: number; work_ms: number; done_ms: number };

export async function benchQueue(): Promise<void> {
  const work = await makeDataDir();
  const server = await spawnServer();
  try {
    const client = await signIn(server);
    const pieces = await cutRecordings(join(work, 'calls'));
    const first = pieces.splice(0, firstRecordings);
    for (const id of await sendAll(client, first)) await done(client, id);
    const rest = await runsOf(server.dataDir, await textsOneByOne(client));

    const ids = await sendAll(client, pieces);
    const { texts, named } = await textsMeanwhile(client);
    for (const id of [...ids, ...texts]) await done(client, id);
    const busy = await runsOf(server.dataDir, [...ids, ...texts]);
    await write([...rest.values()], [...busy.values()], errorsOf(named, busy));
  } finally {
    await server.stop();
    await removeDataDir(server.dataDir);
    await removeDataDir(work);
  }
}

/** Stretches of the English sample calls, both sides mixed, no two alike. */
async function cutRecordings(folder: string): Promise<{ name: string; bytes: Uint8Array }[]> {
  const random = generator(5);
  const sounds: Float32Array[] = [];
  for (const [at, { path }] of (await demoCalls('en')).entries()) {
    const out_dir = join(folder, String(at));
    const { pcm } = await decodeAudio({ path, format: 'opus', out_dir, max_duration_ms: 3_600_000 });
    const sides = await Promise.all(pcm.map((name) => readFile(join(out_dir, name))));
    const samples = Math.min(...sides.map(({ length }) => length / 2));
    sounds.push(
      Float32Array.from({ length: samples }, (_, sample) =>
        sides.reduce((sum, side) => sum + side.readInt16LE(sample * 2) / 65_536, 0),
      ),
    );
  }
  return Array.from({ length: firstRecordings + recordings }, (_, at) => {
    const sound = sounds[at % sounds.length] ?? new Float32Array();
    const seconds = Math.round(shortest + random() * (longest - shortest));
    const from = Math.floor(random() * (sound.length - seconds * rate));
    const bytes = wav([(second) => sound[from + Math.round(second * rate)] ?? 0], seconds, rate);
    return { name: `${at}.wav`, bytes };
  });
}

async function sendAll(client: Client, all: { name: string; bytes: Uint8Array }[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { name, bytes } of all) ids.push(await send(client, name, bytes));
  return ids;
}

async function send(client: Client, name: string, content: Uint8Array | string): Promise<string> {
  const data = form(name, content, { language: 'en' });
  return (await client.json<{ file_id: string }>('POST', 'files', data)).file_id;
}

async function done(client: Client, id: string): Promise<void> {
  const { status, name, error } = await ended(client, id, longestMs);
  if (status !== 'DONE') throw new Error(`${name}: ${status} ${JSON.stringify(error)}`);
}

let texts = 0;
/** A chat and a ready transcript, in turns. */
function sendText(client: Client): Promise<string> {
  texts += 1;
  const words = `good morning, this is about order ${texts}`;
  return texts % 2 === 0
    ? send(client, `${texts}.txt`, `Operator: ${words}\nCustomer: hello\n`)
    : send(client, `${texts}.vtt`, `WEBVTT\n\n00:00.000 --> 00:03.000\n<v Operator>${words}\n`);
}

async function textsOneByOne(client: Client): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < textsAtRest * 2; at += 1) {
    const id = await sendText(client);
    await done(client, id);
    ids.push(id);
  }
  return ids;
}

/** What the queue said, and when. */
type Named = { at_ms: number; results: QueuePage['results'] };

/** As long as recordings are in work and others wait. */
async function textsMeanwhile(client: Client): Promise<{ texts: string[]; named: Named[] }> {
  const found: { texts: string[]; named: Named[] } = { texts: [], named: [] };
  for (;;) {
    const { results } = await client.json<QueuePage>('GET', 'queue?limit=100');
    found.named.push({ at_ms: Date.now(), results });
    if (!results.some(({ kind, state }) => kind === 'recording' && state === 'waits')) return found;
    found.texts.push(await sendText(client));
    await delay(textEveryMs);
  }
}

/** What the queue of jobs noted of calls, once it has noted their end. */
async function runsOf(dataDir: string, ids: readonly string[]): Promise<Map<string, Run>> {
  const rows = await until(
    () =>
      query<Run & { id: string }>(
        dataDir,
        `select f.id, case when f.type = 'audio' then 'recording' when f.extension = 'txt' then 'chat' else 'transcript' end as kind,
           (extract(epoch from j.created_on) * 1000)::float8 as came_ms,
           (extract(epoch from j.completed_on) * 1000)::float8 as done_ms,
           (extract(epoch from j.started_on - j.created_on) * 1000)::float8 as wait_ms,
           (extract(epoch from j.completed_on - j.started_on) * 1000)::float8 as work_ms
         from jobs.job j join files f on f.id = (j.data ->> 'file_id')::uuid
         where j.name in ('process_file', 'process_quick') and j.state = 'completed' and f.id = any($1::uuid[])`,
        [ids],
      ),
    (found) => found.length === ids.length,
  );
  return new Map(rows.map(({ id, ...run }) => [id, run]));
}

type Miss = { ahead_ms: number; off_ms: number };

/** How far ahead each recording's end was named, and how far off that was. */
function errorsOf(named: readonly Named[], busy: ReadonlyMap<string, Run>): Miss[] {
  return named.flatMap(({ at_ms, results }) =>
    results.flatMap(({ file_id, kind, due }) => {
      const run = busy.get(file_id);
      if (kind !== 'recording' || due === null || run === undefined) return [];
      return [{ ahead_ms: run.done_ms - at_ms, off_ms: Math.abs(Date.parse(due.done_at) - run.done_ms) }];
    }),
  );
}

const horizons = [
  { name: 'up to 15 s ahead', from: 0, to: 15_000 },
  { name: '15 to 60 s ahead', from: 15_000, to: 60_000 },
  { name: 'more than 60 s ahead', from: 60_000, to: Number.POSITIVE_INFINITY },
];

async function write(rest: readonly Run[], busy: readonly Run[], misses: readonly Miss[]): Promise<void> {
  const threads = availableParallelism();
  const places = placesOfRecordings({ speechThreads: threads }) + placesOfQuick();
  const arrival = waitsInArrivalOrder(places, busy);
  const rows = kinds.map((kind) => {
    const of = (runs: readonly Run[]) => runs.filter((run) => run.kind === kind);
    const waited = (runs: readonly Run[]) => both(of(runs).map(({ wait_ms }) => wait_ms));
    const took = (runs: readonly Run[]) => both(of(runs).map(({ wait_ms, work_ms }) => wait_ms + work_ms));
    const baseline = both(arrival.filter((_, at) => busy[at]?.kind === kind));
    return [kind, of(busy).length, waited(rest), waited(busy), baseline, took(rest), took(busy)];
  });
  const head = [
    '',
    'how many',
    'wait at rest',
    'wait behind recordings',
    'wait in the order of arrival',
    'done at rest',
    'done behind recordings',
  ];
  const missed = horizons.map(({ name, from, to }) => {
    const ones = misses.filter(({ ahead_ms }) => ahead_ms >= from && ahead_ms < to);
    return [name, ones.length, both(ones.map(({ off_ms }) => off_ms))];
  });
  await writeResults(
    'queue',
    'queue',
    [
      `${recordings} recordings of ${shortest} to ${longest} s, stretches of the English sample calls, come in at once and are recognised by pocketsphinx on ${threads} threads; as long as some of them wait, a chat or a ready transcript comes every ${textEveryMs / 1000} s. At rest: one text after the other, in the same run. Seconds, median / 95th percentile; done: from coming in to the end. The order of arrival is computed: the same work times, taken as they came by as many places (${places}), which there are all for recordings, too, and no slower for it.`,
      table(head, rows),
      `The queue was asked every ${textEveryMs / 1000} s when each recording would be done. How far off that was, in seconds, median / 95th percentile; it suffers from whatever else the machine does meanwhile:`,
      table(['the end, named', 'how often', 'off by'], missed),
    ].join('\n\n'),
  );
}

const both = (ms: readonly number[]) =>
  ms.length === 0
    ? ''
    : [0.5, 0.95]
        .map((part) => (percentile(ms, part) / 1000).toFixed(ms.some((one) => one > 10_000) ? 1 : 2))
        .join(' / ');
