import { expect, it } from 'vitest';
import { edge } from './marked-text.ts';
import { atomsOf } from './regexp-atoms.ts';
import { markedPattern } from './regexp-edges.ts';

/** The expression for a text with marked edges, with `¦` for a mark and `_` for all that belongs to words. */
function marked(source: string): [marks: number, pattern: string] {
  const { pattern, marks } = markedPattern(atomsOf(source));
  const mark = `\\x{${edge.charCodeAt(0).toString(16)}}`;
  return [marks, pattern.replaceAll(mark, '¦').replaceAll('\\pL\\pM\\pN_', '_')];
}

it.each<[string, number, string]>([
  ['a.+[b]\\D', 0, 'a[^\\n]+[b]\\D'],
  ['^(?:a|b)*?$', 0, '^(?:a|b)*?$'],
  ['\\b', 1, '¦'],
  ['(a)\\b', 1, '((?:¦?a))¦'],
  ['\\ba', 1, '¦a'],
  ['\\ba|b', 1, '¦a|(?:¦?b)'],
  ['\\b(a)', 1, '¦((?:¦?a))'],
  ['\\b^a', 1, '¦^(?:¦?a)'],
  ['a$\\b', 1, '(?:¦?a)¦?$¦'],
])('an expression with few edges: %s', (source, ...expected) => expect(marked(source)).toEqual(expected));

it.each<[string, number, string]>([
  ['\\bab\\b', 1, '¦ab¦'],
  ['\\b.\\b', 1, '¦[^\\n¦]¦'],
  ['\\b.+\\b', 1, '¦(?:¦?[^\\n¦])+¦'],
  ['\\b.{1,3}\\b', 1, '¦(?:¦?[^\\n¦]){1,3}¦'],
  ['\\ba?b\\b', 1, '¦a?b¦'],
  ['\\ba\\b\\bb', 3, '¦(?:¦*a)¦¦(?:¦*b)'],
  ['\\b\\ba\\bb', 3, '¦¦(?:¦*a)¦(?:¦*b)'],
  ['\\b\\b', 2, '¦¦'],
  ['a\\b\\b', 2, '(?:¦*a)¦¦'],
  ['\\b"?\\b', 2, '¦(?:¦*")?¦'],
  ['\\b.*\\b', 2, '¦(?:¦*[^\\n¦])*¦'],
  ['\\b.{0,3}\\b', 2, '¦(?:¦*[^\\n¦]){0,3}¦'],
  ['\\b^\\b', 2, '¦^¦'],
  ['\\ba|\\b', 1, '¦a|¦'],
  ['(\\ba)\\b', 2, '(¦(?:¦*a))¦'],
  ['(\\ba\\b)*', 2, '(¦(?:¦*a)¦)*'],
  ['\\b\\b\\b\\b', 4, '¦¦¦¦'],
  ['\\b\\b\\b\\b\\b', 4, '¦¦¦¦¦'],
])('one mark stands for both edges that are apart: %s', (source, ...expected) =>
  expect(marked(source)).toEqual(expected),
);

it.each<[string, string]>([
  ['\\b\\w+\\d', '¦[_]+\\d'],
  ['\\b\\wa\\d', '¦[_]a\\d'],
  ['\\b\\s,\\W', '¦[\\s\\x{A0}],[^_¦]'],
  ['\\b\\w\\W', '¦[_](?:¦?[^_¦])'],
  ['\\b\\W\\s ,', '¦[^_¦][\\s\\x{A0}] ,'],
  ['\\b a', '¦ (?:¦?a)'],
  ['\\b-\\w', '¦-(?:¦?[_])'],
  ['\\bab?c', '¦ab?c'],
  ['\\ba?b?c', '¦a?b?c'],
  ['\\b-?b?c', '¦-?(?:¦?b)?(?:¦?c)'],
  ['\\b-?b+c', '¦-?(?:¦?b)+c'],
  ['\\ba-?b', '¦a(?:¦?-)?(?:¦?b)'],
  ['\\ba-+b', '¦a(?:¦?-)+(?:¦?b)'],
  ['\\bab+c', '¦ab+c'],
  ['\\b\\w{3}', '¦[_]{3}'],
  ['\\b[ab]', '¦[ab]'],
  ['\\b[ab]?c', '¦[ab]?(?:¦?c)'],
  ['\\b[ab]+', '¦(?:¦?[ab])+'],
  ['\\b[ab]{1}', '¦[ab]{1}'],
  ['\\b[ab]{2}', '¦(?:¦?[ab]){2}'],
  ['\\ba[ab]', '¦a(?:¦?[ab])'],
  ['\\ba+[ab]', '¦a+(?:¦?[ab])'],
  ['\\b[ab]c', '¦[ab](?:¦?c)'],
  ['\\b\\pLa', '¦\\pL(?:¦?a)'],
])('between two characters of words there is no edge: %s', (source, expected) =>
  expect(marked(source)).toEqual([1, expected]),
);

it.each<[string, string]>([
  ['\\b[^a]', '¦[^a¦]'],
  ['\\b\\D', '¦[^\\d¦]'],
  ['\\b\\d', '¦\\d'],
  ['\\b\\PL', '¦[^\\pL¦]'],
  ['\\b\\P{Lu}', '¦[^\\p{Lu}¦]'],
  ['\\b\\pP', '¦\\pP'],
  ['\\b\\S', '¦[^\\s\\x{A0}¦]'],
  ['\\b.', '¦[^\\n¦]'],
])('a mark is no character: %s', (source, expected) => expect(marked(source)).toEqual([1, expected]));
