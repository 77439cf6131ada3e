import { expect, it } from 'vitest';
import { shareOut, type ToShare } from './share-out.ts';

const call = (key: string, ...notBy: number[]): ToShare => ({ key, notBy: new Set(notBy) });

it.each<[string, ToShare[], number[], [number, number][], Record<string, number | null>]>([
  ['evenly', [call('a'), call('b'), call('c')], [1, 2], [], { a: 1, b: 2, c: 1 }],
  ['after what is open already', [call('a'), call('b')], [1, 2], [[1, 5]], { a: 2, b: 2 }],
  ['to nobody who must not', [call('a', 1), call('b')], [1, 2], [], { a: 2, b: 1 }],
  ['to nobody where nobody may', [call('a', 1, 2)], [1, 2], [], { a: null }],
  ['to nobody where there is nobody', [call('a')], [], [], { a: null }],
  // Whoever may look at little gets that first.
  ['hardest first', [call('a'), call('b', 1)], [1, 2], [], { a: 1, b: 2 }],
])('calls are shared out %s', (_, calls, people, open, expected) => {
  expect(Object.fromEntries(shareOut(calls, people, new Map(open)))).toEqual(expected);
});
