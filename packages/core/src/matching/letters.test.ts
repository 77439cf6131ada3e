import { expect, it, test } from 'vitest';
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

it.each<[string[], string[], number[]]>([
  [['abc', 'x', 'abc'], ['abc'], [0, 2]],
  [['x', 'y', 'abc'], ['abc'], [2]],
  [['x', 'y', 'z', 'abc', 'abcabc'], ['abc'], [3, 4]],
  [['ab', 'c', 'abc'], ['abc'], [2]],
  [['abc', 'abd', 'abcabd'], ['abc', 'abd'], [2]],
  [['abc', 'abd', 'abcabd'], ['abc', 'xyz'], []],
  [
    ['abcd', 'abc', 'bcd abc'],
    ['abc', 'bcd'],
    [0, 2],
  ],
  [['abcd', 'ab', 'c'], ['c'], [0, 2]],
  [['abcd', 'ab', 'c'], ['c', 'bcd'], [0]],
  [['abcd', 'ab', 'c'], [], [0, 1, 2]],
  [['abxcd', 'abcd'], ['abcd'], [1]],
  [[], ['abc'], []],
  [[], [], []],
])('of %j those with %j are %j', (phrases, runs, expected) => {
  expect(createLetters(phrases).phrasesWith(runs)).toEqual(expected);
});
