import { describe, expect, it } from 'vitest';
import type { Estimate } from '../agents/people.ts';
import { wilsonInterval } from '../agreement/wilson-interval.ts';
import { comparedDays, movementOf } from './movement.ts';

const share = (yes: number, n: number): Estimate => ({ value: yes / n, n, ...wilsonInterval(yes / n, n) });
const nothing: Estimate = { value: null, n: 0, low: null, high: null };

describe('movementOf', () => {
  it('bounds the difference of two shares as Newcombe does (1998, method 10, his example a)', () => {
    const { change } = movementOf(share(48, 80), share(56, 70), false);
    expect(change?.value).toBeCloseTo(0.2, 4);
    expect(change?.low).toBeCloseTo(0.0524, 3);
    expect(change?.high).toBeCloseTo(0.3339, 3);
  });

  it.each<[string, Estimate, Estimate, boolean, object]>([
    ['up', share(48, 80), share(56, 70), false, { state: 'up', calls_needed: null }],
    ['down', share(56, 70), share(48, 80), false, { state: 'down', calls_needed: null }],
    ['the interval holds 0', share(15, 31), share(8, 12), false, { state: 'too_early' }],
    ['the same, and the time is over', share(15, 31), share(8, 12), true, { state: 'unclear' }],
    ['nothing yet', share(15, 31), nothing, false, { state: 'too_early', change: null }],
    ['never anything', share(15, 31), nothing, true, { state: 'no_calls', change: null }],
    [
      'one value has no interval',
      share(15, 31),
      { value: 1, n: 1, low: null, high: null },
      false,
      { state: 'too_early', change: null },
    ],
    ['no change at all', share(6, 12), share(6, 12), false, { state: 'too_early', calls_needed: null }],
  ])('%s', (_, before, after, isOver, expected) => {
    expect(movementOf(before, after, isOver)).toMatchObject(expected);
  });

  it('tells how many more calls are needed: with clearly fewer the interval holds 0, with clearly more it does not', () => {
    const { calls_needed } = movementOf(share(15, 31), share(8, 12), false);
    const all = 12 + (calls_needed ?? 0);
    const with_ = (n: number) => {
      const times = n / 12;
      const before = share(Math.round(15 * times), Math.round(31 * times));
      return movementOf(before, share(Math.round(8 * times), Math.round(12 * times)), false).state;
    };
    expect([with_(Math.round(all * 0.7)), with_(Math.round(all * 1.3))]).toEqual(['too_early', 'up']);
  });
});

describe('comparedDays', () => {
  it.each([
    ['2026-11-09', '2026-11-09', null],
    [
      '2026-11-09',
      '2026-11-10',
      {
        before: { from: '2026-11-08', to: '2026-11-08' },
        after: { from: '2026-11-10', to: '2026-11-10' },
        isOver: false,
      },
    ],
    [
      '2026-03-01',
      '2026-12-01',
      {
        before: { from: '2025-12-01', to: '2026-02-28' },
        after: { from: '2026-03-02', to: '2026-05-30' },
        isOver: true,
      },
    ],
  ])('given on %s, seen on %s', (given, today, expected) => {
    expect(comparedDays(given, today)).toEqual(expected);
  });
});
