import { expect, it } from 'vitest';
import { dayOf, startOfDay } from './day.ts';

it.each([
  ['2026-03-01T23:30:00Z', 'UTC', '2026-03-01'],
  ['2026-03-01T23:30:00Z', 'Europe/Kyiv', '2026-03-02'],
  ['2026-03-01T02:30:00Z', 'America/New_York', '2026-02-28'],
  // The clock is put forward in this night, and back in the other one.
  ['2026-03-29T00:59:59Z', 'Europe/Kyiv', '2026-03-29'],
  ['2026-10-24T21:00:00Z', 'Europe/Kyiv', '2026-10-25'],
  ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
])('%s in %s is on %s', (moment, zone, day) => {
  expect(dayOf(new Date(moment), zone)).toBe(day);
});

it.each([
  ['2026-03-01T00:07:42Z', 'UTC', '2026-03-01T00:00:00Z'],
  ['2026-03-01T23:59:59Z', 'UTC', '2026-03-01T00:00:00Z'],
  ['2026-03-01T00:00:00Z', 'UTC', '2026-03-01T00:00:00Z'],
  ['2026-03-01T12:30:00Z', 'Asia/Kathmandu', '2026-02-28T18:15:00Z'],
  // An hour of this day is missing, and one of the other comes twice.
  ['2026-03-29T20:30:00Z', 'Europe/Kyiv', '2026-03-28T22:00:00Z'],
  ['2026-10-25T21:30:00Z', 'Europe/Kyiv', '2026-10-24T21:00:00Z'],
])('the day of %s in %s begins at %s', (moment, zone, start) => {
  expect(startOfDay(new Date(moment), zone)).toEqual(new Date(start));
});
