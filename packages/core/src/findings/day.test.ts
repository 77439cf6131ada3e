import { expect, it } from 'vitest';
import { dayOf } from './day.ts';

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
