import { readFile } from 'node:fs/promises';
import type { QueueItem, QueuePage } from '@earshot/core/queue/queue.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HeldSpeechServer, holdSpeech } from '../../testing/held-speech-server.ts';
import { everyFlag, sessionWith, stranger } from '../../testing/people.ts';
import {
  type Client,
  clientWith,
  ended,
  form,
  query,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';
import { tone, wav } from '../../testing/sounds.ts';

const queueOf = (client: Client, page = '') => client.json<QueuePage>('GET', `queue${page}`);
const names = (items: readonly QueueItem[]) => items.map(({ name }) => name);
/** No two are the same, or one of them would be a duplicate. */
const recording = (seconds: number, hz: number) => wav([tone(hz)], seconds);
const chat = (about: string) => `Operator: good morning\nCustomer: hello, it is about ${about}\n`;

async function send(client: Client, name: string, content: Uint8Array | string): Promise<string> {
  return (await client.json<{ file_id: string }>('POST', 'files', form(name, content))).file_id;
}

describe('while no worker takes anything', () => {
  let server: TestServer;
  let boss: Client;
  let next: Client;
  const ids: string[] = [];

  beforeAll(async () => {
    const env = { PATH: '/nowhere', ROLE: 'api', DATABASE_URL: 'postgres://is-given-otherwise' };
    server = await startServer({ env });
    boss = await signIn(server);
    next = await stranger(server, boss);
    for (const [name, content] of [
      ['long.wav', recording(120, 300)],
      ['short.wav', recording(4, 310)],
      ['middle.wav', recording(40, 320)],
      ['first.txt', chat('a parcel')],
      ['second.vtt', 'WEBVTT\n\n00:00.000 --> 00:02.000\n<v Operator>good morning\n'],
    ] as const)
      ids.push(await send(boss, name, content));
    await send(next, 'next-door.wav', recording(3, 330));
    await send(next, 'next-door.txt', chat('another parcel'));
  });
  afterAll(async () => {
    await server.stop();
    await removeDataDir(server.dataDir);
  });

  const worker = (age: string) =>
    query(
      server.dataDir,
      'update jobs.queue set monitor_on = now() - $1::interval, monitor_claim_on = now() - $1::interval',
      [age],
    );

  it('says so, and does not say when anything is due', async () => {
    await worker('1 hour');
    const { count, waiting, in_work, done_at, waited, results } = await queueOf(boss);
    expect({ count, waiting, in_work, done_at }).toEqual({ count: 5, waiting: 5, in_work: 0, done_at: null });
    expect(waited).toEqual({ recordings: null, texts: null });
    for (const { state, why, due } of results)
      expect({ state, why, due }).toEqual({ state: 'waits', why: { code: 'no_worker' }, due: null });
  });

  it('tells what each is, in the order in which they will be taken, with its place', async () => {
    await worker('1 second');
    const { results } = await queueOf(boss);
    const ofKind = (...kinds: string[]) => results.filter(({ kind }) => kinds.includes(kind));
    expect(names(ofKind('recording'))).toEqual(['short.wav', 'middle.wav', 'long.wav']);
    expect(ofKind('recording').map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(ofKind('chat', 'transcript').map(({ name, kind, place }) => [name, kind, place])).toEqual([
      ['first.txt', 'chat', 1],
      ['second.vtt', 'transcript', 2],
    ]);
  });

  it('says when each is due with a worker there: as a guess, since nothing was ever done', async () => {
    await worker('1 second');
    const { results, done_at, is_guess } = await queueOf(boss);
    expect(is_guess).toBe(true);
    const recordings = results.filter(({ kind }) => kind === 'recording');
    expect(recordings.map(({ due }) => due?.is_guess)).toEqual([true, true, true]);
    const seconds = recordings.map(({ due }) =>
      Math.round((Date.parse(due?.done_at ?? '') - Date.parse(due?.start_at ?? '')) / 1000),
    );
    // Half of how long they last.
    expect(seconds).toEqual([2, 20, 60]);
    expect(done_at).toBe(recordings.at(-1)?.due?.done_at);
    const starts = results.map(({ due }) => due?.start_at ?? '');
    expect(starts).toEqual(starts.toSorted());
  });

  it('tells nothing of another workspace but that it takes its turns', async () => {
    await worker('1 second');
    const page = await queueOf(boss);
    expect(JSON.stringify(page)).not.toContain('next-door');
    expect(page.others_take_turns).toBe(true);
    const { results } = page;
    expect(results.find(({ name }) => name === 'middle.wav')?.why).toEqual({
      code: 'places_busy',
      ahead: 1,
      others_take_turns: true,
    });
    expect(names((await queueOf(next)).results).sort()).toEqual(['next-door.txt', 'next-door.wav']);
  });

  it('gives a page of it', async () => {
    const all = names((await queueOf(boss)).results);
    const { count, results } = await queueOf(boss, '?limit=2&offset=1');
    expect([count, names(results)]).toEqual([5, all.slice(1, 3)]);
  });

  it('is not for a key that may not read files', async () => {
    const { key } = await boss.json<{ key: string }>('POST', 'api_keys', {
      name: 'tags',
      scopes: ['tags.read'],
    });
    const reply = await clientWith(server.url, '').request('GET', 'queue', undefined, {
      authorization: `Bearer ${key}`,
    });
    expect(await refusal(reply)).toEqual([403, 'forbidden']);
    const viewer = await sessionWith(server, 'viewer', everyFlag);
    expect((await queueOf(viewer)).count).toBe(5);
  });

  it.each<[string, string, string]>([
    ['a step failed', '{"message":"out of luck","worker_stopped":false}', 'failed'],
    ['the worker was stopped', '{"message":"aborted","worker_stopped":true}', 'worker_stopped'],
    ['the worker was killed', '{"value":{"message":"job heartbeat timeout"}}', 'worker_lost'],
  ])('says that it will be tried again, when, and that %s', async (_, output, reason) => {
    await worker('1 second');
    const set = (state: string, after: string, left: string | null) =>
      query<{ start_after: Date }>(
        server.dataDir,
        `update jobs.job set state = $1::jobs.job_state, start_after = now() + $2::interval, output = $3
         where data ->> 'file_id' = $4 returning start_after`,
        [state, after, left, ids[1]],
      );
    const [row] = await set('retry', '1 hour', output);
    const { results } = await queueOf(boss);
    const at = row?.start_after.toISOString();
    expect(names(results).at(-1)).toBe('short.wav');
    expect(results.at(-1)?.why).toEqual({ code: 'retry', at, reason });
    expect(results.at(-1)?.due?.start_at).toBe(at);
    await set('created', '0', null);
  });

  it('says that nothing takes a call whose job is gone', async () => {
    await worker('1 second');
    await query(server.dataDir, "delete from jobs.job where data ->> 'file_id' = $1", [ids[0]]);
    const { results, done_at } = await queueOf(boss);
    expect(results.at(-1)).toMatchObject({
      name: 'long.wav',
      state: 'waits',
      place: null,
      why: { code: 'no_job' },
      due: null,
    });
    expect(done_at).toBeNull();
  });
});

describe('while recordings fill every place', () => {
  let speech: HeldSpeechServer;
  let server: TestServer;
  let boss: Client;
  beforeAll(async () => {
    speech = await holdSpeech();
    server = await startServer({ env: { PATH: '/nowhere', SPEECH_THREADS: '1', ASR_URL: speech.url } });
    boss = await signIn(server);
  });
  afterAll(async () => {
    await server.stop();
    await removeDataDir(server.dataDir);
    await speech.stop();
  });

  const demo = async (name: string) =>
    send(boss, `${name}.opus`, await readFile(new URL(`../../../../../demo/${name}.opus`, import.meta.url)));
  const inWork = (count: number) =>
    until(
      () => queueOf(boss),
      ({ results }) => results.filter(({ stage }) => stage === 'transcribe').length === count,
    );
  /** Fills one of the two places until it is cancelled. */
  let second = '';

  it('says what is being done and, by measured speed, when what waits behind it is due', async () => {
    const before: string[] = [];
    for (const hz of [300, 310, 320]) before.push(await send(boss, `${hz}.wav`, recording(5, hz)));
    for (const id of before) await ended(boss, id);
    await demo('en-bank-lost-card');
    await inWork(1);
    second = await demo('en-complaint-double-charge');
    const both = await inWork(2);
    expect(both).toMatchObject({ waiting: 0, in_work: 2, others_take_turns: false });
    for (const { state, why, place, progress, duration_ms } of both.results) {
      expect({ state, why, place }).toEqual({ state: 'in_work', why: null, place: null });
      expect([progress > 0, (duration_ms ?? 0) > 10_000]).toEqual([true, true]);
    }
    await send(boss, 'long.wav', recording(60, 400));
    const { results } = await queueOf(boss);
    expect(results.at(-1)).toMatchObject({
      name: 'long.wav',
      place: 1,
      why: { code: 'places_busy', ahead: 0, others_take_turns: false },
      due: { is_guess: false },
    });
  });

  it('takes what waits in the order it says, and the workspaces in turns', async () => {
    const next = await stranger(server, boss);
    await send(boss, 'short.wav', recording(4, 410));
    await send(boss, 'middle.wav', recording(20, 420));
    await send(next, 'next-door-1.wav', recording(4, 430));
    await send(next, 'next-door-2.wav', recording(4, 440));
    const cancelled = await send(boss, 'cancelled.wav', recording(5, 450));
    await boss.json('POST', `files/${cancelled}/cancel`);
    const page = await queueOf(boss);
    const waiting = page.results.filter(({ state }) => state === 'waits');
    expect(names(waiting)).toEqual(['short.wav', 'middle.wav', 'long.wav']);
    expect(page).toMatchObject({ waiting: 3, in_work: 2, others_take_turns: true });
    // The first place that is free is the other workspace's: both are filled by this one.
    const ends = page.results.flatMap(({ state, due }) => (state === 'in_work' && due ? [due.done_at] : []));
    expect((waiting[0]?.due?.start_at ?? '') > (ends.toSorted()[0] ?? '')).toBe(true);

    // One place stays filled, so that the other takes one after the other.
    await boss.json('POST', `files/${second}/cancel`);
    const left = () => queueOf(boss);
    await until(left, ({ count }) => count === 1);
    speech.letGo();
    await until(left, ({ count }) => count === 0);
    const taken = await query<{ name: string }>(
      server.dataDir,
      `select files.name from jobs.job join files on files.id = (data ->> 'file_id')::uuid
       where job.name = 'process_file' and files.status = 'DONE' order by started_on offset 4`,
    );
    expect(taken.map(({ name }) => name)).toEqual([
      'next-door-1.wav',
      'short.wav',
      'next-door-2.wav',
      'middle.wav',
      'long.wav',
    ]);
  });

  it('says how long was waited lately', async () => {
    const { count, done_at, waited } = await queueOf(boss);
    expect({ count, done_at, texts: waited.texts }).toEqual({ count: 0, done_at: null, texts: null });
    // With the two that were cancelled: they were taken, too.
    expect(waited.recordings?.count).toBe(9);
    expect(waited.recordings?.p95_ms).toBeGreaterThan(waited.recordings?.median_ms ?? 0);
  });
});
