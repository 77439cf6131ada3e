import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ended, form, removeDataDir, signIn, startServer } from '../../testing/server.ts';
import { connectServer, endpointOf } from './transcription-server.ts';

type Asked = {
  path: string;
  authorization: string | undefined;
  fields: Record<string, string[]>;
  wavBytes: number;
};
type Answer = { status?: number; headers?: Record<string, string>; body: unknown };

let server: Server;
let url: string;
let asked: Asked[];
let answer: (asked: Asked, count: number) => Answer;

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const data = await new Response(Buffer.concat(chunks), { headers }).formData();
  const fields: Record<string, string[]> = {};
  let wavBytes = 0;
  for (const [name, value] of data) {
    if (typeof value === 'string') fields[name] = [...(fields[name] ?? []), value];
    else wavBytes = value.size;
  }
  const one = { path: request.url ?? '', authorization: request.headers.authorization, fields, wavBytes };
  asked.push(one);
  const { status = 200, headers: more = {}, body } = answer(one, asked.length);
  response.writeHead(status, more).end(typeof body === 'string' ? body : JSON.stringify(body));
}

const wav = Buffer.alloc(3244);
const ask = (
  address: Partial<{ url: string; model: string; key: string }> = {},
  language: string | null = 'uk',
) =>
  connectServer({ url, model: '', key: undefined, ...address }).transcribe(
    wav,
    language,
    new AbortController().signal,
  );
const formsAsked = () =>
  asked.map(({ fields }) => [fields.response_format?.[0], fields['timestamp_granularities[]'] ?? []]);

describe('the request', () => {
  it('carries the sound, the model, the language and the key', async () => {
    answer = () => ({ body: { text: 'так' } });
    await ask({ model: 'whisper-1', key: 'secret' });
    expect(asked).toEqual([
      {
        path: '/v1/audio/transcriptions',
        authorization: 'Bearer secret',
        wavBytes: wav.length,
        fields: {
          model: ['whisper-1'],
          language: ['uk'],
          response_format: ['verbose_json'],
          temperature: ['0'],
          'timestamp_granularities[]': ['word', 'segment'],
        },
      },
    ]);
  });

  it('leaves out what is not set', async () => {
    answer = () => ({ body: { text: '' } });
    await ask({}, null);
    expect(asked[0]?.authorization).toBeUndefined();
    expect(Object.keys(asked[0]?.fields ?? {})).not.toContain('model');
    expect(Object.keys(asked[0]?.fields ?? {})).not.toContain('language');
  });

  it.each([
    ['http://host:8000', 'http://host:8000/v1/audio/transcriptions'],
    ['http://host:8000/', 'http://host:8000/v1/audio/transcriptions'],
    ['https://host/v1', 'https://host/v1/audio/transcriptions'],
    ['https://host/v1/', 'https://host/v1/audio/transcriptions'],
    ['https://host/api/audio/transcriptions', 'https://host/api/audio/transcriptions'],
  ])('to %s goes to %s', (base, endpoint) => expect(endpointOf(base)).toBe(endpoint));

  it.each(['', 'host:8000', 'ftp://host', 'file:///etc/passwd'])('does not go to "%s"', (base) => {
    expect(() => endpointOf(base)).toThrow(expect.objectContaining({ code: 'speech.server_address' }));
  });
});

describe('servers as they are', () => {
  it('asks one that knows no word times for segments, and remembers it', async () => {
    answer = ({ fields }) =>
      'timestamp_granularities[]' in fields
        ? { status: 400, body: { error: { message: 'timestamp_granularities is not supported' } } }
        : { body: { text: 'hello', segments: [{ start: 0, end: 1, text: 'hello' }] } };
    const connection = connectServer({ url, model: '', key: undefined });
    const signal = new AbortController().signal;
    expect(await connection.transcribe(wav, 'en', signal)).toMatchObject({ text: 'hello' });
    expect(await connection.transcribe(wav, 'en', signal)).toMatchObject({ text: 'hello' });
    expect(formsAsked()).toEqual([
      ['verbose_json', ['word', 'segment']],
      ['verbose_json', []],
      ['verbose_json', []],
    ]);
  });

  it('asks one that knows only plain JSON for that', async () => {
    answer = ({ fields }) =>
      fields.response_format?.[0] === 'json'
        ? { body: { text: 'hello' } }
        : { status: 422, body: { detail: 'response_format' } };
    expect(await ask()).toEqual({ text: 'hello' });
    expect(formsAsked().map(([format]) => format)).toEqual(['verbose_json', 'verbose_json', 'json']);
  });

  it('gives up where none of them is taken', async () => {
    answer = () => ({ status: 400, body: { error: 'no such model' } });
    await expect(ask()).rejects.toMatchObject({ code: 'speech.server_refused', params: { status: 400 } });
    expect(asked).toHaveLength(3);
  });

  it('takes words that are null and lists of another kind', async () => {
    answer = () => ({ body: { text: 'hello', words: null, segments: 'none' } });
    expect(await ask()).toEqual({ text: 'hello', words: null, segments: null });
  });

  it('takes plain text', async () => {
    answer = () => ({ headers: { 'content-type': 'text/plain' }, body: 'hello there' });
    expect(await ask()).toEqual({ text: 'hello there' });
  });

  it('waits as long as a busy one says', async () => {
    answer = (_asked, count) =>
      count === 1
        ? { status: 429, headers: { 'retry-after': '1' }, body: 'slow down' }
        : { body: { text: 'hello' } };
    const startedAt = performance.now();
    expect(await ask()).toEqual({ text: 'hello' });
    expect(performance.now() - startedAt).toBeGreaterThan(950);
    expect(asked).toHaveLength(2);
  });

  it('tries again when one fails twice', async () => {
    answer = (_asked, count) => (count <= 2 ? { status: 500, body: 'oops' } : { body: { text: 'hello' } });
    expect(await ask()).toEqual({ text: 'hello' });
    expect(asked).toHaveLength(3);
  });
});

describe('refusals', () => {
  it('tells the status and what the server says, at once', async () => {
    answer = () => ({ status: 401, body: { error: { message: 'Incorrect API key' } } });
    await expect(ask({ key: 'wrong' })).rejects.toMatchObject({
      code: 'speech.server_refused',
      params: { status: 401, reason: expect.stringContaining('Incorrect API key') },
    });
    expect(asked).toHaveLength(1);
  });

  it.each([
    [{ error: { message: 'no such model' } }, 'no such model'],
    [{ error: 'no such model' }, 'no such model'],
    [{ detail: 'no such model' }, 'no such model'],
    [{ message: 'no such model' }, 'no such model'],
    ['no such model', 'no such model'],
    [{ detail: [{ loc: ['file'] }] }, '{"detail":[{"loc":["file"]}]}'],
  ])('%j is told as a sentence', async (body, reason) => {
    answer = () => ({ status: 404, body });
    await expect(ask()).rejects.toMatchObject({ params: { status: 404, reason } });
  });

  it('does not repeat the key', async () => {
    answer = ({ authorization }) => ({ status: 401, body: `bad key: ${authorization}` });
    const error = await ask({ key: 'very-secret' }).catch((caught: unknown) => caught);
    expect(JSON.stringify(error)).not.toContain('very-secret');
  });

  it('takes a page for what it is', async () => {
    answer = () => ({
      headers: { 'content-type': 'text/html' },
      body: '<!doctype html><title>Welcome</title>',
    });
    await expect(ask()).rejects.toMatchObject({ code: 'speech.server_refused', params: { status: 200 } });
  });

  it('does not follow to another place', async () => {
    answer = () => ({ status: 302, headers: { location: 'http://169.254.169.254/' }, body: '' });
    await expect(ask()).rejects.toMatchObject({ code: 'speech.server_unreachable' });
  });

  it('says when nobody answers', async () => {
    await expect(ask({ url: 'http://127.0.0.1:1' })).rejects.toMatchObject({
      code: 'speech.server_unreachable',
      params: { url: 'http://127.0.0.1:1/v1/audio/transcriptions' },
    });
  });

  it('stops waiting when the work is called off', async () => {
    answer = () => ({ status: 503, headers: { 'retry-after': '20' }, body: '' });
    const control = new AbortController();
    const connection = connectServer({ url, model: '', key: undefined });
    const running = connection.transcribe(wav, 'en', control.signal);
    setTimeout(() => control.abort(), 200);
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('through the product', () => {
  it.each([
    ['measured', true],
    ['estimated', false],
  ])('gives a call its words, with %s times', async (_title, gives) => {
    answer = () => ({
      body: {
        text: 'Добрий день.',
        ...(gives
          ? {
              words: [
                { word: 'Добрий', start: 0.3, end: 0.6 },
                { word: 'день', start: 0.6, end: 0.9 },
              ],
            }
          : {}),
      },
    });
    const product = await startServer({
      env: { PATH: '/nowhere', ASR_URL: url, ASR_MODEL: 'two-words', ASR_KEY: 'secret' },
    });
    try {
      const client = await signIn(product);
      const call = await readFile(new URL('../../../../../demo/uk-bank-kredyt.opus', import.meta.url));
      const response = await client.request('POST', 'files', form('call.opus', call, { language: 'uk' }));
      const { file_id } = (await response.json()) as { file_id: string };
      const file = await ended(client, file_id);
      expect(file.words).toMatchObject({
        kind: 'engine',
        engine: 'openai',
        model: 'two-words',
        grade: 'good',
        estimated_times: !gives,
      });
      expect(
        new Set(asked.map(({ fields, authorization }) => `${fields.language} ${authorization}`)),
      ).toEqual(new Set(['uk Bearer secret']));
      const transcript = await client.json<Transcript>('GET', `files/${file_id}/transcript`);
      expect(transcript).toMatchObject({
        engine: 'openai',
        model: 'two-words',
        language: 'uk',
        estimated_times: !gives,
      });
      expect(new Set(transcript.phrases.map(({ role }) => role))).toEqual(new Set(['operator', 'abonent']));
      expect(transcript.phrases.flatMap(({ words }) => words)).toHaveLength(asked.length * 2);
      expect(new Set(transcript.phrases.flatMap(({ words }) => words.map(({ text }) => text)))).toEqual(
        new Set(['Добрий', 'день.']),
      );
      // A request is several stretches of speech, not the whole call.
      expect(Math.max(...asked.map(({ wavBytes }) => wavBytes))).toBeLessThan(30 * 32_000);
    } finally {
      await product.stop();
      await removeDataDir(product.dataDir);
    }
  });
});
