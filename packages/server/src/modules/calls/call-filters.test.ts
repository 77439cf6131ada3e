import { type BaseDimensionName, baseDimensions, periodFields } from '@earshot/core/calls/dimensions.ts';
import { FlatFilters } from '@earshot/core/calls/flat-filters.ts';
import type { File } from '@earshot/core/files/files.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { makeCall, openContext } from '../../testing/context.ts';
import { newMember } from '../../testing/people.ts';
import {
  type Client,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from '../../testing/server.ts';
import { analyseFile } from '../analysis/analyse-file.ts';
import { replaceNumbers } from '../metrics/numbers.store.ts';

let server: TestServer;
let client: Client;
let ctx: Ctx;
let close: () => Promise<void>;
/** Ids of calls, and of what they are filtered by, by name. */
const ids: Record<string, string | number> = {};
const id = (name: string): never => (ids[name] ?? expect.fail(`nothing is called ${name}`)) as never;

/** Four calls around each limit; of the third nothing is known. */
const calls = {
  anna: {
    says: 'hello a refund please',
    row: {
      type: 'audio',
      status: 'DONE',
      language: 'en',
      direction: 'inbound',
      origin: 'upload',
      operator: 'Olena',
      abonent: '+380501112233',
      duration_ms: 60_000,
      created_at: new Date('2026-03-10T10:00:00.000Z'),
      recorded_at: new Date('2026-03-01T10:00:00.000Z'),
      meta: JSON.stringify({ queue: 'Sales', disposition: 'sold' }),
    },
    strongest: 'anger',
    source: 'north',
    numbers: [
      { metric: 'holds', speaker_role: '', value: 2 },
      { metric: 'talk_share', speaker_role: 'operator', value: 0.5 },
      { metric: 'talk_share', speaker_role: '', value: 0.9 },
    ],
  },
  boris: {
    says: 'hello refund',
    row: {
      type: 'audio',
      status: 'CANCELLED',
      // What was heard counts, not what was expected.
      language: 'en',
      language_found: 'uk',
      direction: 'outbound',
      origin: 'api',
      operator: 'Taras, the younger',
      abonent: 'Olena K',
      duration_ms: 60_001,
      created_at: new Date('2026-03-10T10:00:00.001Z'),
      recorded_at: new Date('2026-03-01T10:00:00.001Z'),
      meta: JSON.stringify({ queue: 'Support', campaign: 7 }),
    },
    strongest: 'happiness',
    source: 'south',
    numbers: [
      { metric: 'holds', speaker_role: '', value: 3 },
      { metric: 'talk_share', speaker_role: 'operator', value: 0.25 },
      { metric: 'talk_share', speaker_role: 'abonent', value: 0.5 },
    ],
  },
  chloe: {
    says: 'hello',
    row: {
      type: 'text',
      status: 'REFUNDED',
      origin: 'demo',
      duration_ms: null,
      created_at: new Date('2026-03-10T10:00:01.000Z'),
    },
    strongest: null,
    source: null,
    numbers: [],
  },
  dina: {
    says: 'hello there',
    row: {
      type: 'text',
      status: 'DONE',
      language: 'ru',
      direction: 'inbound',
      origin: 'upload',
      operator: 'olena',
      abonent: '100%',
      duration_ms: 59_999,
      created_at: new Date('2026-03-10T09:59:59.999Z'),
      recorded_at: new Date('2026-03-01T09:59:59.999Z'),
    },
    strongest: 'neutral',
    source: 'north',
    numbers: [{ metric: 'holds', speaker_role: '', value: 0 }],
  },
} as const;

async function makeCalls(): Promise<void> {
  for (const [name, { says, row, strongest, source, numbers }] of Object.entries(calls)) {
    const made = await makeCall(ctx, [{ speaker: 'operator', start_ms: 0, words: says.split(' ') }]);
    ids[name] = made;
    await analyseFile(ctx, made);
    await ctx.db
      .updateTable('files')
      .set({
        ...row,
        name: `${name}.wav`,
        source_id: source === null ? null : id(source),
        emotions: strongest && sql`emotions || ${JSON.stringify({ strongest })}::jsonb`,
      })
      .where('workspace_id', '=', 1)
      .where('id', '=', made)
      .execute();
    await replaceNumbers(ctx.db, 1, made, numbers);
  }
}

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  client = await signIn(server);
  ({ ctx, close } = await openContext(server.dataDir));
  const make = async (name: string, path: string, body: object) => {
    ids[name] = (await client.json<{ id: number }>('POST', path, { name, ...body })).id;
  };
  const refund = { methods: [{ kind: 'query', query: { phrases: ['refund'] } }] };
  await make('north', 'sources', {});
  await make('south', 'sources', {});
  for (const name of ['red', 'blue', 'unused']) await make(name, 'tags', { color: 'red' });
  await make('ruled', 'tags', { color: 'red', detection: refund });
  await make('wanted', 'patterns', { detection: refund });
  await make('greeted', 'patterns', {
    detection: { methods: [{ kind: 'query', query: { phrases: ['hello there'] } }] },
  });
  await makeCalls();
  await client.json('PUT', `files/${id('anna')}/tags/${id('red')}`);
  await client.json('PUT', `files/${id('boris')}/tags/${id('blue')}`);
  await client.json('PUT', `files/${id('chloe')}/tags/${id('red')}`);
  await client.json('DELETE', `files/${id('chloe')}/tags/${id('red')}`);
  // A rule would set it again, so that it stays as one that was taken off.
  await client.json('DELETE', `files/${id('boris')}/tags/${id('ruled')}`);
  await make('of Olena', 'segments', { filters: { operators: ['Olena'] } });
  await make('picked', 'segments', { ids: [id('boris'), id('chloe'), id('dina')] });
  await client.request('DELETE', `segments/${id('picked')}/files/${id('dina')}`);
  await make('empty', 'segments', { ids: [] });
  await make('with refund', 'segments', { filters: { patterns: [id('wanted')] } });
  await client.request('PUT', `files/${id('anna')}/favorite`);
  const viewer = { email: 'viewer@example.com', name: 'Viewer', role: 'viewer' } as const;
  await (await newMember(server, client, viewer)).request('PUT', `files/${id('boris')}/favorite`);
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

type Filters = Record<string, unknown>;
type Row = [string, () => Filters, () => Filters | null, string];
const all = 'anna boris chloe dina';
const created = (start: string | null, to: string | null) => ({ field: 'created', start, to });
const recorded = (start: string | null, to: string | null) => ({ field: 'recorded_at', start, to });
const tenOn = (day: string) => `2026-03-${day}T10:00:00.000Z`;
const afterTen = (day: string) => `2026-03-${day}T10:00:00.001Z`;

/**
 * A dimension without a case does not compile; one of a feature has its cases beside the feature. What is asked; as filters
 * of a search; as the query of the list (null: it has no such filter); what is found.
 */
const rows: Record<BaseDimensionName | 'together', Row[]> = {
  together: [
    ['nothing', () => ({}), () => ({}), all],
    [
      'both times',
      () => ({ periods: [created(null, tenOn('10')), recorded(tenOn('01'), null)] }),
      () => ({ created_to: tenOn('10'), recorded_at_start: tenOn('01') }),
      'anna',
    ],
    [
      'with one tag and without another',
      () => ({ tags: [id('red'), id('blue')], without_tags: [id('red')] }),
      () => ({ tags: `${id('red')},${id('blue')}`, without_tags: id('red') }),
      'boris',
    ],
    [
      'several filters, all of which must hold',
      () => ({ status: ['DONE'], type: 'text', operators: ['olena'] }),
      () => ({ status: 'DONE', type: 'text', operators: 'olena' }),
      'dina',
    ],
  ],
  status: [
    ['a status', () => ({ status: ['DONE'] }), () => ({ status: 'DONE' }), 'anna dina'],
    [
      'any of several',
      () => ({ status: ['DONE', 'REFUNDED'] }),
      () => ({ status: 'DONE,REFUNDED' }),
      'anna chloe dina',
    ],
    ['a status no call has', () => ({ status: ['PROCESSING'] }), () => ({ status: 'PROCESSING' }), ''],
    ['an empty list, which asks for nothing', () => ({ status: [] }), () => null, all],
  ],
  type: [
    ['calls with sound', () => ({ type: 'audio' }), () => ({ type: 'audio' }), 'anna boris'],
    ['conversations in writing', () => ({ type: 'text' }), () => ({ type: 'text' }), 'chloe dina'],
  ],
  language: [
    ['a language, expected', () => ({ language: ['en'] }), () => ({ language: 'en' }), 'anna'],
    ['a language, heard', () => ({ language: ['uk'] }), () => ({ language: 'uk' }), 'boris'],
    [
      'any language of several',
      () => ({ language: ['uk', 'ru'] }),
      () => ({ language: 'uk,ru' }),
      'boris dina',
    ],
  ],
  direction: [
    ['a direction', () => ({ direction: 'inbound' }), () => ({ direction: 'inbound' }), 'anna dina'],
    ['the other direction', () => ({ direction: 'outbound' }), () => ({ direction: 'outbound' }), 'boris'],
  ],
  origin: [
    ['where it came from', () => ({ origin: ['upload'] }), () => ({ origin: 'upload' }), 'anna dina'],
    [
      'where it came from, several',
      () => ({ origin: ['api', 'demo'] }),
      () => ({ origin: 'api,demo' }),
      'boris chloe',
    ],
  ],
  queue: [
    ['a queue', () => ({ queue: ['Sales'] }), () => ({ queue: 'Sales' }), 'anna'],
    ['queues', () => ({ queue: ['Sales', 'Support'] }), () => ({ queue: 'Sales,Support' }), 'anna boris'],
    ['a queue under the name of how it ended', () => ({ queue: ['sold'] }), () => ({ queue: 'sold' }), ''],
  ],
  disposition: [['how it ended', () => ({ disposition: ['sold'] }), () => ({ disposition: 'sold' }), 'anna']],
  campaign: [
    ['a campaign that is a number', () => ({ campaign: ['7'] }), () => ({ campaign: '7' }), 'boris'],
    [
      'a campaign under the name of a queue',
      () => ({ campaign: ['Sales'] }),
      () => ({ campaign: 'Sales' }),
      '',
    ],
  ],
  sources: [
    ['a source', () => ({ sources: [id('north')] }), () => ({ sources: id('north') }), 'anna dina'],
    [
      'any source, which a call without one is not of',
      () => ({ sources: [id('north'), id('south')] }),
      () => ({ sources: `${id('north')},${id('south')}` }),
      'anna boris dina',
    ],
  ],
  operators: [
    [
      'an operator, letter by letter',
      () => ({ operators: ['Olena'] }),
      () => ({ operators: 'Olena' }),
      'anna',
    ],
    [
      'an operator with a comma in the name',
      () => ({ operators: ['Taras, the younger'] }),
      () => ({ operators: 'Taras\\, the younger' }),
      'boris',
    ],
    [
      'a part of an operator, which is not one',
      () => ({ operators: ['Ol'] }),
      () => ({ operators: 'Ol' }),
      '',
    ],
    [
      'any of several operators',
      () => ({ operators: ['Olena', 'olena'] }),
      () => ({ operators: 'Olena,olena' }),
      'anna dina',
    ],
  ],
  abonents: [
    [
      'any of several abonents',
      () => ({ abonents: ['+380501112233', 'Olena K'] }),
      () => ({ abonents: '+380501112233,Olena K' }),
      'anna boris',
    ],
    [
      'the abonent, not the operator of that name',
      () => ({ abonents: ['Olena'] }),
      () => ({ abonents: 'Olena' }),
      '',
    ],
  ],
  name: [
    [
      'a part of operator or abonent, in any case',
      () => ({ name: 'OLENA' }),
      () => ({ name: 'OLENA' }),
      'anna boris dina',
    ],
    ['a part of the file name', () => ({ name: 'hlo' }), () => ({ name: 'hlo' }), 'chloe'],
    ['a per cent sign as it is written', () => ({ name: '0%' }), () => ({ name: '0%' }), 'dina'],
    ['an underscore as it is written', () => ({ name: 'd_na' }), () => ({ name: 'd_na' }), ''],
    ['no part at all', () => ({ name: '' }), () => ({ name: '' }), all],
  ],
  duration: [
    [
      'as long as the lower limit, or longer',
      () => ({ duration: { start: 60_000 } }),
      () => ({ duration_start: 60_000 }),
      'anna boris',
    ],
    [
      'longer than the shorter ones',
      () => ({ duration: { start: 60_001 } }),
      () => ({ duration_start: 60_001 }),
      'boris',
    ],
    [
      'as long as the upper limit, or shorter',
      () => ({ duration: { to: 60_000 } }),
      () => ({ duration_to: 60_000 }),
      'anna dina',
    ],
    [
      'shorter than the longer ones',
      () => ({ duration: { to: 59_999 } }),
      () => ({ duration_to: 59_999 }),
      'dina',
    ],
    [
      'exactly as long',
      () => ({ duration: { start: 60_000, to: 60_000 } }),
      () => ({ duration_start: 60_000, duration_to: 60_000 }),
      'anna',
    ],
    [
      'no limits, which asks for nothing',
      () => ({ duration: { start: 0, to: 0 } }),
      () => ({ duration_start: 0, duration_to: 0 }),
      all,
    ],
  ],
  created: [
    [
      'added at a moment or later',
      () => ({ periods: [created(tenOn('10'), null)] }),
      () => ({ created_start: tenOn('10') }),
      'anna boris chloe',
    ],
    [
      'added later',
      () => ({ periods: [created(afterTen('10'), null)] }),
      () => ({ created_start: afterTen('10') }),
      'boris chloe',
    ],
    [
      'added at a moment or earlier',
      () => ({ periods: [created(null, tenOn('10'))] }),
      () => ({ created_to: tenOn('10') }),
      'anna dina',
    ],
    [
      'added at one moment, told in another zone',
      () => ({ periods: [created('2026-03-10T12:00:00.000+02:00', '2026-03-10T12:00:00.000+02:00')] }),
      () => ({ created_start: '2026-03-10T12:00:00.000+02:00', created_to: '2026-03-10T12:00:00.000+02:00' }),
      'anna',
    ],
    [
      'added in a period that moves on',
      () => ({ periods: [{ field: 'created', last: 'today' }] }),
      () => null,
      '',
    ],
  ],
  recorded_at: [
    [
      'a period without ends, which asks for nothing',
      () => ({ periods: [recorded(null, null)] }),
      () => null,
      all,
    ],
    [
      'recorded at a moment or later, or added then where it is not said when',
      () => ({ periods: [recorded(tenOn('01'), null)] }),
      () => ({ recorded_at_start: tenOn('01') }),
      'anna boris chloe',
    ],
    [
      'recorded later',
      () => ({ periods: [recorded(afterTen('01'), null)] }),
      () => ({ recorded_at_start: afterTen('01') }),
      'boris chloe',
    ],
    [
      'recorded at a moment or earlier',
      () => ({ periods: [recorded(null, tenOn('01'))] }),
      () => ({ recorded_at_to: tenOn('01') }),
      'anna dina',
    ],
    [
      'recorded between two moments',
      () => ({ periods: [recorded('2026-03-01T00:00:00.000Z', tenOn('01'))] }),
      () => ({ recorded_at_start: '2026-03-01T00:00:00.000Z', recorded_at_to: tenOn('01') }),
      'anna dina',
    ],
  ],
  tags: [
    [
      'a tag, which one that was taken off is not',
      () => ({ tags: [id('red')] }),
      () => ({ tags: id('red') }),
      'anna',
    ],
    [
      'a tag of a rule, which one that was taken off by hand is not',
      () => ({ tags: [id('ruled')] }),
      () => ({ tags: id('ruled') }),
      'anna',
    ],
    [
      'any of several tags',
      () => ({ tags: [id('red'), id('blue')] }),
      () => ({ tags: `${id('red')},${id('blue')}` }),
      'anna boris',
    ],
    ['a tag no call has', () => ({ tags: [id('unused')] }), () => ({ tags: id('unused') }), ''],
    ['an empty list of tags, which asks for nothing', () => ({ tags: [] }), () => null, all],
  ],
  without_tags: [
    [
      'without a tag, which one that was taken off is',
      () => ({ without_tags: [id('red')] }),
      () => ({ without_tags: id('red') }),
      'boris chloe dina',
    ],
    [
      'without a tag of a rule, which one that was taken off by hand is',
      () => ({ without_tags: [id('ruled')] }),
      () => ({ without_tags: id('ruled') }),
      'boris chloe dina',
    ],
    [
      'with none of several tags',
      () => ({ without_tags: [id('red'), id('blue')] }),
      () => ({ without_tags: `${id('red')},${id('blue')}` }),
      'chloe dina',
    ],
    ['without none, which asks for nothing', () => ({ without_tags: [] }), () => null, all],
  ],
  patterns: [
    ['a pattern', () => ({ patterns: [id('wanted')] }), () => ({ patterns: id('wanted') }), 'anna boris'],
    [
      'any of several patterns',
      () => ({ patterns: [id('wanted'), id('greeted')] }),
      () => ({ patterns: `${id('wanted')},${id('greeted')}` }),
      'anna boris dina',
    ],
    ['an empty list of patterns, which asks for nothing', () => ({ patterns: [] }), () => null, all],
  ],
  segments: [
    [
      'a segment of filters',
      () => ({ segments: [id('of Olena')] }),
      () => ({ segments: id('of Olena') }),
      'anna',
    ],
    [
      'a segment picked by hand, which one that was taken off it is not of',
      () => ({ segments: [id('picked')] }),
      () => ({ segments: id('picked') }),
      'boris chloe',
    ],
    [
      'any of several segments',
      () => ({ segments: [id('of Olena'), id('picked')] }),
      () => ({ segments: `${id('of Olena')},${id('picked')}` }),
      'anna boris chloe',
    ],
    ['a segment of nothing', () => ({ segments: [id('empty')] }), () => ({ segments: id('empty') }), ''],
  ],
  matching: [
    [
      'all of several tags, by hand and by a rule',
      () => ({ tags: [id('red'), id('ruled')], matching: 'all' }),
      () => ({ tags: `${id('red')},${id('ruled')}`, matching: 'all' }),
      'anna',
    ],
    [
      'all of several tags that no call has together',
      () => ({ tags: [id('red'), id('blue')], matching: 'all' }),
      () => ({ tags: `${id('red')},${id('blue')}`, matching: 'all' }),
      '',
    ],
    [
      'any of several tags, said so',
      () => ({ tags: [id('red'), id('blue')], matching: 'any' }),
      () => ({ tags: `${id('red')},${id('blue')}`, matching: 'any' }),
      'anna boris',
    ],
    [
      'all of several patterns',
      () => ({ patterns: [id('wanted'), id('greeted')], matching: 'all' }),
      () => ({ patterns: `${id('wanted')},${id('greeted')}`, matching: 'all' }),
      '',
    ],
    [
      'all of several segments',
      () => ({ segments: [id('picked'), id('with refund')], matching: 'all' }),
      () => ({ segments: `${id('picked')},${id('with refund')}`, matching: 'all' }),
      'boris',
    ],
    [
      'all of several segments, one of which is gone',
      () => ({ segments: [id('picked'), 999_999], matching: 'all' }),
      () => ({ segments: `${id('picked')},999999`, matching: 'all' }),
      '',
    ],
    [
      'with none of several tags: those are no list of what a call has',
      () => ({ without_tags: [id('red'), id('blue')], matching: 'all' }),
      () => ({ without_tags: `${id('red')},${id('blue')}`, matching: 'all' }),
      'chloe dina',
    ],
    ['nothing that it could join', () => ({ matching: 'all' }), () => ({ matching: 'all' }), all],
  ],
  ids: [
    ['picked calls', () => ({ ids: [id('anna'), id('chloe')] }), () => null, 'anna chloe'],
    ['an empty list of calls, which asks for nothing', () => ({ ids: [] }), () => null, all],
  ],
  favorite: [
    [
      'the own favourites, not those of others',
      () => ({ favorite: true }),
      () => ({ favorite: '1' }),
      'anna',
    ],
    ['favourites or not', () => ({ favorite: false }), () => ({ favorite: '0' }), all],
  ],
  emotions: [
    ['the strongest emotion', () => ({ emotions: ['anger'] }), () => ({ emotions: 'anger' }), 'anna'],
    [
      'any of several emotions, which a call without one has not',
      () => ({ emotions: ['anger', 'happiness', 'sadness'] }),
      () => ({ emotions: 'anger,happiness,sadness' }),
      'anna boris',
    ],
  ],
  metrics: (
    [
      ['a number at the lower limit, or above', 'holds:2..', 'anna boris'],
      ['a number above those below', 'holds:2.5..', 'boris'],
      ['a number at the upper limit, or below', 'holds:..2', 'anna dina'],
      ['a number below those above', 'holds:..1.5', 'dina'],
      ['a number between limits', 'holds:2..3', 'anna boris'],
      ['exactly a number', 'holds:3..3', 'boris'],
      ['none of something', 'holds:..0', 'dina'],
      ['a number there is, whichever', 'holds:0..', 'anna boris dina'],
      ['a number of the operator, not of the call', 'operator.talk_share:0.5..', 'anna'],
      ['a number of the abonent', 'abonent.talk_share:0.5..', 'boris'],
      ['several numbers at once', 'holds:2..,operator.talk_share:..0.25', 'boris'],
      ['a number that nobody measured', 'silence_ms:0..', ''],
    ] as const
  ).map(
    ([title, metrics, found]): Row => [
      title,
      () => ({ metrics: metricsOf(metrics) }),
      () => ({ metrics }),
      found,
    ],
  ),
};
const allRows = Object.values(rows).flat();

/** As people write them by hand, apart from the reader that is tested. */
function metricsOf(text: string): Filters[] {
  return text.split(',').map((one) => {
    const [name = '', limits = ''] = one.split(':');
    const [start = '', to = ''] = limits.split('..');
    const [metric, who] = name.split('.').toReversed();
    const limit = (value: string) => (value === '' ? null : Number(value));
    return { metric, ...(who === undefined ? {} : { who }), start: limit(start), to: limit(to) };
  });
}

const namesOf = (files: readonly Pick<File, 'name'>[]) =>
  files
    .map(({ name }) => name.split('.')[0])
    .sort()
    .join(' ');

describe('calls are filtered by', () => {
  it.each(allRows)('%s', async (_title, filters, query, found) => {
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
    for (const [name, some] of Object.entries(rows)) {
      const isPeriod = periodFields.some((field) => field === name);
      const asks = (filters: Filters) => (isPeriod ? 'periods' : name) in filters;
      expect(name === 'together' || some.some(([, filters]) => asks(filters())), name).toBe(true);
    }
    const listed = new Set(allRows.flatMap(([, , query]) => Object.keys(query() ?? {})));
    const flat = Object.keys(FlatFilters.shape).filter(
      (name) => name.replace(/_(start|to)$/, '') in baseDimensions,
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
