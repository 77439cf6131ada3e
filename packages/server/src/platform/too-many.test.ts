import { expect, it } from 'vitest';
import { tooMany } from './too-many.ts';

it.each([
  [-5, 1],
  [0, 1],
  [60_000, 1],
  [60_001, 2],
  [600_000, 10],
])('after %i ms another try is due in %i minutes', (waitMs, minutes) => {
  expect(tooMany(waitMs)).toMatchObject({ code: 'too_many_requests', params: { count: minutes } });
});
