import { expect, test } from 'vitest';
import { dateOf, listDate } from './list-date.ts';

const call = { created: '2026-11-20T10:00:00Z', recorded_at: '2026-11-18T09:00:00Z' };

test.each([
  ['created', call.created],
  ['recorded_at', call.recorded_at],
  ['duration_ms', call.recorded_at],
  ['relevance', call.recorded_at],
])('a list sorted by %s shows %s', (order, shown) => {
  expect(dateOf(call, listDate(order))).toBe(shown);
});

test('a call of which nobody knows when it was shows when it came', () => {
  expect(dateOf({ ...call, recorded_at: null }, 'recorded_at')).toBe(call.created);
});
