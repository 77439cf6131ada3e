import { describe, expect, it } from 'vitest';
import { rarestOf, trigramsOf } from './trigrams.ts';

describe('the rarest three letters of a run', () => {
  it.each<[string, string, string, number]>([
    ['abc', 'abc', 'abc', 1],
    ['договір', 'дог договору', 'ові', 0],
    ['abcd', 'xabc abcd', 'bcd', 1],
    ['abcd', 'abc abc', 'bcd', 0],
    ['abcd', 'bcd bcd abcd', 'abc', 1],
    ['xabc', 'abc abc xab', 'xab', 1],
    ['aaaa', 'aaaaa', 'aaa', 3],
    // Of several that are as rare, the first.
    ['abcde', 'abcde', 'abc', 1],
    // Nothing is rarer than what is nowhere.
    ['abcdefg', 'abc', 'bcd', 0],
    ['abc', 'ab', 'abc', 0],
    ['abc', '', 'abc', 0],
  ])('“%s” in “%s”: “%s”, %i times', (run, text, letters, count) => {
    expect(rarestOf(run, trigramsOf(text))).toMatchObject({ run, place: run.indexOf(letters), count });
  });

  it.each(['', 'a', 'ab'])('“%s” has none', (run) => expect(rarestOf(run, trigramsOf('abc'))).toBeNull());
});

/** Places of three letters, counted from 1. */
function placesOf(letters: string, text: string): number[] {
  const { first, next } = trigramsOf(text);
  const { hash = 0 } = rarestOf(letters, trigramsOf(text)) ?? {};
  const places: number[] = [];
  for (let place = first[hash] ?? 0; place > 0; place = next[place] ?? 0) places.push(place);
  return places;
}

it.each<[string, string, number[]]>([
  ['abc', 'abc', [1]],
  ['abc', 'xabc abc', [2, 6]],
  ['aaa', 'aaaaa', [1, 2, 3]],
  ['abc', 'ab', []],
  ['abc', '', []],
])('“%s” stands in “%s” at %j', (letters, text, places) => expect(placesOf(letters, text)).toEqual(places));

it('letters in another order are others', () => {
  const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba', 'абв', 'авб', 'бав', 'бва', 'ваб', 'вба'];
  const trigrams = trigramsOf(orders.join('\n'));
  expect(orders.map((letters) => rarestOf(letters, trigrams)?.count)).toEqual(orders.map(() => 1));
});
