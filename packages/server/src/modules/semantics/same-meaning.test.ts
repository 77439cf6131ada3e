import { ask, compileQuery } from '@earshot/core/matching/compile-query.ts';
import {
  type PreparedConversation,
  prepareConversation,
} from '@earshot/core/matching/prepared-conversation.ts';
import { Query } from '@earshot/core/matching/query.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { makeCall, openContext, type SaidPhrase } from '../../testing/context.ts';
import { removeDataDir, startServer, type TestServer } from '../../testing/server.ts';
import { analyseFile } from '../analysis/analyse-file.ts';
import { loadCalls } from '../call-index/indexed-calls.queries.ts';
import { lexicon } from '../matching/lexicon.ts';
import { searchCalls } from '../search/search.ts';
import { workspaceSemantics } from './semantics.ts';
import { trainSemantics } from './train-semantics.ts';

let server: TestServer;
let ctx: Ctx;
let close: () => Promise<void>;
const stored = new Map<string, PreparedConversation>();

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  ({ ctx, close } = await openContext(server.dataDir));
}, 120_000);
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

const opening = ['I want to', 'can I', 'please', 'how do I', 'хочу', 'я хотів би', 'прошу'];
const doing = ['cancel', 'terminate', 'end', 'change', 'розірвати', 'скасувати', 'змінити'];
const whose = ['my', 'the', 'our', 'мій', 'наш', ''];
const what = [
  'contract',
  'agreement',
  'subscription',
  'tariff 25',
  'договір',
  'контракт',
  'тариф',
  "don't know",
];
const queries = [
  'cancel my contract',
  'terminate agreement',
  'розірвати договір',
  'how do I change the tariff',
  'the',
  'тариф двадцять п’ять',
  'a word nobody said: xyzzy',
  "it's a \\ slash ' and % sign",
];

let turn = 0;
function pick(list: readonly string[]): string {
  turn = (turn * 1_103_515_245 + 12_345) % 2_147_483_648;
  return list[Math.floor((turn / 2_147_483_648) * list.length)] ?? '';
}

async function addCalls(count: number): Promise<void> {
  const ids: string[] = [];
  for (let call = 0; call < count; call += 1) {
    const phrases = Array.from(
      { length: 30 },
      (_, at): SaidPhrase => ({
        speaker: at % 2 === 0 ? 'operator' : 'abonent',
        start_ms: at * 5000,
        words: `${pick(opening)} ${pick(doing)} ${pick(whose)} ${pick(what)}`.split(/\s+/),
      }),
    );
    const id = await makeCall(ctx, phrases);
    await analyseFile(ctx, id);
    ids.push(id);
  }
  for (const [id, call] of await loadCalls(ctx.db, ctx.workspaceId, ids, null))
    stored.set(id, prepareConversation(call, lexicon()));
}

function search(text: string, limits: readonly [number, number | null] | null) {
  return searchCalls(ctx, {
    query: Query.parse({ matching: 'semantic', phrases: [text], limits }),
    filters: {},
    sorting_by: 'created',
    order_by: 'desc',
    limit: 1000,
    offset: 0,
    facets: false,
  });
}

async function compare(): Promise<number> {
  let found = 0;
  for (const text of queries) {
    for (const limits of [null, [0.2, null], [0, 0.6]] as const) {
      const query = Query.parse({ matching: 'semantic', phrases: [text], limits });
      const { compiled } = compileQuery(query, lexicon());
      if (compiled === null) throw new Error('not understood');
      const semantics = await workspaceSemantics(ctx, [text]);
      const expected: Record<string, string[]> = {};
      for (const [id, conversation] of stored) {
        const { holds, hits } = ask(compiled, conversation, semantics);
        if (holds)
          expected[id] = hits.slice(0, 50).map((hit) => `${hit.phrase_id} ${hit.text} ${hit.similarity}`);
      }
      const reply = await search(text, limits);
      const actual = Object.fromEntries(
        reply.results.map(({ file, hits }) => [
          file.file_id,
          hits.map((hit) => `${hit.phrase_id} ${hit.text} ${hit.similarity}`),
        ]),
      );
      expect(actual, `${text} ${JSON.stringify(limits)}`).toEqual(expected);
      found += reply.count;
    }
  }
  return found;
}

it('search and engine agree on what is similar', async () => {
  await addCalls(2);
  expect((await workspaceSemantics(ctx, ['contract'])).name).toBe('words');
  expect(await compare()).toBeGreaterThan(10);
  expect(await trainSemantics(ctx)).toBe(true);
  expect((await workspaceSemantics(ctx, ['contract'])).name).toBe('words');
  expect(await compare()).toBeGreaterThan(10);

  await addCalls(38);
  expect(await trainSemantics(ctx)).toBe(true);
  expect((await workspaceSemantics(ctx, ['contract'])).name).toBe('own_conversations');
  expect(await compare()).toBeGreaterThan(100);
  // Nothing new was said.
  expect(await trainSemantics(ctx)).toBe(false);
  await expect(search('…', null)).rejects.toMatchObject({ code: 'queries.no_semantics' });
});
