import { expect, it } from 'vitest';
import { regexpText } from './marked-text.ts';
import { atomsOf } from './regexp-atoms.ts';
import { literalsOf, nextPlace } from './regexp-literals.ts';

it.each<[string, string[], string | null]>([
  ['', [], null],
  ['abc', ['abc'], 'abc'],
  ['ДОГОВІР', ['договір'], 'договір'],
  ['a\\.b', ['a.b'], 'a.b'],
  ['a.bcd', ['bcd', 'a'], 'a'],
  ['.ab', ['ab'], null],
  ['^ab$', ['ab'], null],
  ['\\bab\\b c', ['ab c'], 'ab c'],
  ['a.bc.a', ['bc', 'a'], 'a'],
  ['a.b.cde.fg', ['cde', 'fg', 'a', 'b'], 'a'],
  ['ab?cd', ['cd', 'a'], 'a'],
  ['ab*cd', ['cd', 'a'], 'a'],
  ['a?b', ['b'], null],
  ['ab+c', ['ab', 'c'], 'ab'],
  ['ab{2}c', ['ab', 'c'], 'ab'],
  ['ab|cd', [], null],
  ['ab(c|d)ef', ['ab', 'ef'], 'ab'],
  ['ab(cd)+ef', ['ab', 'ef'], 'ab'],
  ['(ab)cd', ['cd'], null],
  ['((a)b)cd', ['cd'], null],
  ['(?:ab)cd', ['cd'], null],
  ['(?<name>ab)cd', ['cd'], null],
  ['(?i:ab)cd', ['cd'], null],
  ['a(?i)bc', ['bc', 'a'], 'a'],
  ['(?s)ab|cd', [], null],
])('every match of %s contains %j', (source, literals, beginning) => {
  expect(literalsOf(atomsOf(source))).toEqual({ literals, beginning });
});

const nowhere = 'nowhere';
it.each<[string, string, number, number | typeof nowhere]>([
  ['ab', 'xx ab ab', 0, 3],
  ['ab', 'xx ab ab', 4, 6],
  ['ab', 'xx ab ab', 7, nowhere],
  ['ab', 'XX AB', 0, 3],
  ['a.bcd', 'x a bcd', 0, 2],
  ['a.bcd', 'bcd', 0, nowhere],
  ['.ab', 'xx ab', 1, 1],
  ['.ab', 'xx ba', 1, nowhere],
  ['\\w+', 'xx', 1, 1],
  // A letter that is written as two in lower case.
  ['ab', 'İ ab', 1, 1],
])('%s in “%s” is from %i on not before %s', (source, text, from, place) => {
  expect(nextPlace(regexpText(text), from, literalsOf(atomsOf(source)))).toBe(
    place === nowhere ? text.length + 1 : place,
  );
});
