import { Query } from '@earshot/core/matching/query.ts';
import { generator } from '@earshot/core/testing/random.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { makeCall, openContext } from '../../testing/context.ts';
import { removeDataDir, startServer, type TestServer } from '../../testing/server.ts';
import { analyseFile } from '../analysis/analyse-file.ts';
import { callScope } from './call-scope.ts';
import { matchedCalls } from './matched-calls.ts';
import { rankCalls } from './relevance.ts';

let server: TestServer;
let ctx: Ctx;
let close: () => Promise<void>;
const named = new Map<string, string>();

/** A call with a phrase a text; what begins with a dash is said by the other side. */
async function call(name: string, ...texts: string[]): Promise<void> {
  const phrases = texts.map((text, at) => ({
    speaker: text.startsWith('- ') ? 'abonent' : 'operator',
    start_ms: at * 20_000,
    words: text.replace(/^- /, '').split(' '),
  }));
  const id = await makeCall(ctx, phrases);
  await analyseFile(ctx, id);
  named.set(id, name);
}

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  ({ ctx, close } = await openContext(server.dataDir));
  await call('short', 'the walrus and the invoice');
  await call('twice', 'the walrus', 'walrus invoice');
  await call('long', `walrus ${'and so on '.repeat(30)} the end`);
  await call('common', 'the invoice the invoice the invoice');
  await call('in a row', 'one zebra parade two');
  await call('apart', 'one zebra two parade');
  await call('apart again', 'parade one zebra two');
  await call('one side', 'about the teapot', 'that teapot again', 'a fine day');
  await call('both sides', 'about the teapot', '- that teapot again', 'a fine day');
  await call('one side again', 'about the teapot', 'that teapot again', 'a fine day');
  const random = generator(5);
  const words = 'the and invoice please contract hello seven morning'.split(' ');
  for (let number = 0; number < 25; number += 1)
    await call(
      `call ${number}`,
      Array.from(
        { length: 3 + Math.floor(random() * 20) },
        () => words[Math.floor(random() * words.length)],
      ).join(' '),
    );
}, 60_000);
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

/** Names of the calls, the best one first, found a page at a time. */
async function ranked(
  phrases: string[],
  { limit = 100, blockSize, byName = true }: { limit?: number; blockSize?: number; byName?: boolean } = {},
): Promise<(string | undefined)[]> {
  const scope = await callScope(ctx, {}, Query.parse({ phrases }));
  const counted = await matchedCalls(ctx, scope, { sorting_by: 'recorded_at', order_by: 'desc' });
  expect(counted.ids).not.toBeNull();
  const matched = byName ? counted : { ...counted, ids: null };
  const rows = [];
  for (let offset = 0; offset < matched.count; offset += limit)
    rows.push(...(await rankCalls(ctx, scope, matched, { limit, offset }, { blockSize })));
  return rows.map(({ id }) => named.get(id));
}

describe('the best match first', () => {
  it('is the call with the rare words, more of them, and few others', async () => {
    const found = await ranked(['walrus', 'invoice']);
    expect(found.slice(0, 2)).toEqual(['twice', 'short']);
    expect(found.indexOf('long')).toBeLessThan(found.indexOf('common'));
  });

  it('is the call that says the words in a row, and of equal ones the newest', async () => {
    const found = await ranked(['zebra', 'parade']);
    expect(found.slice(0, 3)).toEqual(['in a row', 'apart again', 'apart']);
  });

  it('is the call in which both sides say a word, before those in which one side repeats it', async () => {
    expect(await ranked(['teapot'])).toEqual(['both sides', 'one side again', 'one side']);
  });

  it.each([
    [['walrus']],
    [['walrus', 'invoice']],
    [['the', 'contract', 'please']],
    [['invo*', 'hello']],
    [['please hello', 'the']],
  ])('is the same page by page, and whether calls are named or looked for: %j', async (phrases) => {
    const found = await ranked(phrases);
    expect(found.length).toBeGreaterThan(2);
    expect(await ranked(phrases, { limit: 3 })).toEqual(found);
    expect(await ranked(phrases, { byName: false })).toEqual(found);
  });

  it('of very many calls is among those with most of the words, and no call is lost', async () => {
    const words = ['zebra', 'parade', 'invoice', 'the'];
    const found = await ranked(words);
    const inBlocks = await ranked(words, { limit: 4, blockSize: 3 });
    expect(inBlocks.toSorted()).toEqual(found.toSorted());
    expect(inBlocks.slice(0, 3)).toEqual(['in a row', 'apart again', 'apart']);
  });
});
