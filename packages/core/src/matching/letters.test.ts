import { expect, test } from 'vitest';
import { generator } from '../testing/random.ts';
import { createLetters } from './letters.ts';

test('phrases with some letters are those that hold them', () => {
  const random = generator(20_261_122);
  const text = (least: number, most: number) =>
    Array.from({ length: least + Math.floor(random() * (most - least + 1)) }, () =>
      'abcб \n'.charAt(Math.floor(random() * 6)),
    ).join('');
  let found = 0;
  for (let times = 0; times < 5000; times += 1) {
    const phrases = Array.from({ length: Math.floor(random() * 6) }, () => text(0, 12));
    const runs = Array.from({ length: Math.floor(random() * 3) }, () => text(1, 5));
    const expected = [...phrases.keys()].filter((at) => runs.every((run) => phrases[at]?.includes(run)));
    expect(createLetters(phrases).phrasesWith(runs), JSON.stringify({ phrases, runs })).toEqual(expected);
    found += expected.length;
  }
  expect(found).toBeGreaterThan(1000);
});
