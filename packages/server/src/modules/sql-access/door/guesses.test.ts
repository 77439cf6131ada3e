import { expect, it } from 'vitest';
import { createGuesses } from './guesses.ts';

it('hears so many wrong passwords of each, and hears again after ten minutes', () => {
  let now = 0;
  const guesses = createGuesses(2, () => now);
  guesses.count('ann');
  expect(guesses.isBlocked('ann')).toBe(false);
  now = 60_000;
  guesses.count('ann');
  expect(guesses.isBlocked('ann')).toBe(true);
  expect(guesses.isBlocked('bob')).toBe(false);
  now = 10 * 60_000 - 1;
  expect(guesses.isBlocked('ann')).toBe(true);
  now = 10 * 60_000;
  expect(guesses.isBlocked('ann')).toBe(false);
});
