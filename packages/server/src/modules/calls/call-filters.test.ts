import { type BaseDimensionName, baseDimensions, periodFields } from '@earshot/core/calls/dimensions.ts';
import { FlatFilters } from '@earshot/core/calls/flat-filters.ts';
import type { File } from '@earshot/core/files/files.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContext } from '../../testing/context.ts';
import { facts } from '../../testing/filter-cases/facts.ts';
import type { FilterCase, Filters } from '../../testing/filter-cases/filter-case.ts';
import { makeFilteredCalls } from '../../testing/filter-cases/filtered-calls.ts';
import { marks } from '../../testing/filter-cases/marks.ts';
import { measured, metricsOf } from '../../testing/filter-cases/measured.ts';
import { people } from '../../testing/filter-cases/people.ts';
import { times } from '../../testing/filter-cases/times.ts';
import { together } from '../../testing/filter-cases/together.ts';
import {
  type Client,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from '../../testing/server.ts';

let server: TestServer;
let client: Client;
let close: () => Promise<void>;

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  client = await signIn(server);
  const opened = await openContext(server.dataDir);
  close = opened.close;
  await makeFilteredCalls(server, client, opened.ctx);
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

/** A dimension without a case does not compile; one of a feature has its cases beside the feature. */
const cases: Record<BaseDimensionName | 'together', FilterCase[]> = {
  ...together,
  ...facts,
  ...people,
  ...times,
  ...marks,
  ...measured,
};
const allCases = Object.values(cases).flat();

const namesOf = (files: readonly Pick<File, 'name'>[]) =>
  files
    .map(({ name }) => name.split('.')[0])
    .sort()
    .join(' ');

describe('calls are filtered by', () => {
  it.each(allCases)('%s', async (_title, filters, query, found) => {
    const body = { query: { phrases: ['hello'] }, filters: filters(), limit: 100 };
    const searched = await client.json<{ count: number; results: { file: File }[] }>('POST', 'search', body);
    expect([namesOf(searched.results.map(({ file }) => file)), searched.count]).toEqual([
      found,
      found.split(' ').filter(Boolean).length,
    ]);
    const asked = query();
    if (asked === null) return;
    const address = new URLSearchParams(
      Object.entries(asked).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const listed = await client.json<{ count: number; results: File[] }>('GET', `files?${address}`);
    expect([namesOf(listed.results), listed.count]).toEqual([found, found.split(' ').filter(Boolean).length]);
  });

  it.each([
    ['without a limit', 'holds:..', 'metrics.limit_missing'],
    ['with a limit below zero', 'holds:-1..0', 'metrics.limit_range'],
    ['with a share above the whole', 'operator.talk_share:0..50', 'metrics.limit_range'],
    ['with its limits the wrong way round', 'holds:3..1', 'metrics.limits_order'],
    ['that only a side has', 'talk_share:0.5..', 'metrics.unknown'],
    ['that nobody knows', 'mood:1..', 'metrics.unknown'],
    ['that the workspace has not defined', 'custom_999:1..', 'metrics.unknown'],
  ])('no number %s', async (_, metrics, code) => {
    expect(await refusal(await client.request('GET', `files?metrics=${metrics}`))).toEqual([422, code]);
    const body = { query: { phrases: ['hello'] }, filters: { metrics: metricsOf(metrics) } };
    expect(await refusal(await client.request('POST', 'search', body))).toEqual([422, code]);
  });

  it('every filter there is, by its name', () => {
    for (const [name, some] of Object.entries(cases)) {
      const isPeriod = periodFields.some((field) => field === name);
      const asks = (filters: Filters) => (isPeriod ? 'periods' : name) in filters;
      expect(name === 'together' || some.some(([, filters]) => asks(filters())), name).toBe(true);
    }
    const listed = new Set(allCases.flatMap(([, , query]) => Object.keys(query() ?? {})));
    const flat = Object.keys(FlatFilters.shape).filter(
      (name) => name === 'also' || name.replace(/_(start|to)$/, '') in baseDimensions,
    );
    expect([...listed].sort()).toEqual(flat.sort());
  });
});

it('metadata is counted, listed and written into a table', async () => {
  type Counted = { facets: Record<string, { value: string; count: number }[]> };
  const { facets } = await client.json<Counted>('GET', 'files?facets=1&queue=Sales');
  expect(facets.queue?.map(({ value, count }) => [value, count])).toEqual([
    ['Sales', 1],
    ['Support', 1],
  ]);
  expect(facets.disposition?.map(({ value }) => value)).toEqual(['sold']);
  const response = await client.request('POST', 'search/csv', { filters: { campaign: ['7'] } });
  const [head, ...lines] = (await response.text()).trim().split('\r\n');
  expect(head).toMatch(/,"queue","disposition","campaign"$/);
  expect(lines).toEqual([expect.stringMatching(/,"Support",,"7"$/)]);
});
