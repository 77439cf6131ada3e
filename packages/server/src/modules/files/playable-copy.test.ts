import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CopyState } from '@earshot/core/files/files.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inWorkspace } from '../../platform/context.ts';
import { freeBytes } from '../../platform/disk.ts';
import { startStageProcesses } from '../../platform/stage-processes.ts';
import { stranger } from '../../testing/people.ts';
import {
  type Client,
  ended,
  filesUnder,
  form,
  query,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  until,
} from '../../testing/server.ts';
import { tone, wav } from '../../testing/sounds.ts';
import { dropOldCopies, makeCopy } from './playable-copy.ts';
import { applyRetention } from './retention.ts';

const opus = join(import.meta.dirname, '../../stages/decode/fixtures/020-opus-stereo/input.opus');

let server: Awaited<ReturnType<typeof startServer>>;
let boss: Client;
let call = '';

async function take(name: string, bytes: Uint8Array): Promise<string> {
  const reply = await boss.request('POST', 'files', form(name, bytes));
  const { file_id } = (await reply.json()) as { file_id: string };
  await ended(boss, file_id);
  return file_id;
}

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  call = await take('call.opus', await readFile(opus));
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

type Asked = { state: CopyState };
const ask = (id = call) => boss.json<Asked>('POST', `files/${id}/audio/copy`);
const stateOf = (id = call) => boss.json<Asked>('GET', `files/${id}/audio/copy`);
const sound = (id: string, search: string, range?: string) =>
  fetch(`${server.url}/api/files/${id}/audio${search}`, {
    headers: { cookie: boss.cookie, ...(range === undefined ? {} : { range }) },
  });
const blobs = async (id = call) =>
  (await filesUnder(join(server.dataDir, 'blobs', '1', id))).map((path) => path.split('/').at(-1)).sort();
const leftovers = async () =>
  (await filesUnder(join(server.dataDir, 'work'))).filter((path) => path.includes('copy-'));

it('is made when it is asked for, once, and is played in ranges; the recording stays what is usual', async () => {
  expect(await stateOf()).toEqual({ state: 'none' });
  // Until it is there the recording itself is given.
  expect((await sound(call, '?copy=1')).headers.get('content-type')).toBe('audio/ogg');
  expect((await Promise.all([ask(), ask(), ask()])).map(({ state }) => state)).not.toContain('failed');
  await until(stateOf, ({ state }) => state === 'ready');
  expect(await ask()).toEqual({ state: 'ready' });
  const jobs = await query(server.dataDir, "select from jobs.job where name = 'make_copy'");
  expect(jobs).toHaveLength(1);
  const whole = await sound(call, '?copy=1');
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/wav']);
  expect(bytes.subarray(0, 4).toString()).toBe('RIFF');
  expect(bytes.readUInt32LE(4) + 8).toBe(bytes.length);
  const part = await sound(call, '?copy=1', 'bytes=1000-1999');
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1000-1999/${bytes.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(1000, 2000));
  for (const usual of ['', '?original=1'])
    expect((await sound(call, usual)).headers.get('content-type')).toBe('audio/ogg');
  expect(await blobs()).toContain('copy.wav');
  expect(await leftovers()).toEqual([]);
});

it('of what every browser plays anyway is the sound itself', async () => {
  const plain = await take('plain.wav', wav([tone(300)], 1));
  expect(await ask(plain)).toEqual({ state: 'ready' });
  expect(await blobs(plain)).not.toContain('copy.wav');
  expect((await sound(plain, '?copy=1')).headers.get('content-type')).toBe('audio/wav');
});

it('that is interrupted leaves no half of it, and is whole the next time', async () => {
  const ctx = inWorkspace(server.services, 1);
  const once = await take('twice.opus', Buffer.concat([await readFile(opus), await readFile(opus)]));
  const [row] = await query<{ blob_key: string }>(
    server.dataDir,
    `update files set copy_state = 'making' where id = $1 returning blob_key`,
    [once],
  );
  // A longer one, in the midst of which it can be interrupted.
  const minute = await readFile(join(import.meta.dirname, '../../../../../demo/en-bank-lost-card.opus'));
  await server.services.blobs.putBytes(row?.blob_key ?? '', Buffer.concat(Array(3).fill(minute)));
  const processes = startStageProcesses(1);
  const stopped = new AbortController();
  const work = join(server.dataDir, 'work', `copy-1-${once}`);
  // What a killed server left.
  await mkdir(work, { recursive: true });
  await writeFile(join(work, 'playback.wav'), 'half');
  const run = makeCopy(ctx, once, { signal: stopped.signal, isLastAttempt: false }, { processes });
  const sizes = async () =>
    Promise.all((await leftovers()).map(async (path) => (await stat(path).catch(() => null))?.size ?? 0));
  await until(sizes, (all) => all.some((size) => size > 100_000));
  stopped.abort();
  await expect(run).rejects.toThrow();
  expect([await stateOf(once), await blobs(once)]).toEqual([
    { state: 'making' },
    expect.not.arrayContaining(['copy.wav']),
  ]);
  expect(await leftovers()).toEqual([]);
  await makeCopy(ctx, once, { signal: new AbortController().signal, isLastAttempt: false }, { processes });
  expect(await stateOf(once)).toEqual({ state: 'ready' });
  await processes.stop();
  const copy = await readFile(join(server.dataDir, 'blobs', '1', once, 'copy.wav'));
  expect(copy.readUInt32LE(4) + 8).toBe(copy.length);
});

it('of what cannot be read has failed, and can be asked for again', async () => {
  const broken = await take('broken.opus', Buffer.concat([await readFile(opus), Buffer.from('more')]));
  const [row] = await query<{ blob_key: string }>(
    server.dataDir,
    'select blob_key from files where id = $1',
    [broken],
  );
  await server.services.blobs.putBytes(row?.blob_key ?? '', 'nothing to hear');
  await ask(broken);
  await until(
    () => stateOf(broken),
    ({ state }) => state === 'failed',
  );
  expect(await blobs(broken)).not.toContain('copy.wav');
  await server.services.blobs.putBytes(row?.blob_key ?? '', await readFile(opus));
  expect(await ask(broken)).toEqual({ state: 'making' });
  await until(
    () => stateOf(broken),
    ({ state }) => state === 'ready',
  );
});

it('leaves the room that recordings need, also where it was asked for while there was more', async () => {
  const late = await take('late.opus', Buffer.concat([await readFile(opus), Buffer.from('late')]));
  const { config } = server.services;
  const { minFreeBytes } = config;
  await query(server.dataDir, `update files set copy_state = 'making' where id = $1`, [late]);
  const processes = startStageProcesses(1);
  try {
    // Room enough for a recording is not yet room enough for a copy.
    Object.assign(config, { minFreeBytes: (await freeBytes(server.dataDir)) / 2 });
    await makeCopy(
      inWorkspace(server.services, 1),
      late,
      { signal: new AbortController().signal, isLastAttempt: false },
      { processes },
    );
    expect(await refusal(await boss.request('POST', `files/${late}/audio/copy`))).toEqual([507, 'disk_full']);
  } finally {
    Object.assign(config, { minFreeBytes });
    await processes.stop();
  }
  expect([await stateOf(late), await blobs(late)]).toEqual([
    { state: 'failed' },
    expect.not.arrayContaining(['copy.wav']),
  ]);
});

it('is let go of after a week, and made anew when it is asked for', async () => {
  const ctx = inWorkspace(server.services, 1);
  await dropOldCopies(ctx);
  expect([await stateOf(), await blobs()]).toEqual([
    { state: 'ready' },
    expect.arrayContaining(['copy.wav']),
  ]);
  const weekAgo = new Date(Date.now() - 8 * 86_400_000);
  await utimes(join(server.dataDir, 'blobs', '1', call, 'copy.wav'), weekAgo, weekAgo);
  await dropOldCopies(ctx);
  expect([await stateOf(), await blobs()]).toEqual([
    { state: 'none' },
    expect.not.arrayContaining(['copy.wav']),
  ]);
  await ask();
  await until(stateOf, ({ state }) => state === 'ready');
});

it('goes with the sound when that is kept no longer, and with the call; it is not for next door', async () => {
  const neighbour = await stranger(server, boss);
  for (const method of ['GET', 'POST'])
    expect((await neighbour.request(method, `files/${call}/audio/copy`)).status).toBe(404);
  const [gone] = [await take('gone.opus', Buffer.concat([await readFile(opus), Buffer.from([0])]))];
  await ask(gone);
  await until(
    () => stateOf(gone),
    ({ state }) => state === 'ready',
  );
  await boss.request('DELETE', `files/${gone}`);
  await until(
    () => blobs(gone),
    (left) => left.length === 0,
  );
  await query(server.dataDir, `update files set recorded_at = now() - interval '40 days' where id = $1`, [
    call,
  ]);
  await boss.json('PUT', 'workspace', { retention: { audio_days: 30, text_days: null, legal_hold: false } });
  await applyRetention(inWorkspace(server.services, 1));
  const sounds = (await blobs()).filter((name) => /\.(wav|opus)$/.test(name ?? ''));
  expect(sounds).toEqual([]);
  expect(await refusal(await boss.request('POST', `files/${call}/audio/copy`))).toEqual([
    404,
    'files.no_audio_kept',
  ]);
});
