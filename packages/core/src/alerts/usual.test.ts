import { expect, it } from 'vitest';
import { standingOf, stretchesBefore, usualOf } from './usual.ts';

const longAgo = new Date('2020-01-01T00:00:00Z');
const stretch = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) });
const shown = (some: { from: Date; to: Date }[]) =>
  some.map(({ from, to }) => `${from.toISOString().slice(5, 13)} ${to.toISOString().slice(5, 13)}`);

it('a stretch of four hours is held against the same hours of fourteen days, by the clock on the wall', () => {
  const clock = { period: '4_a_day', timeZone: 'Europe/Kyiv' } as const;
  const all = stretchesBefore(clock, stretch('2026-04-02T09:00:00Z', '2026-04-02T13:00:00Z'), longAgo);
  expect(all).toHaveLength(14);
  // The clocks were put forward on 29 March.
  expect(shown(all).slice(0, 6)).toEqual([
    '04-01T09 04-01T13',
    '03-31T09 03-31T13',
    '03-30T09 03-30T13',
    '03-29T09 03-29T13',
    '03-28T10 03-28T14',
    '03-27T10 03-27T14',
  ]);
});

it.each([
  ['2_a_day', '2026-05-05T18:00:00Z', '2026-05-06T08:00:00Z', 14, '05-04T18 05-05T08'],
  ['daily', '2026-05-05T08:00:00Z', '2026-05-06T08:00:00Z', 14, '05-04T08 05-05T08'],
  ['weekly', '2026-04-27T08:00:00Z', '2026-05-04T08:00:00Z', 14, '04-20T08 04-27T08'],
  ['every_3_days', '2026-05-01T08:00:00Z', '2026-05-04T08:00:00Z', 14, '04-28T08 05-01T08'],
  // Two days of quiet are held against two days, none of them twice.
  ['daily', '2026-05-04T08:00:00Z', '2026-05-06T08:00:00Z', 14, '05-02T08 05-04T08'],
  ['4_a_day', '2026-05-05T20:00:00Z', '2026-05-06T16:00:00Z', 14, '05-04T20 05-05T16'],
] as const)('%s from %s to %s has %i before it, the newest %s', (period, from, to, count, newest) => {
  const all = stretchesBefore({ period, timeZone: 'UTC' }, stretch(from, to), longAgo);
  expect(all).toHaveLength(count);
  expect(shown(all)[0]).toBe(newest);
  for (const [at, one] of all.slice(1).entries())
    expect(one.to.getTime()).toBeLessThanOrEqual(all[at]?.from.getTime() ?? 0);
});

it('what was not watched from its beginning is none', () => {
  const clock = { period: 'daily', timeZone: 'UTC' } as const;
  const present = stretch('2026-05-05T08:00:00Z', '2026-05-06T08:00:00Z');
  expect(shown(stretchesBefore(clock, present, new Date('2026-05-03T08:00:00Z')))).toEqual([
    '05-04T08 05-05T08',
    '05-03T08 05-04T08',
  ]);
  expect(stretchesBefore(clock, present, new Date('2026-05-04T08:00:01Z'))).toEqual([]);
});

it.each([
  [[], null],
  [[6, 6, 6, 6], null],
  [[0, 0, 0, 0, 0], { middle: 0, low: 0, high: 0 }],
  [[9, 1, 5, 3, 7], { middle: 5, low: 3, high: 7 }],
  [[3, 4, 5, 6, 6, 6, 7, 9], { middle: 6, low: 4, high: 7 }],
])('of %j the usual is %j', (counts, usual) => {
  expect(usualOf(counts)).toEqual(usual);
});

it.each([
  [2, 'below'],
  [3, 'within'],
  [9, 'within'],
  [10, 'above'],
])('%i against 3 to 9 is %s', (count, standing) => {
  expect(standingOf(count, { middle: 6, low: 3, high: 9 })).toBe(standing);
});
