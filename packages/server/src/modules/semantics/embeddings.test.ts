import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Who, whos } from '@earshot/core/call/role.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { ask, compileQuery } from '@earshot/core/matching/compile-query.ts';
import { prepareConversation } from '@earshot/core/matching/prepared-conversation.ts';
import { Query } from '@earshot/core/matching/query.ts';
import type { search } from '@earshot/core/search/search.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddingEndpointOf, embeddingServer } from '../../engines/embeddings/embedding-server.ts';
import type { Ctx } from '../../platform/context.ts';
import { makeCall, openContext } from '../../testing/context.ts';
import {
  type Client,
  ended,
  form,
  query,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';
import { analyseFile } from '../analysis/analyse-file.ts';
import { loadCalls } from '../call-index/indexed-calls.queries.ts';
import { removeFile } from '../files/files.ts';
import { lexicon } from '../matching/lexicon.ts';
import { embedPhrases } from './embed-phrases.ts';
import { workspaceSemantics } from './semantics.ts';

/** What a model would know: words of one group point the same way. */
const groups = [
  ['cancel', 'terminate', 'quit', 'розірвати'],
  ['contract', 'agreement', 'договір'],
  ['weather', 'rain', 'sun'],
  ['parcel', 'box', 'delivery'],
];

type Asked = { authorization: string | undefined; model: string; input: string[] };
const asked: Asked[] = [];
let answer: { status: number; body?: string } | null = null;
let outside: Server;
let address: string;
let server: TestServer;
let client: Client;
let ctx: Ctx;
let close: () => Promise<void>;
const calls: Record<string, string> = {};

function vectorOf(text: string): number[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const vector = groups.map((group) => words.filter((word) => group.includes(word)).length);
  return [...vector, 0.05];
}

beforeAll(async () => {
  outside = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      const { model, input } = JSON.parse(body) as Asked;
      asked.push({ authorization: request.headers.authorization, model, input });
      const data = input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) }));
      response.writeHead(answer?.status ?? 200, { 'Content-Type': 'application/json' });
      response.end(answer?.body ?? JSON.stringify({ object: 'list', data: data.reverse(), model }));
    });
  });
  await new Promise<void>((done) => outside.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  const embeddings = { EMBEDDINGS_URL: address, EMBEDDINGS_MODEL: 'small', EMBEDDINGS_KEY: 'secret-key' };
  server = await startServer({ env: { PATH: '/nowhere', ...embeddings } });
  const opened = await openContext(server.dataDir);
  close = opened.close;
  const settings = { url: address, model: 'small', key: 'secret-key' };
  // What these tests prepare is not sent and learned from by itself: they say when.
  const jobs = { ...opened.ctx.jobs, add: async () => {} };
  ctx = { ...opened.ctx, jobs, config: { ...opened.ctx.config, embeddings: settings } };
  client = await signIn(server);
  for (const [name, text] of Object.entries({
    close: 'I would like to terminate this agreement',
    mixed: 'розірвати договір',
    other: 'the rain and the sun',
    parcel: 'where is my box',
  })) {
    calls[name] = await makeCall(ctx, [{ speaker: 'abonent', start_ms: 0, words: text.split(' ') }]);
    await analyseFile(ctx, calls[name] ?? '');
  }
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
  outside.close();
});

function searchFor(
  text: string,
  limits: [number, number] | null = null,
  who: Who = 'anyone',
): Promise<ReplyOf<typeof search>> {
  return client.json('POST', 'search', {
    query: { matching: 'semantic', phrases: [text], limits, who },
    sorting_by: 'relevance',
  });
}

describe('before the server has seen the phrases', () => {
  it('words answer, and the reply says instead of what', async () => {
    const { semantics, count } = await searchFor('cancel contract');
    expect(semantics).toEqual({ name: 'words', instead_of: 'embeddings:small', reason: 'not_ready' });
    expect(count).toBe(0);
  });
});

describe('with vectors of every phrase', () => {
  beforeAll(() => embedPhrases(ctx));

  it.each([
    ['cancel contract', ['close', 'mixed']],
    ['delivery', ['parcel']],
    ['weather', ['other']],
  ])('"%s" finds what means the same in other words', async (text, expected) => {
    const { semantics, results } = await searchFor(text);
    expect(semantics).toEqual({ name: 'embeddings:small', instead_of: null, reason: null });
    expect(results.map(({ file }) => file.file_id).sort()).toEqual(
      expected.map((name) => calls[name]).sort(),
    );
    expect(results[0]?.hits[0]?.similarity).toBeGreaterThan(0.9);
  });

  it('engine and search find the same', async () => {
    const texts = ['cancel contract', 'cancel', 'box in the rain', 'nothing like it'];
    const asked = texts.flatMap((text) => whos.map((who) => ({ text, who })));
    for (const { text, who } of asked) {
      const wanted = Query.parse({ matching: 'semantic', phrases: [text], limits: [0.1, 1], who });
      const { compiled } = compileQuery(wanted, lexicon());
      const semantics = await workspaceSemantics(ctx, [text], []);
      const stored = await loadCalls(ctx.db, ctx.workspaceId, Object.values(calls), null);
      const expected = Array.from(stored).flatMap(([id, call]) => {
        const conversation = prepareConversation(call, lexicon());
        return compiled !== null && ask(compiled, conversation, semantics).holds ? [id] : [];
      });
      const { results } = await searchFor(text, [0.1, 1], who);
      expect(results.map(({ file }) => file.file_id).sort(), `${text}, ${who}`).toEqual(expected.sort());
    }
  });

  it('sends the key, names the model and asks for a phrase once', async () => {
    expect(
      asked.every(({ authorization, model }) => authorization === 'Bearer secret-key' && model === 'small'),
    ).toBe(true);
    const before = asked.length;
    await embedPhrases(ctx);
    await searchFor('weather');
    expect(asked).toHaveLength(before);
  });

  it('a phrase of a call that is being analysed is compared before it has a stored vector', async () => {
    const semantics = await workspaceSemantics(ctx, ['cancel contract'], ['quit the agreement']);
    const words = ['quit', 'the', 'agreement'].map((text) => ({ text, start_ms: 0, end_ms: 1 }));
    const phrase = { id: 0, speaker: 'a', role: null, start_ms: 0, end_ms: 1, in_hold: false, words };
    const conversation = prepareConversation({ duration_ms: 1, phrases: [phrase] }, lexicon());
    expect(semantics.similarity('cancel contract', conversation, 0)).toBeGreaterThan(0.9);
  });

  it('a call that is processed is sent and learned from by itself', async () => {
    const said = form('chat.txt', 'Operator: hello\nCustomer: I quit this agreement');
    const learning = () =>
      query(server.dataDir, "select 1 from jobs.job where name = 'train_semantics'").then(
        ({ length }) => length,
      );
    const before = await learning();
    const { file_id } = await client.json<{ file_id: string }>('POST', 'files', said);
    expect((await ended(client, file_id)).status).toBe('DONE');
    const { results } = await until(
      () => searchFor('cancel contract'),
      (reply) => reply.results.some(({ file }) => file.file_id === file_id),
    );
    expect(results.find(({ file }) => file.file_id === file_id)?.hits[0]?.text).toContain(
      'quit this agreement',
    );
    expect(await learning()).toBe(before + 1);
    await client.request('DELETE', `files/${file_id}`);
  });

  it('vectors go with their call', async () => {
    const id = await makeCall(ctx, [{ speaker: 'abonent', start_ms: 0, words: ['sun'] }]);
    await analyseFile(ctx, id);
    await embedPhrases(ctx);
    const count = async () =>
      (await query(server.dataDir, 'select 1 from phrase_vectors where file_id = $1', [id])).length;
    expect(await count()).toBe(1);
    await removeFile(ctx, id);
    expect(await count()).toBe(0);
  });
});

describe('when the server fails', () => {
  it.each([
    ['refuses', { status: 401 }, 'refused'],
    ['answers nonsense', { status: 200, body: '{"data":[]}' }, 'bad_answer'],
  ])('it %s: words answer, and the reply says why', async (_, failing, reason) => {
    answer = failing;
    const source = embeddingServer({ url: address, model: 'small', key: 'secret-key' });
    await expect(source.embed(['x'], { timeoutMs: 1000, tries: 1 })).rejects.toMatchObject({ kind: reason });
    answer = null;
  });

  it('own words answer instead, and the reply says of what and why', async () => {
    answer = { status: 503 };
    const { semantics, count } = await searchFor('terminate this agreement please');
    expect(semantics).toEqual({ name: 'words', instead_of: 'embeddings:small', reason: 'refused' });
    expect(count).toBe(1);
    answer = null;
  });
});

it.each([
  ['http://host:8000', 'http://host:8000/v1/embeddings'],
  ['https://host/v1/', 'https://host/v1/embeddings'],
  ['https://host/api/embeddings', 'https://host/api/embeddings'],
])('%s is asked at %s', (url, endpoint) => expect(embeddingEndpointOf(url)).toBe(endpoint));
