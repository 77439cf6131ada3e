import { expect, test } from 'vitest';
import { evenOut } from './even-out.ts';

const person = (user_id: number, planned: number, submitted = 0) => ({
  user_id,
  name: `P${user_id}`,
  planned,
  submitted,
});

test.each<[string, ReturnType<typeof person>[], [number, number, number] | null]>([
  ['nobody', [], null],
  ['one', [person(1, 20)], null],
  ['hardly more', [person(1, 5), person(2, 2)], null],
  ['half of the difference', [person(1, 2), person(2, 12), person(3, 6)], [2, 1, 5]],
  ['what is done does not count', [person(1, 20, 18), person(2, 9)], [2, 1, 3]],
])('moves %s', (_, people, expected) => {
  const move = evenOut(people);
  expect(move && [move.from.user_id, move.to.user_id, move.count]).toEqual(expected);
});
