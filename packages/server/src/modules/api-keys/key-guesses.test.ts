import { describe, expect, it } from 'vitest';
import { createKeyGuesses } from './key-guesses.ts';

const minute = 60_000;

describe('wrong keys from one address', () => {
  it('are told to wait after 60, and not looked up after 6000', () => {
    let now = 0;
    const guesses = createKeyGuesses(() => now);
    for (let tries = 0; tries < 60; tries += 1) guesses.count('a');
    expect(() => guesses.count('a')).toThrow(expect.objectContaining({ params: { count: 10 } }));
    guesses.check('a');
    guesses.count('b');
    for (let tries = 61; tries < 6000; tries += 1) expect(() => guesses.count('a')).toThrow();
    now = 4 * minute;
    expect(() => guesses.check('a')).toThrow(expect.objectContaining({ params: { count: 6 } }));
    guesses.check('b');
    now = 10 * minute;
    guesses.check('a');
    guesses.count('a');
  });
});
