import { expect, it } from 'vitest';
import { readSinceFilters, SinceFilter, writeSinceFilters } from './since-filters.ts';

it.each([
  ['month:2026-03-01', [{ step: 'month', first: '2026-03-01', after: null }]],
  [
    'week:2026-03-02:0,month:2024-02-01:12',
    [
      { step: 'week', first: '2026-03-02', after: 0 },
      { step: 'month', first: '2024-02-01', after: 12 },
    ],
  ],
])('%s is read, and written again', (text, filters) => {
  expect(readSinceFilters(text)).toEqual(filters);
  expect(writeSinceFilters(filters as SinceFilter[])).toBe(text);
});

it.each([
  'month',
  'month:2026-03-02',
  'week:2026-03-01',
  'day:2026-03-01',
  'month:2026-13-01',
  'month:0000-01-01',
  'month:2026-03-01:-1',
  'month:2026-03-01:1e9',
  'month:2026-03-01:601',
  'month:2026-03-01:1.5',
  Array.from({ length: 61 }, () => 'month:2026-03-01').join(),
])('%s says nothing', (text) => {
  expect(readSinceFilters(text)).toBeUndefined();
});

it('a filter of an absurd day or step is none', () => {
  const wrong = [
    { step: 'month', first: '2026-03-15' },
    { step: 'week', first: '2026-03-03' },
    { step: 'month', first: '+275760-09-01' },
    { step: 'month', first: '2026-03-01', after: -1 },
    { step: 'month', first: '2026-03-01', after: 1e9 },
  ];
  for (const one of wrong) expect(SinceFilter.safeParse(one).success).toBe(false);
  expect(SinceFilter.parse({ step: 'month', first: '9999-12-01', after: 600 }).after).toBe(600);
});
