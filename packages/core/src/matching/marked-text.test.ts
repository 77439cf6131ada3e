import { describe, expect, it } from 'vitest';
import { edge, regexpText } from './marked-text.ts';

describe('edges of words', () => {
  it.each<[string, string]>([
    ['', ''],
    ['…', '…'],
    ['a', '¦a¦'],
    ['we cancel', '¦we¦ ¦cancel¦'],
    [' — we, it! ', ' — ¦we¦, ¦it¦! '],
    ["don't x_1", "¦don¦'¦t¦ ¦x_1¦"],
    ['Хочу договір', '¦Хочу¦ ¦договір¦'],
    // Marks belong to the letter before them.
    ['е\u0308ж й', '¦е\u0308ж¦ ¦й¦'],
    ['გამარჯობა— გ', '¦გამარჯობა¦— ¦გ¦'],
    ['漢字 a', '¦漢字¦ ¦a¦'],
    ['𐐀a 😀a😀', '¦𐐀a¦ 😀¦a¦😀'],
    ['\u{FFFF}a', '\u{FFFF}¦a¦'],
  ])('of “%s” are %s', (text, marked) => {
    expect(regexpText(text).edges(1).marked).toBe(marked.replaceAll('¦', edge));
    expect(regexpText(text).edges(3).marked).toBe(marked.replaceAll('¦', edge.repeat(3)));
    expect(regexpText(text).edges(0).marked).toBe(text);
  });
});

describe('places', () => {
  // The marked texts are `a b`, `¦a¦ ¦b¦.` and `¦¦a¦¦ ¦¦b¦¦.`.
  it.each<[number, number[]]>([
    [0, [0, 1, 2, 3, 4]],
    [1, [0, 0, 1, 1, 2, 2, 3, 3, 4]],
    [2, [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4]],
  ])('in a text with %i marks at each edge are those in the text', (marks, places) => {
    const { marked, placeOf } = regexpText('a b.').edges(marks);
    expect(Array.from({ length: marked.length + 1 }, (_, at) => placeOf(at))).toEqual(places);
  });

  it.each<[number, number[]]>([
    [0, [0, 1, 2, 3, 4]],
    [1, [0, 2, 4, 6, 8]],
    [2, [0, 3, 6, 9, 12]],
  ])('in the text are those before its %i marks', (marks, places) => {
    const { markedPlaceOf } = regexpText('a b.').edges(marks);
    expect([0, 1, 2, 3, 4].map(markedPlaceOf)).toEqual(places);
  });

  it('after the last mark are those of the end', () => {
    const { marked, placeOf } = regexpText('ab').edges(2);
    expect([marked.length - 2, marked.length - 1, marked.length].map(placeOf)).toEqual([2, 2, 2]);
  });
});

it('a text is marked once, and made lower once', () => {
  const text = regexpText('We Cancel');
  expect(text.edges(1)).toBe(text.edges(1));
  expect(text.edges(1)).not.toBe(text.edges(2));
  expect(text.lower()).toBe('we cancel');
});
