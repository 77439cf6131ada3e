import { ask, compileQuery } from '@earshot/core/matching/compile-query.ts';
import {
  type PreparedConversation,
  prepareConversation,
} from '@earshot/core/matching/prepared-conversation.ts';
import { Query } from '@earshot/core/matching/query.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { makeCall, openContext, type SaidPhrase } from '../../testing/context.ts';
import { query, removeDataDir, startServer, type TestServer } from '../../testing/server.ts';
import { analyseFile } from '../analysis/analyse-file.ts';
import { loadCalls } from '../call-index/indexed-calls.queries.ts';
import { allConditions, callScope } from '../calls/call-scope.ts';
import { listCallIds } from '../calls/calls.queries.ts';
import { type MatchedCalls, matchedCalls, pageConditions } from '../calls/matched-calls.ts';
import { rankCalls } from '../calls/relevance.ts';
import { removeFile } from '../files/files.ts';
import { lexicon } from '../matching/lexicon.ts';
import { searchCalls } from '../search/search.ts';
import { correctTranscript } from '../transcripts/correct.ts';
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

/** Several sentences in one breath are compared in stretches, too. */
const saying = (sentences: number) =>
  Array.from(
    { length: sentences },
    () => `${pick(opening)} ${pick(doing)} ${pick(whose)} ${pick(what)}`,
  ).flatMap((sentence) => sentence.split(/\s+/));

async function addCalls(count: number): Promise<void> {
  const ids: string[] = [];
  for (let call = 0; call < count; call += 1) {
    const phrases = Array.from(
      { length: 30 },
      (_, at): SaidPhrase => ({
        speaker: at % 2 === 0 ? 'operator' : 'abonent',
        start_ms: at * 5000,
        words: saying(at % 7 === 0 ? 6 : 1),
      }),
    );
    const id = await makeCall(ctx, phrases, { operator: pick(['Ann', 'Bo', 'Cy']) });
    await analyseFile(ctx, id);
    ids.push(id);
  }
  for (const [id, call] of await loadCalls(ctx.db, ctx.workspaceId, ids, null))
    stored.set(id, prepareConversation(call, lexicon()));
}

type Asked = Pick<z.input<typeof Query>, 'limits' | 'who' | 'part'>;
const kinds: Asked[] = [
  { limits: null },
  { limits: [0.2, null], who: 'operator' },
  { limits: [0, 0.6], part: { name: 'first_half' } },
];

function search(text: string, asked: Asked, more: Partial<Parameters<typeof searchCalls>[1]> = {}) {
  return searchCalls(ctx, {
    query: Query.parse({ matching: 'semantic', phrases: [text], ...asked }),
    filters: {},
    sorting_by: 'created',
    order_by: 'desc',
    limit: 1000,
    offset: 0,
    facets: false,
    ...more,
  });
}

async function compare(texts = queries): Promise<number> {
  let found = 0;
  for (const text of texts) {
    for (const asked of kinds) {
      const query = Query.parse({ matching: 'semantic', phrases: [text], ...asked });
      const { compiled } = compileQuery(query, lexicon());
      if (compiled === null) throw new Error('not understood');
      const semantics = await workspaceSemantics(ctx, [text], []);
      const expected: Record<string, string[]> = {};
      for (const [id, conversation] of stored) {
        const { holds, hits } = ask(compiled, conversation, semantics);
        if (holds)
          expected[id] = hits.slice(0, 50).map((hit) => `${hit.phrase_id} ${hit.text} ${hit.similarity}`);
      }
      const reply = await search(text, asked);
      const actual = Object.fromEntries(
        reply.results.map(({ file, hits }) => [
          file.file_id,
          hits.map((hit) => `${hit.phrase_id} ${hit.text} ${hit.similarity}`),
        ]),
      );
      expect(actual, `${text} ${JSON.stringify(asked)}`).toEqual(expected);
      expect(reply.count).toBe(Object.keys(expected).length);
      found += reply.count;
    }
  }
  return found;
}

async function modelVersion(): Promise<number> {
  const [row] = await query<{ version: number }>(
    server.dataDir,
    'select coalesce(max(version), 0)::int as version from semantic_models',
  );
  return row?.version ?? 0;
}

it('search and engine agree on what is similar', async () => {
  await addCalls(2);
  expect((await workspaceSemantics(ctx, ['contract'], [])).name).toBe('words');
  expect(await compare()).toBeGreaterThan(10);
  await trainSemantics(ctx);
  expect(await modelVersion()).toBeGreaterThan(0);
  expect((await workspaceSemantics(ctx, ['contract'], [])).name).toBe('words');
  expect(await compare()).toBeGreaterThan(10);

  await addCalls(38);
  await trainSemantics(ctx);
  expect((await workspaceSemantics(ctx, ['contract'], [])).name).toBe('own_conversations');
  expect(await compare()).toBeGreaterThan(100);
  // Nothing new was said.
  expect(await trainSemantics(ctx)).toBe(false);
  await expect(search('…', {})).rejects.toMatchObject({ code: 'queries.no_semantics' });
});

it('the closest calls of all come first, page by page', async () => {
  const text = 'cancel my contract';
  const closeness = ({ hits }: { hits: { similarity?: number | undefined }[] }) =>
    Math.max(...hits.map(({ similarity }) => similarity ?? 0));
  const order = { sorting_by: 'relevance', order_by: 'desc' } as const;
  const { results, count } = await search(text, {}, order);
  const ranked = results.map(closeness);
  expect(ranked.length).toBeGreaterThan(10);
  expect(ranked).toEqual(ranked.toSorted((a, b) => b - a));
  const pages: string[] = [];
  for (let offset = 0; offset < count; offset += 4) {
    const page = await search(text, {}, { ...order, limit: 4, offset });
    pages.push(...page.results.map(({ file }) => file.file_id));
  }
  expect(pages).toEqual(results.map(({ file }) => file.file_id));

  const [, second] = results;
  const operator = second?.file.operator ?? null;
  expect(operator).not.toBeNull();
  const ofOne = await search(text, {}, { ...order, filters: { operators: [operator ?? ''] } });
  expect(ofOne.results.map(({ file }) => file.file_id)).toEqual(
    results.filter(({ file }) => file.operator === operator).map(({ file }) => file.file_id),
  );
});

it('a page of very many calls is the same page', async () => {
  const query = Query.parse({ matching: 'semantic', phrases: ['cancel my contract'] });
  for (const filters of [{}, { operators: ['Ann'] }]) {
    const scope = await callScope(ctx, filters, query);
    const few = await matchedCalls(ctx, scope, { sorting_by: 'created', order_by: 'desc' });
    // Of so many their names would not be handed over.
    const many = { ...few, conditions: allConditions(scope), ids: null };
    const page = { sorting_by: 'created', order_by: 'desc', limit: 3, offset: 2 } as const;
    const listed = (matched: MatchedCalls) =>
      pageConditions(ctx, scope, matched, page).then((found) =>
        listCallIds(ctx.db, ctx.workspaceId, found, page),
      );
    expect(await listed(many)).toHaveLength(3);
    expect(await listed(many)).toEqual(await listed(few));
    const ranked = async (matched: MatchedCalls) =>
      (await rankCalls(ctx, scope, matched, page)).map(({ id }) => id);
    expect(await ranked(many)).toHaveLength(3);
    expect(await ranked(many)).toEqual(await ranked(few));
  }
});

it('an analysis that took a while to be written is not passed over', async () => {
  const before = await search('cancel my contract', {});
  const id = await makeCall(ctx, [{ speaker: 'abonent', start_ms: 0, words: ['cancel', 'my', 'contract'] }]);
  await analyseFile(ctx, id);
  await ctx.db
    .updateTable('files')
    .set({ analysed_at: new Date(ctx.now().getTime() - 20_000) })
    .where('workspace_id', '=', ctx.workspaceId)
    .where('id', '=', id)
    .execute();
  const after = await search('cancel my contract', {});
  expect(after.count).toBe(before.count + 1);
  await removeFile(ctx, id);
});

it('whoever does not wait for the reading hears that it goes on, and it does', async () => {
  // Nothing is read in this process yet.
  const other = await openContext(server.dataDir);
  try {
    const query = Query.parse({ matching: 'semantic', phrases: ['cancel my contract'] });
    const order = { sorting_by: 'created', order_by: 'desc' } as const;
    const early = await callScope(other.ctx, {}, query, { ms: 0, most: 10_000 });
    expect(early.semantics).toMatchObject({ reason: 'still_reading', isPartial: true });
    expect(await matchedCalls(other.ctx, early, order)).toMatchObject({
      count_is_capped: true,
      isUnfinished: true,
    });
    const late = await callScope(other.ctx, {}, query);
    expect(late.semantics).toMatchObject({ reason: null, isPartial: false });
    expect(await matchedCalls(other.ctx, late, order)).toMatchObject({
      count: (await search('cancel my contract', {})).count,
      count_is_capped: false,
      isUnfinished: false,
    });
  } finally {
    await other.close();
  }
});

it('what was removed, corrected and learned since is taken into account', async () => {
  const [first, second] = [...stored.keys()] as [string, string];
  await removeFile(ctx, first);
  stored.delete(first);
  expect(await compare(queries.slice(0, 2))).toBeGreaterThan(10);

  const phrases = [{ id: 1, text: 'nobody cancels anything xyzzy' }];
  await correctTranscript(ctx, second, { version: 1, phrases });
  await analyseFile(ctx, second);
  const corrected = await loadCalls(ctx.db, ctx.workspaceId, [second], null);
  for (const [id, call] of corrected) stored.set(id, prepareConversation(call, lexicon()));
  const found = await search('a word nobody said: xyzzy', {});
  expect(found.results.map(({ file }) => file.file_id)).toEqual([second]);
  expect(await compare(queries.slice(0, 2))).toBeGreaterThan(10);

  const before = await modelVersion();
  await addCalls(12);
  // The server learns from them by itself, too.
  await trainSemantics(ctx);
  expect(await modelVersion()).toBeGreaterThan(before);
  expect(await compare(queries.slice(0, 2))).toBeGreaterThan(10);
});
