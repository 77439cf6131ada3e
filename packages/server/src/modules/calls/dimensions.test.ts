import { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { type DimensionName, dimensionNames } from '@earshot/core/calls/dimensions.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { makeCall, openContext } from '../../testing/context.ts';
import { type Client, removeDataDir, signIn, startServer, type TestServer } from '../../testing/server.ts';
import { everyCallOf } from './calls.ts';

let server: TestServer;
let client: Client;
let ctx: Ctx;
let close: () => Promise<void>;
/** The calls of this test by name: one of everything, another of everything, and one that says nothing of itself. */
const ids = { first: '', second: '', bare: '' };
const made: Record<string, number> = {};

const day = (date: number) => new Date(Date.UTC(2026, 0, date));

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  client = await signIn(server);
  const opened = await openContext(server.dataDir);
  ({ close } = opened);
  ctx = { ...opened.ctx, userId: 1 };
  const phrases = [{ speaker: 'operator', start_ms: 0, words: ['hello'] }];
  const create = async (path: string, body: object) =>
    (await client.json<{ id: number }>('POST', path, body)).id;
  made.first = await create('sources', { name: 'Line 1', enabled: true });
  made.second = await create('sources', { name: 'Line 2', enabled: true });
  for (const name of Object.keys(ids) as (keyof typeof ids)[]) ids[name] = await makeCall(ctx, phrases);
  await change('first', {
    name: '50%_refund.wav',
    type: 'audio',
    status: 'DONE',
    origin: 'api',
    direction: 'inbound',
    operator: 'Kovalenko, Maria',
    abonent: '+380 44',
    language: 'en',
    language_found: 'uk',
    source_id: made.first,
    duration_ms: 60_000,
    created_at: day(2),
    recorded_at: day(1),
    emotions: JSON.stringify({ strongest: 'anger', trend: null }),
    meta: JSON.stringify({ queue: 'Sales', disposition: 'sold', campaign: 7 }),
  });
  await change('second', {
    name: '500 refund.txt',
    status: 'CANCELLED',
    origin: 'demo',
    direction: 'outbound',
    operator: 'Bo',
    abonent: 'Eve',
    language: 'en',
    source_id: made.second,
    duration_ms: 90_000,
    created_at: day(5),
    recorded_at: day(4),
    emotions: JSON.stringify({ strongest: 'sadness', trend: null }),
    meta: JSON.stringify({ queue: 'Support', disposition: 'callback', campaign: 'Spring' }),
  });
  await change('bare', { name: 'bare.txt', duration_ms: null, created_at: day(9), status: 'PROCESSING' });
  for (const name of ['kept', 'taken off'])
    made[name] = await create('tags', { name, color: 'red', weight: 0, detection: null });
  await client.json('PUT', `files/${ids.first}/tags/${made.kept}`);
  await client.json('PUT', `files/${ids.first}/tags/${made['taken off']}`);
  await client.json('DELETE', `files/${ids.first}/tags/${made['taken off']}`);
  await client.json('PUT', `files/${ids.second}/tags/${made['taken off']}`);
  await client.json('PUT', `files/${ids.first}/favorite`);
  made.segment = await create('segments', { name: 'Picked', ids: [ids.second] });
  made.pattern = await create('patterns', {
    name: 'Greeting',
    detection: { methods: [{ kind: 'query', query: { phrases: ['nobody said this'] } }] },
  });
  await ctx.db
    .insertInto('findings')
    .values({
      workspace_id: ctx.workspaceId,
      kind: 'pattern',
      rule_id: made.pattern,
      file_id: ids.first,
      origin: 'rule',
      version: 1,
      hits: 1,
      day: '2026-03-01',
      started_at: day(1),
      at: day(1),
    })
    .execute();
  const number = (file_id: string, speaker_role: string, value: number) => ({
    workspace_id: ctx.workspaceId,
    file_id,
    metric: 'holds',
    speaker_role,
    value,
  });
  await ctx.db
    .insertInto('file_metrics')
    .values([number(ids.first, '', 2), number(ids.second, '', 3), number(ids.second, 'operator', 2)])
    .execute();
}, 120_000);
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

function change(name: keyof typeof ids, values: Record<string, unknown>) {
  return ctx.db
    .updateTable('files')
    .set(values)
    .where('workspace_id', '=', ctx.workspaceId)
    .where('id', '=', ids[name])
    .execute();
}

type Case = [filters: () => z.input<typeof CallFilters>, found: (keyof typeof ids)[]];
const all: (keyof typeof ids)[] = ['first', 'second', 'bare'];
const period = (field: 'created' | 'recorded_at', start: Date | null, to: Date | null) => () => ({
  periods: [{ field, start: start?.toISOString() ?? null, to: to?.toISOString() ?? null }],
});
const holds = (limits: object) => () => ({ metrics: [{ metric: 'holds', ...limits }] });

/** A dimension without a case does not compile. */
const cases: Record<DimensionName, Case[]> = {
  created: [
    [period('created', day(2), null), all],
    [period('created', new Date(+day(2) + 1), null), ['second', 'bare']],
    [period('created', null, day(2)), ['first']],
    [period('created', null, new Date(+day(2) - 1)), []],
  ],
  recorded_at: [
    [period('recorded_at', day(1), day(4)), ['first', 'second']],
    [period('recorded_at', day(2), day(4)), ['second']],
    [period('recorded_at', day(1), day(3)), ['first']],
  ],
  tags: [
    [() => ({ tags: [made.kept as number] }), ['first']],
    [() => ({ tags: [made['taken off'] as number] }), ['second']],
    [() => ({ tags: [made.kept as number, made['taken off'] as number] }), ['first', 'second']],
    [() => ({ tags: [] }), all],
  ],
  without_tags: [
    [() => ({ without_tags: [made.kept as number] }), ['second', 'bare']],
    [() => ({ without_tags: [made['taken off'] as number] }), ['first', 'bare']],
    [() => ({ without_tags: [] }), all],
  ],
  operators: [
    [() => ({ operators: ['Kovalenko, Maria'] }), ['first']],
    [() => ({ operators: ['Kovalenko, Maria', 'Bo'] }), ['first', 'second']],
  ],
  abonents: [[() => ({ abonents: ['Eve'] }), ['second']]],
  status: [
    [() => ({ status: ['DONE', 'CANCELLED'] }), ['first', 'second']],
    [() => ({ status: [] }), all],
  ],
  direction: [[() => ({ direction: 'outbound' }), ['second']]],
  queue: [
    [() => ({ queue: ['Sales'] }), ['first']],
    [() => ({ queue: ['Sales', 'Support'] }), ['first', 'second']],
    [() => ({ queue: ['sold'] }), []],
  ],
  disposition: [[() => ({ disposition: ['sold'] }), ['first']]],
  campaign: [
    [() => ({ campaign: ['7'] }), ['first']],
    [() => ({ campaign: ['Spring'] }), ['second']],
  ],
  duration: [
    [() => ({ duration: { start: 60_000 } }), ['first', 'second']],
    [() => ({ duration: { start: 60_001 } }), ['second']],
    [() => ({ duration: { to: 90_000 } }), ['first', 'second']],
    [() => ({ duration: { to: 89_999 } }), ['first']],
    [() => ({ duration: {} }), all],
  ],
  favorite: [
    [() => ({ favorite: true }), ['first']],
    [() => ({ favorite: false }), all],
  ],
  emotions: [[() => ({ emotions: ['anger', 'happiness'] }), ['first']]],
  language: [
    [() => ({ language: ['uk'] }), ['first']],
    [() => ({ language: ['en'] }), ['second']],
  ],
  sources: [[() => ({ sources: [made.second as number] }), ['second']]],
  segments: [[() => ({ segments: [made.segment as number] }), ['second']]],
  patterns: [
    [() => ({ patterns: [made.pattern as number] }), ['first']],
    [() => ({ patterns: [] }), all],
  ],
  origin: [[() => ({ origin: ['api'] }), ['first']]],
  type: [[() => ({ type: 'text' }), ['second', 'bare']]],
  name: [
    [() => ({ name: 'REFUND' }), ['first', 'second']],
    [() => ({ name: '50%' }), ['first']],
    [() => ({ name: '_refund' }), ['first']],
    [() => ({ name: 'kovalenko' }), ['first']],
    [() => ({ name: 'eve' }), ['second']],
    [() => ({ name: '' }), all],
  ],
  metrics: [
    [holds({ start: 2, to: 3 }), ['first', 'second']],
    [holds({ start: 2.1 }), ['second']],
    [holds({ to: 2 }), ['first']],
    [holds({ to: 1.9 }), []],
    [holds({ start: 2, who: 'operator' }), ['second']],
    [holds({ start: 0, who: 'abonent' }), []],
  ],
  ids: [
    [() => ({ ids: [ids.bare, ids.first] }), ['first', 'bare']],
    [() => ({ ids: [] }), all],
  ],
};

it.each(dimensionNames.flatMap((name) => cases[name].map((one, at) => [name, at, ...one] as const)))(
  '%s, case %i',
  async (_name, _at, filters, expected) => {
    const found = await everyCallOf(ctx, CallFilters.parse(filters()), null);
    const names = all.filter((name) => found.includes(ids[name]));
    expect(names, JSON.stringify(filters())).toEqual(expected);
  },
);

it('filters hold together', async () => {
  const filters = CallFilters.parse({ operators: ['Bo'], queue: ['Sales'] });
  expect(await everyCallOf(ctx, filters, null)).toEqual([]);
});

it('metadata is counted, listed and written into a table', async () => {
  type Counted = { facets: Record<string, { value: string; count: number }[]> };
  const { facets } = await client.json<Counted>('GET', 'files?facets=1&queue=Sales');
  expect(facets.queue?.map(({ value, count }) => [value, count])).toEqual([
    ['Sales', 1],
    ['Support', 1],
  ]);
  expect(facets.campaign?.map(({ value }) => value)).toEqual(['7']);
  const response = await client.request('POST', 'search/csv', { filters: { disposition: ['sold'] } });
  const [head, ...lines] = (await response.text()).trim().split('\r\n');
  expect(head).toMatch(/,"queue","disposition","campaign"$/);
  expect(lines).toEqual([expect.stringMatching(/,"Sales","sold","7"$/)]);
});
