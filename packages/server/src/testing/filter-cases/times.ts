import { all, type FilterCase } from './filter-case.ts';

export const created = (start: string | null, to: string | null) => ({ field: 'created', start, to });
export const recorded = (start: string | null, to: string | null) => ({ field: 'recorded_at', start, to });
export const tenOn = (day: string) => `2026-03-${day}T10:00:00.000Z`;
const afterTen = (day: string) => `2026-03-${day}T10:00:00.001Z`;

/** When it was, and how long. */
export const times = {
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
  hour: [
    ['an hour', () => ({ hour: ['10'] }), () => ({ hour: '10' }), 'anna boris chloe'],
    ['another hour', () => ({ hour: ['09', '23'] }), () => ({ hour: '09,23' }), 'dina'],
  ],
  weekday: [
    [
      'days of the week',
      () => ({ weekday: ['sun', 'sat'] }),
      () => ({ weekday: 'sun,sat' }),
      'anna boris dina',
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
} satisfies Record<string, FilterCase[]>;
