import { CallFilters } from '@earshot/core/files/call-filters.ts';
import { Query } from '@earshot/core/matching/query.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../context.ts';
import { makeCall, openContext } from '../../testing/context.ts';
import { removeDataDir, startServer, type TestServer } from '../../testing/server.ts';
import { analyseFile } from '../analysis/analyse-file.ts';
import { countSet } from './call-counts.store.ts';
import { callScope } from './call-scope.ts';
import { callsMeant } from './calls-meant.ts';

let server: TestServer;
let ctx: Ctx;
let close: () => Promise<void>;
const close4 = { phrases: ['you phone'], distance: 4 };
const newest = { sorting_by: 'created', order_by: 'desc' } as const;

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  ({ ctx, close } = await openContext(server.dataDir));
  const call = async (operator: string, texts: string[]) => {
    const phrases = texts.map((text, at) => ({
      speaker: 'operator',
      start_ms: at * 9000,
      words: text.split(' '),
    }));
    await analyseFile(ctx, await makeCall(ctx, phrases, { operator }));
  };
  // Five calls have both words close to each other, one of them twice; five have them far apart.
  for (let made = 0; made < 5; made += 1) {
    const near = 'you may use the phone';
    await call('Olena', made === 0 ? [near, 'it rains', near] : [near]);
    await call('Taras', ['you may sit here while I look for the phone']);
  }
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

const setOf = async (query: object) => {
  const { asked } = await callScope(ctx, CallFilters.parse({}), Query.parse(query));
  if (asked === null) throw new Error('nothing asked');
  return asked.set;
};

describe('counting the calls of words that may stand apart', () => {
  it.each([
    ['all phrases with the words looked at', { mostLookedAt: 12, leastTold: 2 }, 5, false],
    ['enough calls among the first phrases', { mostLookedAt: 11, leastTold: 2 }, 4, true],
    ['too few calls among the first phrases', { mostLookedAt: 11, leastTold: 6 }, 5, false],
  ])('%s', async (_name, limits, count, isCapped) => {
    const counted = await countSet(ctx.db, await setOf(close4), limits);
    expect(counted).toMatchObject({ count, count_is_capped: isCapped });
    expect(counted.ids?.length ?? null).toBe(isCapped ? null : count);
  });

  it('counts neighbouring words to the end, for an index knows them', async () => {
    const limits = { mostLookedAt: 1, leastTold: 1 };
    const counted = await countSet(ctx.db, await setOf({ phrases: ['the phone'] }), limits);
    expect(counted).toMatchObject({ count: 10, count_is_capped: false });
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
    expect(await callsMeant(ctx, scope, newest)).toMatchObject({ count, count_is_capped: false });
  });

  it('asks many calls of a filter through the index of words, with the same answer', async () => {
    const filters = CallFilters.parse({ operators: ['Olena'] });
    const scope = await callScope(ctx, filters, Query.parse({ phrases: ['use the phone'] }));
    const [few, many] = await Promise.all([200, 2].map((most) => callsMeant(ctx, scope, newest, most)));
    expect(few?.ids?.toSorted()).toEqual(many?.ids?.toSorted());
    expect(many?.count).toBe(5);
  });
});
