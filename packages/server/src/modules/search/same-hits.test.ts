import { ask, compileQuery } from '@earshot/core/matching/compile-query.ts';
import {
  type PreparedConversation,
  prepareConversation,
} from '@earshot/core/matching/prepared-conversation.ts';
import { Query, type QueryInput } from '@earshot/core/matching/query.ts';
import { generator } from '@earshot/core/testing/random.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { makeCall, openContext, type SaidPhrase } from '../../testing/context.ts';
import { removeDataDir, startServer, type TestServer } from '../../testing/server.ts';
import { analyseFile } from '../analysis/analyse-file.ts';
import { loadCalls } from '../call-index/indexed-calls.queries.ts';
import { callScope } from '../calls/call-scope.ts';
import { listCallIds } from '../calls/calls.queries.ts';
import { matchedCalls, pageConditions } from '../calls/matched-calls.ts';
import { lexicon } from '../matching/lexicon.ts';
import { workspaceSemantics } from '../semantics/semantics.ts';
import { trainSemantics } from '../semantics/train-semantics.ts';
import { searchCalls } from './search.ts';

const conversations = Number(process.env.SAME_HITS_CALLS ?? 60);
const queries = Number(process.env.SAME_HITS_QUERIES ?? 180);
const seed = Number(process.env.SAME_HITS_SEED ?? 20_261_121);

let server: TestServer;
let ctx: Ctx;
let close: () => Promise<void>;
const stored = new Map<string, PreparedConversation>();
const random = generator(seed);

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  ({ ctx, close } = await openContext(server.dataDir));
  const ids: string[] = [];
  for (let call = 0; call < conversations; call += 1) {
    const id = await makeCall(ctx, someConversation());
    await analyseFile(ctx, id);
    ids.push(id);
  }
  for (const [id, call] of await loadCalls(ctx.db, ctx.workspaceId, ids, null))
    stored.set(id, prepareConversation(call, lexicon()));
  // What is learned half a minute after a call would change what is meant from one question to the next.
  await trainSemantics(ctx);
}, 120_000);
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

it('search and engine find the same', async () => {
  let found = 0;
  for (let number = 0; number < queries; number += 1) {
    const query = Query.parse({ ...someQuery(), language: languages[number % languages.length] });
    const { compiled } = compileQuery(query, lexicon());
    if (compiled === null) continue;
    const expected: Record<string, string[]> = {};
    for (const [id, conversation] of stored) {
      const { holds, hits } = ask(compiled, conversation);
      if (holds) expected[id] = hits.slice(0, 50).map(hitText);
    }
    const reply = await searchCalls(ctx, {
      query,
      filters: {},
      sorting_by: 'created',
      order_by: 'desc',
      limit: 1000,
      offset: 0,
      facets: number % 10 === 0,
    });
    const actual = Object.fromEntries(
      reply.results.map(({ file, hits }) => [file.file_id, hits.map(hitText)]),
    );
    expect(actual, JSON.stringify(query)).toEqual(expected);
    if (number % 10 === 0) {
      const all = reply.results.reduce((sum, { hit_count }) => sum + hit_count, 0);
      expect(reply.hits, JSON.stringify(query)).toEqual({ count: all, count_is_capped: false });
    } else expect(reply.hits).toBeNull();
    expect(reply.count).toBe(Object.keys(expected).length);
    expect((await walked(query)).toSorted(), JSON.stringify(query)).toEqual(Object.keys(expected).toSorted());
    found += reply.count;
  }
  // A generator that only asks for what is never said would prove nothing.
  expect(found).toBeGreaterThan(queries);
});

it('a search by meaning finds no less than all words do, in every place where it is asked', async () => {
  let found = 0;
  for (let number = 0; number < queries / 3; number += 1) {
    const asked = { ...someWordsQuery(), language: languages[number % languages.length] };
    const query = Query.parse({ ...asked, matching: 'semantic' });
    const { compiled } = compileQuery(query, lexicon());
    if (compiled === null || compileQuery({ ...query, matching: 'all' }, lexicon()).compiled === null)
      continue;
    const page = { filters: {}, sorting_by: 'created', order_by: 'desc', limit: 1000, offset: 0 } as const;
    const all = await searchCalls(ctx, {
      ...page,
      query: Query.parse({ ...asked, matching: 'all' }),
      facets: false,
    });
    const ids = all.results.map(({ file }) => file.file_id);
    const meant = await searchCalls(ctx, { ...page, query, facets: false }).catch((error: unknown) => {
      // Nobody is found by words that say nothing, and nothing can be compared with them.
      expect(error).toMatchObject({ code: 'queries.no_semantics' });
      return null;
    });
    if (meant === null) {
      expect(ids).toEqual([]);
      continue;
    }
    const what = JSON.stringify(query);
    expect(
      meant.results.map(({ file }) => file.file_id),
      what,
    ).toEqual(expect.arrayContaining(ids));
    expect(meant.count, what).toBe(meant.results.length);
    // Its passages are those of the engine, and none of them is empty.
    const semantics = await workspaceSemantics(ctx, query.phrases, []);
    for (const { file, hits } of meant.results) {
      const conversation = stored.get(file.file_id);
      if (conversation === undefined) throw new Error('not stored');
      expect(hits.map(hitText), what).toEqual(
        ask(compiled, conversation, semantics).hits.slice(0, 50).map(hitText),
      );
      expect(hits, what).not.toEqual([]);
    }
    const closest = await searchCalls(ctx, { ...page, sorting_by: 'relevance', query, facets: false });
    const before = closest.results.slice(0, ids.length).map(({ hits }) => hits.some(isCertain));
    expect(before, what).toEqual(ids.map(() => true));
    expect((await walked(query)).toSorted(), what).toEqual(
      meant.results.map(({ file }) => file.file_id).toSorted(),
    );
    found += ids.length;
  }
  expect(found).toBeGreaterThan(queries / 3);
});

const isCertain = ({ similarity }: { similarity?: number | undefined }) => similarity === 1;

/** The calls as a page finds them where many are meant: one after the other. */
async function walked(query: Query): Promise<string[]> {
  const scope = await callScope(ctx, {}, query);
  const page = { sorting_by: 'created', order_by: 'desc', limit: 100, offset: 0 } as const;
  const found = await matchedCalls(ctx, scope, page);
  const matched = { ...found, ids: scope.undecided.length > 0 ? found.ids : null };
  return listCallIds(ctx.db, ctx.workspaceId, await pageConditions(ctx, scope, matched, page), page);
}

function hitText(hit: {
  phrase_id: number;
  words: [number, number];
  text: string;
  start_ms: number;
}): string {
  return `${hit.phrase_id}:${hit.words.join('-')}@${hit.start_ms} ${hit.text}`;
}

/** Languages of queries, in turn. */
const languages = [null, 'uk', null, 'ru', null, 'en', 'de'];

/** Words that meet, nearly meet, and do not meet. */
const words =
  `договір договору договором договори розірвати розірву хочу хотів рахунок рахунки рахунка оплата оплату
  двадцять п'ять 25 5 сто мʼята м'ята інтернет-магазин магазин вартість ёлка елка оператор дякую
  договор договора договоры хочу расторгнуть оплату счёт счета двадцать пять спасибо
  cancel cancelled cancels contract contracts want wanted twenty five don't e-mail email the a of please
  O'Neil back\\slash ' " % _`.split(/\s+/);

function pick<T>(list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

function times<T>(most: number, make: () => T): T[] {
  return Array.from({ length: 1 + Math.floor(random() * most) }, make);
}

function someConversation(): SaidPhrase[] {
  let start_ms = Math.floor(random() * 20_000);
  return times(12, () => {
    const phrase = {
      speaker: pick(['operator', 'abonent', 'unknown']),
      start_ms,
      words: times(12, () => pick(words) + pick(['', '', '', '.', ',', '?'])),
    };
    start_ms += 1000 + Math.floor(random() * 15_000);
    return phrase;
  });
}

function somePart() {
  return pick([
    { name: 'entire' as const },
    { name: 'beginning' as const },
    { name: 'beginning' as const, seconds: pick([5, 20, 60]) },
    { name: 'ending' as const, percent: pick([10, 33, 50]) },
    { name: 'ending' as const },
    { name: 'first_half' as const },
    { name: 'second_half' as const },
    { name: 'talk_time' as const },
  ]);
}

function someWords(most = 3): string {
  return times(most, () => (random() < 0.1 ? `${pick(words).slice(0, 3)}*` : pick(words))).join(' ');
}

function someExpression(depth = 3): string {
  const inner = () => someExpression(depth - 1);
  if (depth === 0 || random() < 0.3)
    return random() < 0.3 ? `"${someWords(2).replaceAll('"', '')}"` : someWords(2).replaceAll('"', '');
  return pick([
    () => `(${inner()} AND ${inner()})`,
    () => `(${inner()} OR ${inner()})`,
    () => `NOT (${inner()})`,
    () => `${someWords(1).replaceAll('"', '')} NEAR/${pick([0, 1, 3])} ${someWords(2).replaceAll('"', '')}`,
    () => `${someWords(2).replaceAll('"', '')} BEFORE/${pick([0, 2])} (${pick(words)} OR ${someWords(2)})`,
    () => `${pick(['operator:', 'abonent:', 'beginning/20s:', 'second_half:', 'ending/30%:'])}(${inner()})`,
  ])();
}

function someQuery(): QueryInput {
  const common: QueryInput = {
    who: pick(['anyone', 'anyone', 'operator', 'abonent'] as const),
    part: somePart(),
    limits:
      random() < 0.15
        ? pick([
            [1, 2],
            [2, null],
            [0, 0],
            [0, 3],
          ] as [number, number | null][])
        : null,
  };
  const kind = random();
  if (kind < 0.15)
    return {
      ...common,
      type: 'regexp',
      regexp: pick(['\\bдогов\\w+', 'can\\w*\\s', '(рах|счет)', '\\d+', 'п.?ять', 'е.', 'ёлка']),
    };
  if (kind < 0.45)
    return { ...common, type: 'advanced', expression: someExpression(), distance: pick([0, 0, 2]) };
  return { ...common, ...someWordsQuery(), matching: pick(['any', 'all', 'exact'] as const) };
}

function someWordsQuery(): Pick<QueryInput, 'who' | 'part' | 'phrases' | 'distance'> {
  return {
    who: pick(['anyone', 'anyone', 'operator', 'abonent'] as const),
    part: somePart(),
    phrases: times(3, () => someWords()),
    distance: pick([0, 0, 1, 4, 20]),
  };
}
