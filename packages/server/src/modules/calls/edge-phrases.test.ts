import { compileQuery } from '@earshot/core/matching/compile-query.ts';
import { Query, type QueryInput } from '@earshot/core/matching/query.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { makeCall, openContext } from '../../testing/context.ts';
import { type Client, removeDataDir, signIn, startServer, type TestServer } from '../../testing/server.ts';
import { analyseFile } from '../analysis/analyse-file.ts';
import { expressionSql } from '../call-index/expression.sql.ts';
import { lexicon } from '../matching/lexicon.ts';
import { edgePhrases } from './edge-phrases.ts';

let server: TestServer;
let client: Client;
let ctx: Ctx;
let close: () => Promise<void>;
const ids: string[] = [];

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  client = await signIn(server);
  ({ ctx, close } = await openContext(server.dataDir));
  // Half a second a word, so that "refund" comes at 5 s of the first phrase and at 1 s of the second.
  const late = 'one two three four six seven eight nine eleven twelve refund please'.split(' ');
  for (const words of [late, ['one', 'two', 'refund', 'please'], ['other']]) {
    const id = await makeCall(ctx, [{ speaker: 'operator', start_ms: 0, words }]);
    await analyseFile(ctx, id);
    ids.push(id);
  }
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

const found = async (query: QueryInput) => {
  const body = { query, filters: {}, limit: 10 };
  type Reply = { count: number; results: { file: { file_id: string }; hits: { start_ms: number }[] }[] };
  const { count, results } = await client.json<Reply>('POST', 'search', body);
  const calls = results.map(({ file, hits }) => [ids.indexOf(file.file_id), hits[0]?.start_ms]);
  return { count, calls: calls.toSorted() };
};

describe('words of a long phrase', () => {
  it.each<[string, QueryInput, (number | undefined)[][]]>([
    ['that come later', { part: { name: 'beginning', seconds: 1 } }, []],
    ['that come early', { part: { name: 'beginning', seconds: 2 } }, [[1, 1000]]],
    [
      'that come in time',
      { part: { name: 'beginning', seconds: 5.5 } },
      [
        [0, 5000],
        [1, 1000],
      ],
    ],
    [
      'in the second half',
      { part: { name: 'second_half' } },
      [
        [0, 5000],
        [1, 1000],
      ],
    ],
    ['in the first half', { part: { name: 'first_half' } }, []],
    ['in the ending', { part: { name: 'ending', percent: 20 } }, [[0, 5000]]],
  ])('%s are found where they are said', async (_title, query, calls) => {
    for (const phrases of [['refund'], ['refund please']])
      expect(await found({ phrases, ...query })).toEqual({ count: calls.length, calls });
  });

  it('are not found by leaving out those that only come later', async () => {
    const expression = 'NOT beginning/2s:refund';
    expect((await found({ type: 'advanced', expression })).count).toBe(2);
  });
});

it('of too many phrases over an edge the engine decides on the calls', async () => {
  const part = { name: 'beginning' as const, seconds: 1.5 };
  const { compiled } = compileQuery(Query.parse({ phrases: ['refund'], part }), lexicon());
  if (compiled === null) throw new Error('not understood');
  const exactly = async (most: number) => {
    const edges = await edgePhrases(ctx, compiled, most);
    return expressionSql(compiled.expression, { workspaceId: 1, hints: {}, semantics: null, edges }).isExact;
  };
  expect([await exactly(2), await exactly(1)]).toEqual([true, false]);
});
