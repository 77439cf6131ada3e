import { request } from 'node:http';
import { bodyBytes, type Endpoint } from '@earshot/core/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointsOf } from './testing/endpoints.ts';
import {
  type Client,
  clientWith,
  form,
  query,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from './testing/server.ts';
import { tone, wav } from './testing/sounds.ts';

let server: TestServer;
let boss: Client;
let nobody: Client;
let endpoints: Endpoint[];

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  nobody = clientWith(server.url, '');
  endpoints = await endpointsOf(server.dataDir);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const said = async (reply: Response) => (await reply.json()) as { code: string; params: object };

const recording = () => form('call.wav', wav([tone(440)], 1));

const uuid = '00000000-0000-7000-8000-000000000000';
const filled = ({ path }: Endpoint) =>
  path.replace('{kind}', 'tag').replaceAll(/\{\w+\}/g, /^(installation|demo)/.test(path) ? uuid : '1');

/** Announces a body that never comes; answers what the server says to the announcement alone. */
function announce(path: string, bytes: number): Promise<number | undefined> {
  return new Promise((done, refuse) => {
    const headers = { 'content-type': 'application/json', 'content-length': bytes };
    const asked = request(`${server.url}/api/${path}`, { method: 'POST', headers });
    asked.on('response', (answer) => {
      done(answer.statusCode);
      asked.destroy();
    });
    asked.on('error', refuse);
    asked.flushHeaders();
  });
}

describe('a body', () => {
  it('of 20 MB is refused at the door of the sign-in', async () => {
    expect(await announce('users/login', 20_000_000)).toBe(413);
    const reply = await nobody.request('POST', 'users/login', { email: 'x'.repeat(70_000), password: 'x' });
    expect(await said(reply)).toMatchObject({ code: 'body_too_large', params: { kb: 64 } });
  });

  it('of somebody who may not send it is not read at all', async () => {
    for (const path of ['search', 'tags', 'files/bulk', 'users/avatar'])
      expect([path, await announce(path, 1000)]).toEqual([path, 401]);
  });

  it('of a rule may have 1 MB, and the full number of long phrases fits', async () => {
    const phrases = Array.from({ length: 200 }, (_, at) => `${at} `.padEnd(512, 'ї'));
    const reply = await boss.request('POST', 'search', {
      query: { type: 'phrases', matching: 'any', phrases },
    });
    expect(reply.status).toBe(200);
    const more = { query: { type: 'phrases', phrases: ['x'.repeat(bodyBytes.rules)] } };
    expect(await said(await boss.request('POST', 'search', more))).toMatchObject({
      code: 'body_too_large',
      params: { kb: 1024 },
    });
  });

  it.each([
    ['too deep', `${'['.repeat(33)}${']'.repeat(33)}`, 422, 'body_too_deep'],
    ['with too many values', `[${'1,'.repeat(100_001)}1]`, 422, 'body_too_deep'],
    ['no JSON', '{"a":', 400, 'bad_request'],
    ['that would change every object', '{"__proto__":{"isAdmin":true}}', 400, 'bad_request'],
  ])('%s is refused', async (_, text, status, code) => {
    const reply = await fetch(`${server.url}/api/search`, {
      method: 'POST',
      headers: { cookie: boss.cookie, 'content-type': 'application/json' },
      body: text,
    });
    expect([reply.status, (await said(reply)).code]).toEqual([status, code]);
  });
});

describe('texts that cannot be kept', () => {
  it.each(['\ud800', 'a\0b', '\udc00\ud800'])(
    '%j is refused by name, wherever a body is taken',
    async (text) => {
      const takesBody = endpoints.filter(
        ({ body, path }) => body !== undefined && !path.startsWith('users/log'),
      );
      expect(takesBody.length).toBeGreaterThan(50);
      for (const endpoint of takesBody) {
        const body = { some: [{ where: text }] };
        const reply = await boss.request(endpoint.method, filled(endpoint), body);
        const { code, params } = await said(reply);
        expect([endpoint.path, reply.status, code, params]).toEqual([
          endpoint.path,
          422,
          'text_invalid',
          { field: 'some/0/where' },
        ]);
      }
    },
  );

  it('nor in addresses', async () => {
    expect(await said(await boss.request('GET', 'files?name=a%00b'))).toMatchObject({
      code: 'text_invalid',
      params: { field: 'name' },
    });
    expect(await said(await boss.request('GET', 'files/a%00b'))).toMatchObject({ code: 'text_invalid' });
    expect((await boss.request('GET', 'files/%ED%A0%80')).status).toBe(400);
  });

  it('nor in what comes with a file, and nothing is left of it', async () => {
    const chat = 'A: hello\nB: good day';
    const metadata: Record<string, string>[] = [
      { operator: 'a\0b' },
      { meta: '{"k":"\\ud800"}' },
      { meta: '{"k\\u0000":1}' },
    ];
    for (const fields of metadata) {
      const reply = await boss.request('POST', 'files', form('chat.txt', chat, fields));
      expect([reply.status, (await said(reply)).code]).toEqual([422, 'text_invalid']);
    }
    const json = String.raw`[{"speaker":"A","text":"good \udc00 day"}]`;
    const reply = await boss.request('POST', 'files', form('chat.json', json));
    expect(await said(reply)).toMatchObject({
      code: 'files.transcript_unreadable',
      params: { line: 1, reason: 'characters' },
    });
    expect(await query(server.dataDir, 'select id from files')).toEqual([]);
  });
});

/** A chat with another file beside it. */
function withFile(name: string): FormData {
  const data = form('chat.txt', 'A: hello');
  data.append(name, new Blob(['B: good day']), 'other.txt');
  return data;
}

describe('fields nobody knows', () => {
  it.each<[string, string, object, string]>([
    ['POST', 'tags', { name: 'Billing', colour: 'red' }, 'colour'],
    ['POST', 'search', { query: { type: 'phrases', phrases: ['hello'], fuzzy: true } }, 'query/fuzzy'],
    ['POST', 'search', { query: { phrases: ['hello'] }, filters: { operatr: ['A'] } }, 'filters/operatr'],
    ['POST', 'files/bulk', { action: 'delete', filter: { filters: { tag: [1] } } }, 'filter/filters/tag'],
    ['POST', 'sources', { name: 'Line', maks: '{operator}' }, 'maks'],
  ])('%s %s: %o', async (method, path, body, field) => {
    const reply = await boss.request(method, path, body);
    expect(await said(reply)).toMatchObject({ code: 'unknown_field', params: { field } });
    expect(reply.status).toBe(422);
  });

  it.each<[string, string, string, object?]>([
    ['in the address', 'GET', 'files?tgas=1'],
    ['in an address that has no parameters', 'GET', 'speech?tgas=1'],
    ['in a body that nobody reads', 'POST', 'files/01a1fd80-9e52-707e-8508-5dd781fe6998/cancel', { tgas: 1 }],
    ['in the form of an upload', 'POST', 'files', form('chat.txt', 'A: hello', { tgas: '1' })],
    ['in the form of an upload, a file', 'POST', 'files', withFile('tgas')],
  ])('%s', async (_, method, path, body) => {
    const reply = await boss.request(method, path, body);
    expect([reply.status, await said(reply)]).toMatchObject([
      422,
      { code: 'unknown_field', params: { field: 'tgas' } },
    ]);
  });

  it('are passed over in the calls of older clients', async () => {
    const reply = await boss.request('POST', 'users/locale', { locale: 'en', theme: 'dark' });
    expect(reply.status).toBe(200);
    expect((await boss.request('GET', 'users/setting?fresh=1')).status).toBe(200);
    expect((await boss.request('POST', 'users/check', { of: 'me' })).status).toBe(200);
  });

  it('what was answered may be sent back', async () => {
    const made = await boss.json<{ id: number }>('POST', 'tags', {
      name: 'Sent back',
      detection: { methods: [{ kind: 'query', query: { phrases: ['hello'] } }] },
    });
    const answered = await boss.json<object>('GET', `tags/${made.id}`);
    expect((await boss.request('PUT', `tags/${made.id}`, answered)).status).toBe(200);
    const source = await boss.json<{ id: number }>('POST', 'sources', { name: 'Sent back' });
    expect((await boss.request('PUT', `sources/${source.id}`, source)).status).toBe(200);
    const settings = await boss.json<object>('GET', 'workspace');
    expect((await boss.request('PUT', 'workspace', settings)).status).toBe(200);
    const addresses = await boss.json<object>('GET', 'ip_list');
    expect((await boss.request('PUT', 'ip_list', addresses)).status).toBe(200);
  });
});

describe('a ready transcript', () => {
  it.each([
    ['too many lines', 'long.txt', 'A: b\n'.repeat(1_900_000), 'files.transcript_too_long'],
    ['too deep', 'deep.json', '['.repeat(2_000_000), 'files.transcript_too_long'],
    ['too large', 'large.vtt', `WEBVTT\n${'x'.repeat(21_000_000)}`, 'files.transcript_too_long'],
  ])('with %s is refused early', async (_, name, content, code) => {
    const reply = await boss.request('POST', 'files', form(name, content));
    expect([reply.status, (await said(reply)).code]).toEqual([422, code]);
  });
});

describe('a form that is ill-formed', () => {
  const type = 'multipart/form-data; boundary=x';
  const part = (head: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\nA: hello`;
  it.each<[what: string, type: string, text: string, taken: number, sidecar: number, picture: number]>([
    [
      'with a file that has no name',
      type,
      `${part('name="file"\r\nContent-Type: application/octet-stream')}\r\n--x--\r\n`,
      415,
      415,
      415,
    ],
    ['that breaks off', type, part('name="file"; filename="a.txt"'), 400, 400, 400],
    ['without a boundary', 'multipart/form-data', 'A: hello', 400, 400, 400],
    [
      'of too many parts',
      type,
      `${`${part('name="a"; filename="a.mp3"')}\r\n`.repeat(40)}--x--\r\n`,
      400,
      415,
      415,
    ],
  ])('%s is refused wherever a file is taken', async (_, type, text, ...expected) => {
    const { file_id } = await boss.json<{ file_id: string }>('POST', 'files', recording());
    const answers = ['files', `files/${file_id}/sidecar`, 'users/avatar'].map(async (path) => {
      const headers = { cookie: boss.cookie, 'content-type': type };
      return (await fetch(`${server.url}/api/${path}`, { method: 'POST', headers, body: text })).status;
    });
    expect(await Promise.all(answers)).toEqual(expected);
  });
});

describe('a name of a file', () => {
  it('longer than 300 characters is refused', async () => {
    const name = `${'n'.repeat(300)}.txt`;
    const reply = await boss.request('POST', 'files', form(name, 'A: a long name\nB: indeed'));
    expect([reply.status, await said(reply)]).toMatchObject([
      422,
      { code: 'files.metadata_invalid', params: { field: 'name' } },
    ]);
  });
});

describe('moments that cannot be kept', () => {
  it.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-15:00', '2026-01-01T00:00:00+23:59'])(
    '%s is refused wherever one is taken, and lists are shown as before',
    async (at) => {
      const { file_id } = await boss.json<{ file_id: string }>('POST', 'files', recording());
      const inAddress = encodeURIComponent(at);
      const tries: [string, string, unknown?][] = [
        ['PUT', `files/${file_id}`, { recorded_at: at }],
        ['POST', 'files', form('b.txt', 'A: hello\nB: day', { recorded_at: at })],
        ['GET', `files?recorded_at_start=${inAddress}`],
        ['POST', 'search/csv', { filters: { periods: [{ field: 'created', start: at }] } }],
        ['POST', 'api_keys', { name: 'Robot', scopes: ['files.read'], expires_at: at }],
        ['GET', `audit?start=${inAddress}`],
        ['GET', `audit/csv?to=${inAddress}`],
      ];
      for (const [method, path, body] of tries) {
        const { status } = await boss.request(method, path, body);
        expect([path, status >= 400 && status < 500]).toEqual([path, true]);
      }
      expect((await boss.request('GET', 'files')).status).toBe(200);
    },
  );
});
