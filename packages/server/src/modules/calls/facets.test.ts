import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { search } from '@earshot/core/search/search.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { makeCall, openContext } from '../../testing/context.ts';
import { type Client, removeDataDir, signIn, startServer, type TestServer } from '../../testing/server.ts';
import { analyseFile } from '../analysis/analyse-file.ts';

let server: TestServer;
let client: Client;
let ctx: Ctx;
let close: () => Promise<void>;

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  client = await signIn(server);
  ({ ctx, close } = await openContext(server.dataDir));
  const call = async (operator: string | undefined, text: string) => {
    const phrases = [{ speaker: 'operator', start_ms: 0, words: text.split(' ') }];
    const id = await makeCall(ctx, phrases, operator === undefined ? {} : { operator });
    await analyseFile(ctx, id);
    return id;
  };
  const first = await call('Olena', 'your contract is cancelled');
  await call('Olena', 'we cancel nothing');
  await call('Taras', 'cancel the contract');
  await call(undefined, 'cancel it');
  await call('Mykola', 'good morning');
  const tag = { name: 'Leaving', color: 'red', weight: 0, detection: null };
  const { id } = await client.json<{ id: number }>('POST', 'tags', tag);
  await client.json('PUT', `files/${first}/tags/${id}`);
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

const facets = async (body: object) =>
  (
    await client.json<ReplyOf<typeof search>>('POST', 'search', {
      query: { phrases: ['cancel'] },
      facets: true,
      ...body,
    })
  ).facets;

describe('how many of the found calls have each value', () => {
  it('counts what the query found, most first, and leaves out what nobody wrote down', async () => {
    const found = await facets({});
    expect(found?.operators).toEqual([
      { value: 'Olena', label: 'Olena', count: 2 },
      { value: 'Taras', label: 'Taras', count: 1 },
    ]);
    expect(found?.status).toEqual([{ value: 'DONE', label: 'DONE', count: 4 }]);
    expect(found?.tags.map(({ label, count }) => [label, count])).toEqual([['Leaving', 1]]);
  });

  it('counts the other values of a filter, too, and everything else within it', async () => {
    const found = await facets({ filters: { operators: ['Taras'] } });
    expect(found?.operators.map(({ value, count }) => [value, count])).toEqual([
      ['Olena', 2],
      ['Taras', 1],
    ]);
    expect(found?.status).toEqual([{ value: 'DONE', label: 'DONE', count: 1 }]);
    expect(found?.tags).toEqual([]);
  });

  it('counts the other values within a segment that only the engine can decide', async () => {
    const { id } = await client.json<{ id: number }>('POST', 'segments', {
      name: 'To the letter',
      query: { type: 'regexp', regexp: 'cancel\\b' },
    });
    const found = await facets({ filters: { operators: ['Taras'], segments: [id] } });
    expect(found?.operators.map(({ value, count }) => [value, count])).toEqual([
      ['Olena', 1],
      ['Taras', 1],
    ]);
    expect(found?.status).toEqual([{ value: 'DONE', label: 'DONE', count: 1 }]);
  });

  it('counts what only the engine can decide', async () => {
    const found = await facets({ query: { type: 'regexp', regexp: 'cancel\\b' } });
    expect(found?.operators.map(({ value, count }) => [value, count])).toEqual([
      ['Olena', 1],
      ['Taras', 1],
    ]);
  });
});
