import { expect, it } from 'vitest';
import { isCircular } from './circular.ts';

it.each<[string, [number, number[]][], boolean]>([
  ['has no parts', [], false],
  ['names itself', [[1, [1]]], true],
  [
    'names others that end',
    [
      [1, [2, 3]],
      [2, [3]],
      [3, []],
    ],
    false,
  ],
  [
    'comes back over two others',
    [
      [1, [2]],
      [2, [3]],
      [3, [1]],
    ],
    true,
  ],
  [
    'names others that go in a circle without it',
    [
      [1, [2]],
      [2, [3]],
      [3, [2]],
    ],
    false,
  ],
  ['names one that is gone', [[1, [9]]], false],
])('a segment that %s', (_title, parts, expected) => {
  expect(isCircular(1, new Map(parts))).toBe(expected);
});
