import { expect, it } from 'vitest';
import { saidShare } from './adherence.ts';

it.each([
  [
    { said: 0, not_said: 0, unknown: 3 },
    { known: 0, share: null, low: null, high: null },
  ],
  [
    { said: 5, not_said: 0, unknown: 0 },
    { known: 5, share: 1, high: 1 },
  ],
  [
    { said: 0, not_said: 5, unknown: 1 },
    { known: 5, share: 0, low: 0 },
  ],
  [
    { said: 3, not_said: 1, unknown: 9 },
    { known: 4, share: 0.75 },
  ],
])('%j comes to %j', (counts, expected) => {
  expect(saidShare(counts)).toMatchObject({ ...counts, ...expected });
});

it('is surer of more calls', () => {
  const few = saidShare({ said: 8, not_said: 2, unknown: 0 });
  const many = saidShare({ said: 80, not_said: 20, unknown: 0 });
  // 8 of 10, by Wilson's formula with z = 1.96.
  expect(few.low).toBeCloseTo(0.4902, 4);
  expect(few.high).toBeCloseTo(0.9433, 4);
  expect(many.low).toBeGreaterThan(few.low ?? 1);
  expect(many.high).toBeLessThan(few.high ?? 0);
});
