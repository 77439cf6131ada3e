import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import type { Dimension } from '@earshot/core/calls/dimension.ts';
import {
  baseDimensions,
  type DimensionName,
  dimensionNames,
  dimensions,
} from '@earshot/core/calls/dimensions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { extensionsOf } from '../../platform/extensions.ts';
import { callsLeft } from '../../testing/calls-left.ts';
import { makeCall, openContext } from '../../testing/context.ts';
import { type Client, removeDataDir, signIn, startServer, type TestServer } from '../../testing/server.ts';
import { callConditions } from '../files/call-conditions.ts';
import { allConditions, callScope } from './call-scope.ts';
import { conditionOf, namesApart } from './conditions-apart.ts';
import { facetsApart } from './facets.queries.ts';

let server: TestServer;
let client: Client;
let ctx: Ctx;
let close: () => Promise<void>;

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  client = await signIn(server);
  ({ ctx, close } = await openContext(server.dataDir));
  await makeCall(ctx, [{ speaker: 'operator', start_ms: 0, words: ['hello'] }]);
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

/** What a dimension can be asked for, of which the only call has not everything. */
function everyAskedOf(name: DimensionName): CallFilters[] {
  const dimension: Dimension = dimensions[name];
  switch (dimension.kind) {
    case 'choices':
      return dimension.values.map((value) => ({ [name]: [value] }));
    case 'choice':
      return dimension.values.map((value) => ({ [name]: value }));
    case 'names':
      return [{ [name]: ['nobody'] }];
    case 'ids':
      return [{ [name]: [999_999] }];
    case 'text':
      return [{ [name]: 'no such text' }];
    case 'flag':
      return [{ [name]: true }];
    case 'range':
      return [{ [name]: { start: 2_000_000_000, to: 0 } }];
    case 'period':
      return [{ periods: [{ field: name as 'created', start: '2999-01-01T00:00:00.000Z', to: null }] }];
    case 'metrics':
      return [{ [name]: [{ metric: 'holds', who: 'anyone', start: 1_000_000, to: null }] }];
    case 'fields':
      return [{ [name]: [{ name: 'plan', values: ['gold'] }] }];
    case 'field_numbers':
      return [
        { start: 1, to: null },
        { start: null, to: null },
      ].map((limits) => ({ [name]: [{ name: 'csat', ...limits }] }));
    case 'scores':
      return [null, 999_999].map((pattern_id) => ({
        [name]: [{ project_id: 999_999, pattern_id, start: null, to: null }],
      }));
    case 'goal_scores':
      return [
        { outcome: 'passed' as const },
        { stage: 'machine' as const, question_id: 7 },
        { question_id: 7, credit: { start: 50, to: null } },
        { outcome: 'open' as const, stage: 'published' as const },
      ].map((more) => ({
        [name]: [{ goal_id: 999_999, start: null, to: null, outcome: null, ...more }],
      }));
    case 'since':
      return [null, 2].map((after) => ({ [name]: [{ step: 'month' as const, first: '2026-03-01', after }] }));
    case 'calls':
      return [{ [name]: ['00000000-0000-4000-8000-000000000000'] }];
  }
}

/** Those that ask for what a call has not may leave the only one; a hand-picked set has no place in an address. */
const mayLeaveIt = (name: DimensionName) =>
  name.startsWith('without_') || dimensions[name].kind === 'flag' || dimensions[name].kind === 'calls';

/** This one says how others are joined, and nothing by itself. */
const asking = dimensionNames.filter((name) => name !== 'matching');

describe('every dimension', () => {
  it.each(asking)('says something to the database: %s', async (name) => {
    for (const filters of everyAskedOf(name)) {
      const scope = await callScope(ctx, filters, null);
      expect(allConditions(scope)).not.toEqual([]);
    }
  });

  it.each(asking.filter((name) => !mayLeaveIt(name)))(
    'leaves nothing for a value that no call has: %s',
    async (name) => {
      expect(await callsLeft(client, {})).toHaveLength(1);
      const left = await Promise.all(everyAskedOf(name).map((filters) => callsLeft(client, filters)));
      expect(left).toContainEqual([]);
    },
  );

  it('is a column, or exactly one module says what it means', () => {
    const answered = extensionsOf(ctx, callConditions).map(({ name }) => name);
    expect([...answered].sort()).toEqual([...namesApart].sort());
  });

  it('that is counted is a column, or its module says the values', () => {
    const uncounted = facetsApart.filter((name) => conditionOf(name, ctx).values === undefined);
    expect(uncounted).toEqual([]);
  });

  it('that nobody answers is refused rather than ignored', async () => {
    const alone = { ...ctx, extensions: new Map() };
    await expect(callScope(alone, { favorite: true }, null)).rejects.toThrow('favorite');
  });

  it('of a feature has its cases beside the feature', () => {
    const modules = join(import.meta.dirname, '..');
    const tests = globSync('*/*.test.ts', { cwd: modules }).map((path) =>
      readFileSync(join(modules, path), 'utf8'),
    );
    const without = dimensionNames
      .filter((name) => !(name in baseDimensions))
      .filter((name) => !tests.some((text) => new RegExp(`callsLeft\\([^;]*\\b${name}:`).test(text)));
    expect(without).toEqual([]);
  });
});
