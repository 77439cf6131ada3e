import { expect, test } from 'vitest';
import { wasHeard } from './heard-to-end.ts';

test.each([
  ['to its end', 5000, 5000, 60_000, true],
  ['a little before its end, as a pause comes', 5000, 4900, 60_000, true],
  ['half of it: somebody paused', 5000, 3000, 60_000, false],
  ['to the end of a call that is shorter than was said', 62_000, 60_000, 60_000, true],
  ['of a call whose length is not known', 5000, 5000, 0, true],
])('%s', (_, endMs, atMs, durationMs, expected) => {
  expect(wasHeard({ endMs }, atMs, durationMs)).toBe(expected);
});
