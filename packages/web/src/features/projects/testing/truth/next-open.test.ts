import { expect, test } from 'vitest';
import { nextOpen } from './next-open.ts';

const places = [1, 2, 3, 4].map((id) => ({ id, right: id === 3 ? { has: true } : null }));

test.each([
  { name: 'the one behind it', present: 1, said: [], is: 2 },
  { name: 'past what has an answer', present: 2, said: [], is: 4 },
  { name: 'past what is just being said', present: 1, said: [2], is: 4 },
  { name: 'from the end back to the first', present: 4, said: [], is: 1 },
  { name: 'none where all is said', present: 4, said: [1, 2], is: undefined },
])('next comes $name', ({ present, said, is }) => {
  expect(nextOpen(places, present, new Set(said))?.id).toBe(is);
});
