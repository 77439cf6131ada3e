import { expect, it } from 'vitest';
import { KeptInMemory } from './kept-in-memory.ts';

it('what nobody asked for longest goes first, and what is kept anew takes the place of the former', () => {
  const kept = new KeptInMemory<string>(1000);
  kept.keep('a', 'first', 200);
  kept.keep('b', 'second', 200);
  kept.keep('b', 'second again', 200);
  kept.keep('c', 'third', 200);
  expect(kept.get('a')).toBe('first');
  kept.keep('d', 'fourth', 200);
  expect(['a', 'b', 'c', 'd'].map((key) => kept.get(key))).toEqual(['first', undefined, 'third', 'fourth']);
});

it('what is larger than everything that may be kept is not', () => {
  const kept = new KeptInMemory<string>(1000);
  kept.keep('a', 'small', 10);
  kept.keep('b', 'huge', 5000);
  expect([kept.get('a'), kept.get('b')]).toEqual([undefined, undefined]);
});
