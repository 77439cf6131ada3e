import { expect, it } from 'vitest';
import { turnsAfter } from './turns.ts';

it.each<[string, string[], string[]]>([
  ['nobody yet', [], []],
  ['one', ['a'], ['a']],
  ['two in one round', ['a', 'b'], ['a', 'b']],
  ['a second round that one has begun', ['a', 'b', 'a'], ['a']],
  ['one alone, again and again', ['a', 'a', 'a'], ['a']],
])('had their turn: %s', (_, taken, served) => {
  expect(turnsAfter(taken).served()).toEqual(served);
});
