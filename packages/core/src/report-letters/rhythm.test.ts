import { expect, it } from 'vitest';
import { dueTurn, type LetterRhythm, letterTurns, nextTurns, pastTurns } from './rhythm.ts';

const kyiv = 'Europe/Kyiv';
const shown = (moments: readonly Date[], timeZone = kyiv) =>
  moments.map((moment) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment),
  );

it.each<[string, LetterRhythm, string, string[]]>([
  [
    'every day',
    { every: 'day', at: '08:00' },
    '2026-03-28T06:00:00Z',
    ['2026-03-29 08:00', '2026-03-30 08:00'],
  ],
  [
    'on two weekdays, over the change of the clocks',
    { every: 'week', on: ['mon', 'fri'], at: '08:15' },
    '2026-03-27T06:14:59Z',
    ['2026-03-27 08:15', '2026-03-30 08:15', '2026-04-03 08:15'],
  ],
  [
    'on the first Monday',
    { every: 'month', nth: 'first', weekday: 'mon', at: '08:00' },
    '2026-11-30T12:00:00Z',
    ['2026-12-07 08:00', '2027-01-04 08:00', '2027-02-01 08:00', '2027-03-01 08:00', '2027-04-05 08:00'],
  ],
  [
    'on the last Friday, also of a February with four of them',
    { every: 'month', nth: 'last', weekday: 'fri', at: '18:30' },
    '2027-01-01T00:00:00Z',
    ['2027-01-29 18:30', '2027-02-26 18:30', '2027-03-26 18:30'],
  ],
  [
    'on the fourth Saturday of a leap February',
    { every: 'month', nth: 'fourth', weekday: 'sat', at: '00:00' },
    '2028-02-01T00:00:00Z',
    ['2028-02-26 00:00', '2028-03-25 00:00'],
  ],
  [
    'every quarter',
    { every: 'quarter', nth: 'second', weekday: 'tue', at: '08:00' },
    '2026-11-25T00:00:00Z',
    ['2027-01-12 08:00', '2027-04-13 08:00', '2027-07-13 08:00'],
  ],
  ['once', { every: 'once', day: '2026-12-01', at: '08:00' }, '2026-11-25T00:00:00Z', ['2026-12-01 08:00']],
  ['once, and over', { every: 'once', day: '2026-11-24', at: '08:00' }, '2026-11-25T00:00:00Z', []],
  [
    'once, far away',
    { every: 'once', day: '2031-01-01', at: '23:45' },
    '2026-11-25T00:00:00Z',
    ['2031-01-01 23:45'],
  ],
])('%s', (_, rhythm, from, expected) => {
  expect(shown(nextTurns(rhythm, kyiv, new Date(from), expected.length || 1))).toEqual(expected);
});

it('a time that the clocks jump over comes as much later, and one that comes twice counts once', () => {
  const rhythm: LetterRhythm = { every: 'day', at: '03:30' };
  const within = (from: string, to: string) => shown(letterTurns(rhythm, kyiv, new Date(from), new Date(to)));
  expect(within('2026-03-28T12:00:00Z', '2026-03-30T12:00:00Z')).toEqual([
    '2026-03-29 04:30',
    '2026-03-30 03:30',
  ]);
  expect(within('2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z')).toEqual([
    '2026-10-25 03:30',
    '2026-10-26 03:30',
  ]);
});

it('of turns that were missed only the last is due', () => {
  const rhythm: LetterRhythm = { every: 'day', at: '08:00' };
  const due = (after: string, now: string) =>
    dueTurn(rhythm, 'UTC', new Date(after), new Date(now))?.toISOString();
  expect(due('2026-11-20T08:00:00Z', '2026-11-25T07:59:59Z')).toBe('2026-11-24T08:00:00.000Z');
  expect(due('2026-11-24T08:00:00Z', '2026-11-25T07:59:59Z')).toBeUndefined();
  expect(due('2026-11-24T08:00:00Z', '2026-11-25T08:00:00Z')).toBe('2026-11-25T08:00:00.000Z');
});

it('turns of the past are told, the latest first', () => {
  const rhythm: LetterRhythm = { every: 'month', nth: 'first', weekday: 'mon', at: '08:00' };
  expect(shown(pastTurns(rhythm, kyiv, new Date('2026-11-20T00:00:00Z'), 6))).toEqual([
    '2026-11-02 08:00',
    '2026-10-05 08:00',
    '2026-09-07 08:00',
    '2026-08-03 08:00',
    '2026-07-06 08:00',
    '2026-06-01 08:00',
  ]);
  expect(pastTurns({ every: 'once', day: '2026-01-01', at: '08:00' }, kyiv, new Date(), 6)).toEqual([]);
});
