import { Query } from '@earshot/core/matching/query.ts';
import { SegmentInput } from '@earshot/core/segments/segments.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { makeCall, openContext } from '../../testing/context.ts';
import { removeDataDir, startServer, type TestServer } from '../../testing/server.ts';
import { analyseFile } from '../analysis/analyse-file.ts';
import { createSegment } from '../segments/segments.ts';
import { trainSemantics } from '../semantics/train-semantics.ts';
import { callScope } from './call-scope.ts';
import { decideCalls, type Patience } from './decide-calls.ts';
import { countHits } from './hits.ts';
import { matchedCalls } from './matched-calls.ts';

const calls = 203;
let server: TestServer;
let ctx: Ctx;
let close: () => Promise<void>;

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  ({ ctx, close } = await openContext(server.dataDir));
  for (let at = 0; at < calls; at += 1)
    await analyseFile(
      ctx,
      await makeCall(ctx, [{ speaker: 'operator', start_ms: 0, words: ['hello', 'there'] }]),
    );
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

const order = { sorting_by: 'created', order_by: 'asc' } as const;
const scope = () => callScope(ctx, {}, Query.parse({ type: 'regexp', regexp: 'hel+o' }));

it('without any time left the first calls are decided on, and it says that there are more', async () => {
  const { ids, isCapped } = await decideCalls(ctx, await scope(), order, { ms: 0, most: 1000 });
  expect([ids.length, isCapped]).toEqual([200, true]);
});

it('with time enough all are', async () => {
  const { ids, isCapped } = await decideCalls(ctx, await scope(), order);
  expect([ids.length, isCapped]).toEqual([calls, false]);
});

it('calls of a segment that were not all found are not taken for all', async () => {
  const query = Query.parse({ type: 'regexp', regexp: 'hel+o' });
  const { id } = await createSegment(ctx, SegmentInput.parse({ name: 'Greetings', query }));
  const found = async (patience?: Patience) =>
    matchedCalls(ctx, await callScope(ctx, { segments: [id] }, null, patience), order);
  expect(await found({ ms: 0, most: 1000 })).toMatchObject({
    count: 200,
    count_is_capped: true,
    isUnfinished: true,
  });
  expect(await found()).toMatchObject({ count: calls, count_is_capped: false, isUnfinished: false });
});

it('words that are asked for with a meaning have the time that is left of the question, not all of it again', async () => {
  await trainSemantics(ctx);
  // More ways to stand apart than the database is asked about, so that the engine decides.
  const phrases = ['hello there hello there'];
  const query = Query.parse({ matching: 'semantic', phrases, distance: 20 });
  let looks = 0;
  const patience: Patience = {
    most: 1000,
    get ms() {
      looks += 1;
      return 2500;
    },
  };
  const { semantics } = await callScope(ctx, {}, query, patience);
  expect([semantics?.isMeaningless, looks]).toEqual([false, 1]);
});

it('hits are counted in the newest calls while there is time, and in the first of them in any case', async () => {
  const counted = async (ms: number) => {
    const asked = await callScope(ctx, {}, Query.parse({ phrases: ['hello'] }), { ms, most: 1000 });
    return countHits(ctx, asked, await matchedCalls(ctx, asked, order));
  };
  expect(await counted(0)).toEqual({ count: 50, count_is_capped: true });
  expect(await counted(60_000)).toEqual({ count: 200, count_is_capped: true });
});
