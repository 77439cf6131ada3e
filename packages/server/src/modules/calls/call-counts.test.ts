import { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { countCap } from '@earshot/core/calls/calls.api.ts';
import { Query } from '@earshot/core/matching/query.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { makeCall, openContext } from '../../testing/context.ts';
import { removeDataDir, signIn, startServer, type TestServer } from '../../testing/server.ts';
import { analyseFile } from '../analysis/analyse-file.ts';
import { countSet } from './call-counts.queries.ts';
import { callScope } from './call-scope.ts';
import { matchedCalls } from './matched-calls.ts';

let server: TestServer;
let ctx: Ctx;
let close: () => Promise<void>;
const close4 = { phrases: ['you phone'], distance: 4 };
const newest = { sorting_by: 'created', order_by: 'desc' } as const;

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  ({ ctx, close } = await openContext(server.dataDir));
  let made = 0;
  const call = async (operator: string, texts: string[]) => {
    const phrases = texts.map((text, at) => ({
      speaker: 'operator',
      start_ms: at * 9000,
      words: text.split(' '),
    }));
    made += 1;
    await analyseFile(ctx, await makeCall(ctx, phrases, { operator, recorded_at: new Date(made * 60_000) }));
  };
  // Five calls have both words close to each other, one of them twice; five have them far apart.
  for (let pair = 0; pair < 5; pair += 1) {
    const near = 'you may use the phone';
    await call('Olena', pair === 0 ? [near, 'it rains', near] : [near]);
    await call('Taras', ['you may sit here while I look for the phone']);
  }
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

const limitsOfTest = { manyPhrases: 0, mostAsked: 1000, phrasesAsked: 50_000, sampled: 100, leastShare: 0.1 };

const count = async (query: object, limits: Partial<typeof limitsOfTest>) => {
  const { asked } = await callScope(ctx, CallFilters.parse({}), Query.parse(query));
  if (asked === null) throw new Error('nothing asked');
  return countSet(ctx.db, ctx.workspaceId, asked, { ...limitsOfTest, ...limits });
};

describe('counting the calls of words that may stand apart', () => {
  it.each([
    ['every call asked', { mostAsked: 11 }, 5, false],
    ['enough among the newest calls', { mostAsked: 8, leastShare: 0.5 }, 4, true],
    ['too few among the newest calls', { mostAsked: 8, leastShare: 0.6 }, 5, false],
    ['as many calls as have so many phrases', { phrasesAsked: 4, sampled: 2, leastShare: 0.5 }, 2, true],
    ['few phrases with the words', { manyPhrases: 1_000_000, mostAsked: 1, leastShare: 0 }, 5, false],
  ])('%s', async (_name, limits, expected, isCapped) => {
    const counted = await count(close4, limits);
    expect(counted).toMatchObject({ count: expected, count_is_capped: isCapped });
    expect(counted.ids?.length ?? null).toBe(isCapped ? null : expected);
  });

  it.each([0, 1_000_000])(
    'counts what is said in the beginning, with %d phrases being many',
    async (manyPhrases) => {
      const beginning = { name: 'beginning', seconds: 9, percent: null };
      const limits = { manyPhrases, mostAsked: 1, leastShare: 2 };
      expect(await count({ phrases: ['it rains'], part: beginning }, limits)).toMatchObject({ count: 0 });
      const later = { ...beginning, seconds: 9.001 };
      expect(await count({ phrases: ['it rains'], part: later }, limits)).toMatchObject({ count: 1 });
      expect(await count({ ...close4, part: beginning }, limits)).toMatchObject({ count: 5 });
    },
  );

  it('counts neighbouring words to the end, for an index knows them', async () => {
    const limits = { mostAsked: 1, leastShare: 0 };
    expect(await count({ phrases: ['the phone'] }, limits)).toMatchObject({
      count: 10,
      count_is_capped: false,
    });
  });
});

describe('calls of filters and a query', () => {
  it.each([
    ['Olena', 'you may use', 5],
    ['Taras', 'you may use', 0],
    ['Taras', 'you may', 5],
    ['Nobody', 'you may', 0],
  ])('%s: %s', async (operator, phrase, count) => {
    const scope = await callScope(
      ctx,
      CallFilters.parse({ operators: [operator] }),
      Query.parse({ phrases: [phrase] }),
    );
    expect(await matchedCalls(ctx, scope, newest)).toMatchObject({ count, count_is_capped: false });
  });

  it('asks many calls of a filter through the index of words, with the same answer', async () => {
    const filters = CallFilters.parse({ operators: ['Olena'] });
    const scope = await callScope(ctx, filters, Query.parse({ phrases: ['use the phone'] }));
    const [few, many] = await Promise.all([200, 2].map((most) => matchedCalls(ctx, scope, newest, most)));
    expect(few?.ids?.toSorted()).toEqual(many?.ids?.toSorted());
    expect(many?.count).toBe(5);
  });
});

it('says of a long list that there is more than was counted, and goes on behind the count', async () => {
  const client = await signIn(server);
  const few = await client.json('GET', 'files?limit=1');
  expect(few).toMatchObject({ count: 10, count_is_capped: false, total: 10, total_is_capped: false });
  await sql`insert into files
    select (jsonb_populate_record(files, jsonb_build_object('id', gen_random_uuid(), 'sha256', gen_random_uuid()))).*
    from files, generate_series(1, 1001) where workspace_id = ${ctx.workspaceId}`.execute(
    ctx.acrossWorkspaces,
  );
  const many = await client.json<{ results: unknown[] }>('GET', 'files?limit=5&offset=10001');
  expect(many).toMatchObject({
    count: countCap,
    count_is_capped: true,
    total: countCap,
    total_is_capped: true,
  });
  expect(many.results).toHaveLength(5);
  const counted = (more: object) => client.json('POST', 'search', { query: null, limit: 1, ...more });
  expect(await counted({})).toMatchObject({ count: countCap, count_is_capped: true, hits: null });
  expect(await counted({ exact: true })).toMatchObject({ count: 10_020, count_is_capped: false });
  // Nothing is asked for, so that no call answers better than another.
  expect(await counted({ sorting_by: 'relevance', facets: true })).toMatchObject({
    count: countCap,
    hits: null,
  });
});
