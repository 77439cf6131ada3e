import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Phrase } from '@earshot/core/call/phrase.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chatEndpointOf } from '../chat/chat-client.ts';
import { chatSource } from './chat-source.ts';
import { emotionsOfCall } from './emotion-source.ts';

type Asked = {
  path: string;
  authorization: string | undefined;
  body: {
    model?: string;
    temperature: number;
    messages: { role: string; content: string }[];
    response_format?: { type: string };
  };
  texts: { n: number; text: string }[];
};
type Answer = { status?: number; headers?: Record<string, string>; body: unknown };

let server: Server;
let url: string;
let asked: Asked[];
let answer: (asked: Asked, count: number) => Answer | 'nothing';

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
  const body = JSON.parse(Buffer.concat(chunks).toString()) as Asked['body'];
  const texts = JSON.parse(body.messages[1]?.content ?? '[]') as Asked['texts'];
  const one = { path: request.url ?? '', authorization: request.headers.authorization, body, texts };
  asked.push(one);
  const given = answer(one, asked.length);
  if (given === 'nothing') return;
  const { status = 200, headers = {}, body: reply } = given;
  response.writeHead(status, headers).end(typeof reply === 'string' ? reply : JSON.stringify(reply));
}

const completion = (content: unknown): Answer => ({
  body: {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [
      { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: JSON.stringify(content) } },
    ],
  },
});
/** Says of every phrase that it is angry, in turned order, with its number as a small valence. */
const angry = ({ texts }: Asked) =>
  completion({
    answers: texts.map(({ n }) => ({ n, emotion: 'anger', valence: -n / 100 })).reverse(),
  });
const connect = (limits?: { timeoutMs: number }) =>
  chatSource({ url, model: 'small', key: 'very-secret' }, limits);

describe('the request', () => {
  it('carries the model, the key, the phrases as data, and asks for strict JSON', async () => {
    answer = angry;
    await connect().classify(['Де мої гроші?', 'Wait']);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer very-secret',
      body: { model: 'small', temperature: 0, response_format: { type: 'json_schema' } },
      texts: [
        { n: 1, text: 'Де мої гроші?' },
        { n: 2, text: 'Wait' },
      ],
    });
  });

  it('takes twenty phrases at a time and keeps their order', async () => {
    answer = angry;
    const found = await connect().classify(Array.from({ length: 45 }, (_, index) => `phrase ${index}`));
    expect(asked.map(({ texts }) => texts.length)).toEqual([20, 20, 5]);
    expect(found.map(({ valence }) => valence)).toEqual(
      Array.from({ length: 45 }, (_, index) => -((index % 20) + 1) / 100),
    );
  });

  it('asks a server that knows no schema for plain JSON, and remembers it', async () => {
    answer = (one) =>
      one.body.response_format === undefined
        ? angry(one)
        : { status: 400, body: { error: 'response_format' } };
    const source = connect();
    await source.classify(['one']);
    await source.classify(['two']);
    expect(asked.map(({ body }) => body.response_format?.type)).toEqual([
      'json_schema',
      'json_object',
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['http://host:8000', 'http://host:8000/v1/chat/completions'],
    ['https://host/v1/', 'https://host/v1/chat/completions'],
    ['https://host/api/chat/completions', 'https://host/api/chat/completions'],
  ])('to %s goes to %s', (base, endpoint) => expect(chatEndpointOf(base)).toBe(endpoint));
});

describe('answers that are none', () => {
  const one = { n: 1, emotion: 'anger', valence: -1 };
  it.each([
    ['an answer is missing', completion({ answers: [one] })],
    ['one is there twice', completion({ answers: [one, one] })],
    ['an emotion nobody asked for', completion({ answers: [one, { ...one, n: 2, emotion: 'joy' }] })],
    ['a valence out of range', completion({ answers: [one, { ...one, n: 2, valence: -7 }] })],
    ['a sentence', completion('I think both are angry')],
    ['a page', { body: '<!doctype html>' }],
    ['no choice', { body: { choices: [] } }],
  ])('%s', async (_title, given) => {
    answer = () => given;
    await expect(connect().classify(['a', 'b'])).rejects.toMatchObject({ kind: 'bad_answer' });
  });
});

describe('servers in trouble', () => {
  it('are asked again while they are busy', async () => {
    answer = (one, count) => (count <= 2 ? { status: 503, body: 'busy' } : angry(one));
    expect(await connect().classify(['a'])).toEqual([{ emotion: 'anger', valence: -0.01 }]);
    expect(asked).toHaveLength(3);
  });

  it('are believed when they refuse, without repeating the key', async () => {
    answer = (one) => ({ status: 401, body: `no such key: ${one.authorization}` });
    const error = (await connect()
      .classify(['a'])
      .catch((caught: unknown) => caught)) as Error;
    expect(error).toMatchObject({ kind: 'refused', message: expect.stringContaining('401: no such key') });
    expect(error.message).not.toContain('very-secret');
    expect(asked).toHaveLength(1);
  });

  it('are given up on in time', async () => {
    answer = () => 'nothing';
    await expect(connect({ timeoutMs: 100 }).classify(['a'])).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('stop the work at once when it is called off', async () => {
    answer = () => 'nothing';
    const control = new AbortController();
    setTimeout(() => control.abort(), 50);
    await expect(connect().classify(['a'], control.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a call', () => {
  const phrase = (id: number, text: string): Phrase => ({
    id,
    speaker: 'a',
    role: 'abonent',
    start_ms: id * 1000,
    end_ms: id * 1000 + 900,
    text,
    confidence: null,
    words: text.split(' ').map((word) => ({ text: word, start_ms: 0, end_ms: 0, confidence: null })),
  });
  const phrases = [phrase(0, 'I am so happy'), phrase(1, 'The parcel is here')];

  it('has its emotions from the model where there is one', async () => {
    answer = angry;
    const { emotions, failure } = await emotionsOfCall({ phrases, voice: null, source: connect() });
    expect(failure).toBeNull();
    expect(emotions).toMatchObject({ origin: 'model', shares: { anger: 1 } });
  });

  it('has them from its words when the model fails, and says both', async () => {
    answer = () => completion({ answers: [] });
    const { emotions, failure } = await emotionsOfCall({ phrases, voice: null, source: connect() });
    expect(failure).toMatchObject({ source: 'small', kind: 'bad_answer' });
    expect(emotions.origin).toBe('words');
    expect(emotions.phrases.map(({ emotion }) => emotion)).toEqual(['happiness', 'neutral']);
  });

  it('asks nobody where there is no model', async () => {
    const { emotions, failure } = await emotionsOfCall({ phrases, voice: null, source: null });
    expect([emotions.origin, failure, asked.length]).toEqual(['words', null, 0]);
  });
});
