import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { describe, expect, it } from 'vitest';
import {
  type FilterSearch,
  filtersOf,
  flatQueryOf,
  lastingFiltersOf,
  ofAllTime,
  searchOf,
  toggled,
  valuesOf,
  withoutFilters,
  withUsualPeriods,
} from './filter-address.ts';

const now = new Date(2026, 10, 21, 15, 30);
const at = (...when: [number, number, number, number?, number?, number?, number?]) =>
  new Date(...when).toISOString();
const endOfToday = at(2026, 10, 21, 23, 59, 59, 999);
const period = (field: 'created' | 'recorded_at', start: string | null, to: string | null = null) => ({
  periods: [{ field, start, to }],
});

describe('what an address means', () => {
  it.each<[FilterSearch, CallFilters]>([
    [{}, {}],
    [{ status: 'DONE,PROCESSING' }, { status: ['DONE', 'PROCESSING'] }],
    [{ status: 'FINISHED' }, {}],
    [
      { tags: '3,5', without_tags: '7' },
      { tags: [3, 5], without_tags: [7] },
    ],
    [{ tags: 'three' }, {}],
    [{ operators: 'Kovalenko\\, Maria,Bo' }, { operators: ['Kovalenko, Maria', 'Bo'] }],
    [{ duration_start: '60000' }, { duration: { start: 60_000, to: 0 } }],
    [{ duration_to: '600000' }, { duration: { start: 0, to: 600_000 } }],
    [{ queue: 'Sales,First\\, second' }, { queue: ['Sales', 'First, second'] }],
    [{ campaign: '7' }, { campaign: ['7'] }],
    [{ favorite: '1' }, { favorite: true }],
    [{ favorite: '0' }, {}],
    [{ emotions: 'anger,sadness' }, { emotions: ['anger', 'sadness'] }],
    [{ created_start: 'today' }, period('created', at(2026, 10, 21), endOfToday)],
    [{ created_start: '7d' }, period('created', at(2026, 10, 15), endOfToday)],
    [{ created_start: '30d' }, period('created', at(2026, 9, 23), endOfToday)],
    [{ recorded_at_start: '3m' }, period('recorded_at', at(2026, 7, 21), endOfToday)],
    [{ created_start: 'any' }, {}],
    [{ created_start: 'someday' }, {}],
    [
      { recorded_at_start: '2026-11-01', recorded_at_to: '2026-11-02' },
      period('recorded_at', at(2026, 10, 1), at(2026, 10, 2, 23, 59, 59, 999)),
    ],
    [
      { metrics: 'holds:1..3,operator.talk_share:0.5..' },
      {
        metrics: [
          { metric: 'holds', who: 'anyone', start: 1, to: 3 },
          { metric: 'talk_share', who: 'operator', start: 0.5, to: null },
        ],
      },
    ],
  ])('%j', (search, filters) => {
    expect(filtersOf(search, now)).toEqual(filters);
  });
});

it.each<[FilterSearch, CallFilters]>([
  [{ created_start: '7d' }, { periods: [{ field: 'created', start: null, to: null, last: '7d' }] }],
  [{ recorded_at_start: '2026-11-01' }, period('recorded_at', at(2026, 10, 1))],
  [{ created_start: 'any', tags: '3' }, { tags: [3] }],
])('what is kept of %j', (search, filters) => {
  expect(lastingFiltersOf(search, now)).toEqual(filters);
  expect(lastingFiltersOf(searchOf(filters), now)).toEqual(filters);
});

it('filters go into an address and come back the same', () => {
  const filters: CallFilters = {
    status: ['DONE'],
    type: 'audio',
    language: ['uk', 'en'],
    direction: 'inbound',
    origin: ['api'],
    sources: [1],
    tags: [2, 3],
    without_tags: [4],
    segments: [5],
    patterns: [6],
    operators: ['Kovalenko, Maria'],
    abonents: ['+380 44'],
    queue: ['Sales'],
    disposition: ['sold', 'no answer, again'],
    campaign: ['7'],
    name: 'refund',
    duration: { start: 1000, to: 60_000 },
    periods: [
      { field: 'created', start: at(2026, 1, 2), to: null },
      { field: 'recorded_at', start: null, to: at(2026, 1, 3) },
    ],
    favorite: true,
    emotions: ['anger'],
    metrics: [{ metric: 'custom_3', who: 'anyone', start: null, to: 0.5 }],
  };
  expect(filtersOf(searchOf(filters), now)).toEqual(filters);
});

it.each<[FilterSearch, FilterSearch]>([
  [{}, { created_start: '3m', recorded_at_start: '3m' }],
  [{ tags: '1' }, { tags: '1', created_start: '3m', recorded_at_start: '3m' }],
  [{ created_start: 'any' }, { created_start: 'any' }],
  [{ recorded_at_to: '2026-01-01' }, { recorded_at_to: '2026-01-01' }],
])('a page that opens with %j asks for %j', (search, asked) => {
  expect(withUsualPeriods(search)).toEqual(asked);
});

it('clearing leaves what is no filter', () => {
  const search = { tags: '1', created_start: '7d', sorting_by: 'name' };
  expect(withoutFilters(search)).toEqual({ sorting_by: 'name' });
});

it('all time is a choice of its own, which leaves the other filters', () => {
  const search = withUsualPeriods<FilterSearch>({ tags: '1' });
  expect(filtersOf(search, now).periods).toEqual([
    { field: 'created', start: at(2026, 7, 21), to: endOfToday },
    { field: 'recorded_at', start: at(2026, 7, 21), to: endOfToday },
  ]);
  const all = withUsualPeriods(ofAllTime(search));
  expect(filtersOf(all, now)).toEqual({ tags: [1] });
});

it.each<[FilterSearch, FilterSearch]>([
  [{}, { operators: 'A\\, B' }],
  [{ operators: 'A\\, B' }, { operators: undefined }],
  [{ operators: 'C' }, { operators: 'C,A\\, B' }],
])('a name with a comma taken in or out of %j', (search, next) => {
  expect(toggled(search, 'operators', 'A, B')).toEqual(next);
});

it('a direction is one of two', () => {
  expect(toggled({ direction: 'inbound' }, 'direction', 'outbound')).toEqual({ direction: 'outbound' });
  expect(valuesOf({ direction: 'inbound' }, 'direction')).toEqual(['inbound']);
});

it('the list is asked only for what it understands', () => {
  expect(flatQueryOf({ created_start: 'any', status: 'nonsense', tags: '1' }, now)).toEqual({ tags: '1' });
});
