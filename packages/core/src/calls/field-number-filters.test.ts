import { expect, it } from 'vitest';
import { readFieldNumberFilters, writeFieldNumberFilters } from './field-number-filters.ts';

it.each([
  ['csat:1..3', [{ name: 'csat', start: 1, to: 3 }]],
  ['csat:..', [{ name: 'csat', start: null, to: null }]],
  ['amount:-2.5..', [{ name: 'amount', start: -2.5, to: null }]],
  [
    'a:b:..7,c\\,d:0..0',
    [
      { name: 'a:b', start: null, to: 7 },
      { name: 'c,d', start: 0, to: 0 },
    ],
  ],
])('%s is read, and written again', (text, filters) => {
  expect(readFieldNumberFilters(text)).toEqual(filters);
  expect(writeFieldNumberFilters(filters)).toBe(text);
});

it.each(['csat', ':1..2', 'csat:1', 'csat:a..b', 'csat:1..2,plan', 'csat:1e9..'])(
  '%s says nothing',
  (text) => {
    expect(readFieldNumberFilters(text)).toBeUndefined();
  },
);
