import { expect, test } from 'vitest';
import { generator } from '../testing/random.ts';
import { regexpText } from './marked-text.ts';
import { compileRegexp } from './regexp.ts';
import { RepetitionTooLarge } from './regexp-size.ts';

const expressions = Number(process.env.REGEXP_EXPRESSIONS ?? 150);
const random = generator(Number(process.env.REGEXP_SEED ?? 20_261_121));

function pick<T>(list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

const pieces = [
  'a',
  'б',
  '1',
  '_',
  ',',
  ' ',
  '-',
  '\\w',
  '\\W',
  '\\d',
  '\\s',
  '\\S',
  '.',
  '[аб]',
  '[^a]',
  'ab',
];
const quantifiers = ['', '', '', '', '?', '*', '+', '{2}', '{0,2}', '+?'];

/** Expressions of a few pieces, groups and alternatives, with edges of words between them. */
function someSource(depth = 1): string {
  let source = '';
  for (let count = 1 + Math.floor(random() * 5); count > 0; count -= 1) {
    if (random() < 0.3 && !source.endsWith('\\b')) source += '\\b';
    source +=
      depth > 0 && random() < 0.15
        ? `(${someSource(depth - 1)})${pick(['', '?', '*', '+'])}`
        : pick(pieces) + pick(quantifiers);
  }
  return random() < 0.1 ? `${source}|${pick(pieces)}` : source;
}

const word = '[\\p{L}\\p{M}\\p{N}_]';

/** The same in the notation of JavaScript, whose own `\b` and `\w` know Latin letters only. */
function inJavaScript(source: string): RegExp {
  const edge = `(?:(?<=${word})(?!${word})|(?<!${word})(?=${word}))`;
  const written = source.replaceAll(/\\[bwWsS]|\./g, (piece) => {
    if (piece === '\\b') return edge;
    if (piece === '\\w') return word;
    if (piece === '\\W') return word.replace('[', '[^');
    return piece === '.' ? '[^\\n]' : piece;
  });
  return new RegExp(written, 'giu');
}

test('edges of words are where they are, whatever stands around them', { timeout: 60_000 }, () => {
  let found = 0;
  for (let number = 0; number < expressions; number += 1) {
    const source = someSource();
    const compiled = compileRegexp(source);
    for (let times = 0; times < 5; times += 1) {
      const text = Array.from({ length: Math.floor(random() * 14) }, () => pick([...'aAбБ1_,, -. '])).join(
        '',
      );
      const expected = Array.from(text.matchAll(inJavaScript(source)), (match) => ({
        start: match.index,
        end: match.index + match[0].length,
      }));
      // After nothing was found somewhere the engines go on at different places.
      if (expected.some(({ start, end }) => start === end)) continue;
      expect(compiled.matches(regexpText(text), 100), `${source} in “${text}”`).toEqual(expected);
      found += expected.length;
    }
  }
  expect(found).toBeGreaterThan(expressions);
});

test.each([
  ['.{0,200}!', true],
  ['.{0,150}(a|b){25}', true],
  ['.{0,201}!', false],
  ['(a{1,30}){1,30}!', false],
  ['(a?){200}a{200}', false],
  ['(\\b.?){200}', false],
  ['(\\w+\\b\\s?){1,66}!', true],
  // Written out by hand it is asked for once.
  [`(${'договір|'.repeat(60)}угода)`, true],
  [`(${'договір|'.repeat(60)}угода)*`, false],
  ['(a{150}b{50})', true],
  ['(a{150})(b{51})', false],
  ['(a{150}b{51})?', false],
  ['(a{150}b{51})*', false],
  ['a{200,}', true],
  ['a{201,}', false],
  ['\\d{201}', false],
  ['(?:\\b){201}', false],
  // Flags alone are no group.
  ['(?i)a{201}', false],
  ['a{150}(?i)b{51}', false],
  ['a{150}(?i)b{50}', true],
])('%s repeats no more than can be asked for: %s', (source, isAllowed) => {
  if (isAllowed) expect(compileRegexp(source)).toBeDefined();
  else expect(() => compileRegexp(source)).toThrow(new RepetitionTooLarge());
});

test.each<[string, string, [number, number][]]>([
  ['a.bcd', 'xaxbcd', [[1, 6]]],
  ['a.bcd', 'abcd', []],
  [
    'договір',
    'ДОГОВІР договір',
    [
      [0, 7],
      [8, 15],
    ],
  ],
  ['[^a]*', 'abba', [[1, 3]]],
  ['x*', 'aaa', []],
  ['\\b', 'a b', []],
  ['\\b\\w*?', 'a b', []],
  // Letters of two units are not taken apart.
  ['[^😀]*', '😀a', [[2, 3]]],
  ['[^\uFFFF]*', '\uFFFFa', [[1, 2]]],
  // A letter that is written as two in lower case.
  ['ab', 'İab', [[1, 3]]],
  // What marks edges may stand in a text as well.
  ['\\x{E000}', 'a\u{E000}b', [[1, 2]]],
])('%s in “%s” is at %j', (source, text, places) => {
  const expected = places.map(([start, end]) => ({ start, end }));
  expect(compileRegexp(source).matches(regexpText(text), 10)).toEqual(expected);
});

test.each([
  ['a', 0, 0],
  ['a', 2, 2],
  ['a', 4, 3],
  ['\\b\\w', 1, 1],
])('of %s at most %i are found', (source, most, found) => {
  expect(compileRegexp(source).matches(regexpText('a aa'), most)).toHaveLength(found);
});

test('an expression says what letters a text must have', () => {
  expect(compileRegexp('\\ba.(b|c)bcd').literals).toEqual(['bcd', 'a']);
});

test('however many edges an expression asks for, the engine does not grow with them', () => {
  const text = regexpText('word and word '.repeat(300));
  expect(compileRegexp(`(${'\\b\\w+\\b '.repeat(100)})`).matches(text, 1000).length).toBeGreaterThan(0);
});

test('an expression that may match nothing is not tried for ever on a long text', () => {
  // Tried at every place it would look at all the rest each time: an hour for these.
  const long = regexpText('a'.repeat(200_000));
  for (const source of ['a*b|', '(?:a+)*b|', 'a.*b|a'])
    expect(compileRegexp(source).matches(long, 1000).length).toBeLessThan(1000);
});

test('one that looks no further than its words finds them at the end of a long text', () => {
  const long = regexpText(`${'a word of many, '.repeat(10_000)}good morning`);
  expect(compileRegexp('(?:good morning)?').matches(long, 1000)).toEqual([{ start: 160_000, end: 160_012 }]);
});
