import { readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { File } from '@earshot/core/files/files.ts';
import type { CallMetrics } from '@earshot/core/metrics/metrics.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  type TestServer,
  until,
} from '../../testing/server.ts';
import { silence, tone, wav } from '../../testing/sounds.ts';

const demo = (name: string) => readFile(new URL(`../../../../../demo/${name}`, import.meta.url));

let server: TestServer;
let client: Client;

beforeAll(async () => {
  // Nothing is recognised here: what words do is the speech engines' own test.
  server = await startServer({ env: { PATH: '/nowhere' } });
  client = await signIn(server);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

async function upload(name: string, bytes: Uint8Array | string, fields?: Record<string, string>) {
  const response = await client.request('POST', 'files', form(name, bytes, fields));
  return {
    status: response.status,
    body: (await response.json()) as { file_id: string; code: string; duplicate: boolean },
  };
}

describe('taking in recordings', () => {
  it('processes a two-channel call to the end without any engine and says what would give it words', async () => {
    const { body } = await upload('call.opus', await demo('uk-bank-kredyt.opus'), {
      language: 'uk',
      operator: 'Оксана',
    });
    const file = await ended(client, body.file_id);
    expect(file).toMatchObject({ status: 'DONE', channel_mode: 'stereo', codec: 'opus', operator: 'Оксана' });
    expect(file.words).toMatchObject({
      kind: 'none',
      reason: { code: 'speech.no_engine', params: { language: 'uk' } },
    });
    const metrics = await client.json<CallMetrics>('GET', `files/${file.file_id}/metrics`);
    expect(metrics.speakers.map((speaker) => speaker.role)).toEqual(['operator', 'abonent']);
    expect(metrics.speakers[0]?.talk_share.value).toBeGreaterThan(0.5);
    expect(metrics.words_per_minute).toEqual({ value: null, reason: 'no_words' });
    const peaks = await client.json<{ channels: number[][] }>('GET', `files/${file.file_id}/peaks`);
    expect(peaks.channels).toHaveLength(2);
  });

  it('recognises the same audio as a duplicate', async () => {
    const bytes = await demo('uk-bank-kredyt.opus');
    const again = await upload('other-name.opus', bytes);
    expect(again).toMatchObject({ status: 200, body: { duplicate: true } });
  });

  it('lays a sidecar over the speech of each channel, to within a word of the truth', async () => {
    const truth = await demo('ru-bank-perevod.json');
    const data = form('call.opus', await demo('ru-bank-perevod.opus'), { language: 'ru' });
    data.append('sidecar', new Blob([new Uint8Array(truth)]), 'call.json');
    const response = await client.request('POST', 'files', data);
    const { file_id } = (await response.json()) as { file_id: string };
    const file = await ended(client, file_id);
    expect(file.words).toMatchObject({ kind: 'sidecar', estimated_times: true });
    const transcript = await client.json<Transcript>('GET', `files/${file_id}/transcript`);
    const expected = (
      JSON.parse(String(truth)) as { phrases: { text: string; start_ms: number; speaker: string }[] }
    ).phrases;
    expect(transcript.phrases.map((phrase) => phrase.text)).toEqual(expected.map((phrase) => phrase.text));
    for (const [index, phrase] of transcript.phrases.entries()) {
      expect(Math.abs(phrase.start_ms - (expected[index]?.start_ms ?? 0))).toBeLessThan(250);
      expect(phrase.role).toBe(expected[index]?.speaker);
    }
  });

  it('notices that both channels are the same and treats them as one', async () => {
    const mono = await demo('en-sale-home-internet.opus');
    expect(mono.length).toBeGreaterThan(0);
    const voice = (second: number) =>
      tone(220 + 40 * Math.sin(second * 3), 0.3)(second) * (Math.sin(second * 9) > 0 ? 1 : 0.1);
    const { body } = await upload('dual.wav', wav([voice, voice], 4));
    expect(await ended(client, body.file_id)).toMatchObject({ status: 'DONE', channel_mode: 'dual_mono' });
    const metrics = await client.json<CallMetrics>('GET', `files/${body.file_id}/metrics`);
    expect(metrics.interruptions).toEqual({ value: null, reason: 'mono' });
  });

  it('reads raw samples as the upload says', async () => {
    const samples = wav([tone(300), tone(500)], 3).subarray(44);
    const { body } = await upload('line.pcm', samples, { raw: '8000,s16le,2' });
    expect(await ended(client, body.file_id)).toMatchObject({
      status: 'DONE',
      duration_ms: 3000,
      channels: 2,
    });
  });

  it('ends a silent recording with its reason and takes it back', async () => {
    const { body } = await upload('silent.wav', wav([silence], 3));
    const file = await ended(client, body.file_id);
    expect(file).toMatchObject({ status: 'REFUNDED', error: { code: 'files.silent' } });
    expect(file.stages[0]).toMatchObject({ name: 'decode', status: 'failed' });
  });
});

describe('refusing what cannot be taken in', () => {
  const png = Uint8Array.from([
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    ...Array.from({ length: 200 }, () => 7),
  ]);
  const cases: [string, string, Uint8Array | string, number, string][] = [
    ['an empty file', 'a.wav', '', 422, 'files.empty'],
    ['a type that is not accepted', 'a.exe', 'MZ', 415, 'files.type_not_allowed'],
    ['a picture renamed to .wav', 'a.wav', png, 415, 'files.content_mismatch'],
    ['a recording that is cut off', 'a.wav', wav([tone(300)], 4).subarray(0, 20_000), 422, 'files.truncated'],
    ['a header without sound', 'a.wav', wav([tone(300)], 0), 422, 'files.no_audio'],
    ['a chat without words', 'a.txt', '   \n', 422, 'files.no_text'],
    [
      'subtitles with a broken time',
      'a.vtt',
      'WEBVTT\n\n00:01 --> x\nhello\n',
      422,
      'files.transcript_unreadable',
    ],
    ['text that is not JSON', 'a.json', '{"phrases": [', 422, 'files.transcript_unreadable'],
    ['a zip that is none', 'a.zip', 'PK', 422, 'files.archive_unreadable'],
    [
      'an archive with nothing to take in',
      'a.zip',
      zipSync({ '.hidden': strToU8('x') }),
      422,
      'files.archive_empty',
    ],
    ['a zip bomb', 'a.zip', zipSync({ 'a.pcm': new Uint8Array(60_000_000) }), 422, 'files.archive_unsafe'],
  ];
  it.each(cases)('%s: a clear code and nothing left behind', async (_title, name, bytes, status, code) => {
    const before = await filesUnder(server.dataDir);
    const { count } = await client.json<{ count: number }>('GET', 'files');
    const refused = await upload(name, bytes);
    expect(refused).toMatchObject({ status, body: { code } });
    const left = (await filesUnder(server.dataDir)).filter(
      (path) => !before.includes(path) && !path.includes('/postgres/'),
    );
    expect(left).toEqual([]);
    expect((await client.json<{ count: number }>('GET', 'files')).count).toBe(count);
  });

  it('refuses a recording over 100 MB while it arrives', async () => {
    const refused = await upload('big.wav', new Uint8Array(101 * 1024 * 1024));
    expect(refused).toMatchObject({ status: 413, body: { code: 'files.too_large' } });
  });

  it('names the metadata field that makes no sense', async () => {
    const { status, body } = await upload('m.wav', wav([tone(440)], 2), { direction: 'sideways' });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'files.metadata_invalid', params: { field: 'direction' } });
  });
});

describe('archives', () => {
  it('takes in every conversation, with the transcript beside a recording as its sidecar', async () => {
    const zip = zipSync({
      'calls/one.wav': wav([tone(350), tone(450)], 2),
      'calls/one.txt': strToU8('Operator: good morning\nCustomer: hello\n'),
      'calls/chat.txt': strToU8('Agent: hi\nClient: I want to cancel\n'),
      'calls/bad.wav': strToU8('no audio at all, just words'),
      '__MACOSX/._one.wav': strToU8('x'),
    });
    const response = await client.request('POST', 'files', form('calls.zip', zip));
    const { files } = (await response.json()) as {
      files: { name: string; file_id?: string; code?: string }[];
    };
    expect(files.map(({ name, code }) => [name, code])).toEqual([
      ['calls/one.wav', undefined],
      ['calls/chat.txt', undefined],
      ['calls/bad.wav', 'files.content_mismatch'],
    ]);
    const audio = await ended(client, files[0]?.file_id ?? '');
    expect(audio.words?.kind).toBe('sidecar');
    const chat = await ended(client, files[1]?.file_id ?? '');
    expect(chat).toMatchObject({ type: 'text', status: 'DONE' });
    const transcript = await client.json<Transcript>('GET', `files/${chat.file_id}/transcript`);
    expect(transcript.phrases.map((phrase) => [phrase.role, phrase.text])).toEqual([
      ['operator', 'hi'],
      ['abonent', 'I want to cancel'],
    ]);
    const download = async (format: string) => {
      const reply = await client.request('GET', `files/${chat.file_id}/transcript?format=${format}`);
      expect(reply.headers.get('content-disposition')).toContain(`chat.${format}`);
      return Buffer.from(await reply.arrayBuffer());
    };
    expect(String(await download('txt'))).toContain('abonent: I want to cancel');
    expect(String(await download('srt'))).toMatch(/^1\n00:00:00,000 --> /);
    expect(String(await download('vtt'))).toMatch(/^WEBVTT\n\n.*\n<v operator>hi/);
    expect(String(await download('csv'))).toContain('"abonent","I want to cancel"');
    expect(strFromU8(unzipSync(await download('docx'))['word/document.xml'] ?? new Uint8Array())).toContain(
      'I want to cancel',
    );
  });
});

describe('a file afterwards', () => {
  let file: File;
  beforeAll(async () => {
    const { body } = await upload('after.wav', wav([tone(310), tone(720)], 5));
    file = await ended(client, body.file_id);
  });

  it('plays any range of its sound', async () => {
    const part = await client.request('GET', `files/${file.file_id}/audio`, undefined, {
      range: 'bytes=100-199',
    });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${file.size_bytes}`);
    expect((await part.arrayBuffer()).byteLength).toBe(100);
    const beyond = await client.request('GET', `files/${file.file_id}/audio`, undefined, {
      range: 'bytes=99999999-',
    });
    expect(beyond.status).toBe(416);
  });

  it('uses earlier results when it is restarted, and makes new ones when they are cleared', async () => {
    await client.json('POST', `files/${file.file_id}/restart`, {});
    const again = await ended(client, file.file_id);
    expect(again.stages.map((stage) => stage.status)).toEqual([
      'cached',
      'cached',
      'cached',
      'cached',
      'cached',
      'done',
    ]);
    await client.json('POST', `files/${file.file_id}/restart`, { from_stage: 'activity', clear: true });
    const fresh = await ended(client, file.file_id);
    expect(fresh.stages.map((stage) => stage.status)).toEqual([
      'cached',
      'done',
      'skipped',
      'done',
      'done',
      'done',
    ]);
  });

  it('makes anew what was cut short, as by a loss of power', async () => {
    const blobs = join(server.dataDir, 'blobs/1', file.file_id);
    const results = (await filesUnder(join(blobs, 'stages'))).filter((path) => /activity|measure/.test(path));
    expect(results).toHaveLength(2);
    for (const path of results) await truncate(path, 10);
    const peaks = join(blobs, 'peaks.json');
    await truncate(peaks, 10);
    const gone = await client.request('GET', `files/${file.file_id}/peaks`);
    expect(await refusal(gone)).toEqual([500, 'files.missing_blob']);
    await client.json('POST', `files/${file.file_id}/restart`, {});
    const again = await ended(client, file.file_id);
    const statuses = Object.fromEntries(again.stages.map(({ name, status }) => [name, status]));
    expect(statuses).toMatchObject({ decode: 'done', activity: 'done', merge: 'cached', measure: 'done' });
    expect((await client.request('GET', `files/${file.file_id}/peaks`)).status).toBe(200);
  });

  it('swaps the roles of its sides, in the numbers too, and keeps the swap on a re-run', async () => {
    await client.json('POST', `files/${file.file_id}/swap_roles`);
    const roles = async () =>
      (await client.json<CallMetrics>('GET', `files/${file.file_id}/metrics`)).speakers.map(
        (speaker) => speaker.role,
      );
    expect(await roles()).toEqual(['abonent', 'operator']);
    await client.json('POST', `files/${file.file_id}/restart`, { clear: true });
    await ended(client, file.file_id);
    expect(await roles()).toEqual(['abonent', 'operator']);
  });

  it('is invisible to another workspace', async () => {
    await query(server.dataDir, "insert into workspaces (name, created_at) values ('Other', now())");
    const [other] = await query<{ id: number }>(
      server.dataDir,
      "select id from workspaces where name = 'Other'",
    );
    const otherId = other?.id;
    await query(
      server.dataDir,
      `insert into users (email, name, password_hash, status, active_workspace_id, created_at)
      select 'other@example.com', 'Other', password_hash, 'active', $1, now() from users limit 1`,
      [otherId],
    );
    await query(
      server.dataDir,
      `insert into members (workspace_id, user_id, role, created_at)
      select $1, id, 'admin', now() from users where email = 'other@example.com'`,
      [otherId],
    );
    const stranger = await signIn(server, { email: 'other@example.com', password: 'Passw0rd!x' });
    expect((await stranger.json<{ count: number }>('GET', 'files')).count).toBe(0);
    for (const [method, path, body] of [
      ['GET', ''],
      ['GET', '/transcript'],
      ['GET', '/audio'],
      ['GET', '/peaks'],
      ['GET', '/metrics'],
      ['POST', '/restart', {}],
      ['POST', '/cancel'],
      ['POST', '/swap_roles'],
      ['PUT', '', { operator: 'x' }],
      ['DELETE', ''],
    ] as const) {
      const response = await stranger.request(method, `files/${file.file_id}${path}`, body);
      expect([path, response.status]).toEqual([path, 404]);
    }
  });

  it('stops being processed when it is cancelled, and can be started again', async () => {
    const { body } = await upload('long.wav', wav([tone(330), tone(730)], 120));
    const cancelled = await client.json<File>('POST', `files/${body.file_id}/cancel`);
    expect(cancelled.status).toBe('CANCELLED');
    expect(cancelled.stages.some((stage) => stage.status === 'cancelled')).toBe(true);
    expect((await client.request('POST', `files/${body.file_id}/cancel`)).status).toBe(409);
    await client.json('POST', `files/${body.file_id}/restart`, {});
    expect((await ended(client, body.file_id)).status).toBe('DONE');
  });

  it('leaves nothing behind when it is removed', async () => {
    const { id: tagId } = await client.json<{ id: number }>('POST', 'tags', { name: 'Hanging on' });
    await client.json('PUT', `files/${file.file_id}/tags/${tagId}`);
    await client.json('PUT', `files/${file.file_id}/favorite`);
    await client.json('POST', `files/${file.file_id}/comments`, { text: 'Hanging on' });
    await client.json('POST', 'segments', { name: 'Hanging on', ids: [file.file_id] });
    const response = await client.request('DELETE', `files/${file.file_id}`);
    expect(response.status).toBe(204);
    expect((await client.request('GET', `files/${file.file_id}`)).status).toBe(404);
    await until(
      async () =>
        (await filesUnder(join(server.dataDir, 'blobs'))).filter((path) => path.includes(file.file_id)),
      ({ length }) => length === 0,
    );
    const tables = await query<{ name: string }>(
      server.dataDir,
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'file_id'`,
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const { name } of tables) {
      const rows = await query(server.dataDir, `select 1 from ${name} where file_id = $1`, [file.file_id]);
      expect([name, rows]).toEqual([name, []]);
    }
  });
});
