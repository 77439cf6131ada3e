import { expect, it } from 'vitest';
import { atomsOf } from './regexp-atoms.ts';

/** What a source is made of as one reads it aloud: `char a`, `quantifier +? 1-∞`. */
const spelt = (source: string) =>
  atomsOf(source).map((atom) => {
    const written = `${atom.kind} ${atom.source}`;
    if (atom.kind === 'char' && atom.literal !== atom.source) return `${written} for ${atom.literal}`;
    return atom.kind === 'quantifier' ? `${written} ${atom.least}-${atom.most}` : written;
  });

it.each<[string, string[]]>([
  ['', []],
  ['aЖ😀', ['char a', 'char Ж', 'char 😀']],
  ['^a|b$', ['start ^', 'char a', 'alternative |', 'char b', 'end $']],
  ['.', ['class [^\\n]']],
  [
    'a*b+c?',
    ['char a', 'quantifier * 0-Infinity', 'char b', 'quantifier + 1-Infinity', 'char c', 'quantifier ? 0-1'],
  ],
  [
    'a*?b+?c??',
    [
      'char a',
      'quantifier *? 0-Infinity',
      'char b',
      'quantifier +? 1-Infinity',
      'char c',
      'quantifier ?? 0-1',
    ],
  ],
  [
    'a{2}b{12,}c{3,45}?',
    [
      'char a',
      'quantifier {2} 2-2',
      'char b',
      'quantifier {12,} 12-Infinity',
      'char c',
      'quantifier {3,45}? 3-45',
    ],
  ],
  ['a{b}', ['char a', 'char {', 'char b', 'char }']],
  ['a{,2}', ['char a', 'char {', 'char ,', 'char 2', 'char }']],
  ['(a)', ['open (', 'char a', 'close )']],
  ['b((?:a))', ['char b', 'open (', 'open (?:', 'char a', 'close )', 'close )']],
  ['(?i)(?s-i:a)', ['open (?i)', 'open (?s-i:', 'char a', 'close )']],
  ['(?<name>a)(?P<n_2>b)', ['open (?<name>', 'char a', 'close )', 'open (?P<n_2>', 'char b', 'close )']],
  ['(?=a)(?!a)', ['open (?=', 'char a', 'close )', 'open (?!', 'char a', 'close )']],
  ['(?<=a)(?<!a)', ['open (?<=', 'char a', 'close )', 'open (?<!', 'char a', 'close )']],
])('%s is made of %j', (source, expected) => expect(spelt(source)).toEqual(expected));

it.each<[string, string[]]>([
  ['\\bA', ['boundary \\b', 'char A']],
  ['\\Aa\\z', ['start \\A', 'char a', 'end \\z']],
  ['\\.\\\\\\-', ['char \\. for .', 'char \\\\ for \\', 'char \\- for -']],
  ['\\wa', ['class [\\pL\\pM\\pN_]', 'char a']],
  ['\\W\\s', ['class [^\\pL\\pM\\pN_]', 'class [\\s\\x{A0}]']],
  ['\\S\\d\\D\\n', ['class [^\\s\\x{A0}]', 'class \\d', 'class \\D', 'class \\n']],
  ['\\pLu\\P{Lu}+', ['class \\pL', 'char u', 'class \\P{Lu}', 'quantifier + 1-Infinity']],
  ['\\p{Greek}\\PN2', ['class \\p{Greek}', 'class \\PN', 'char 2']],
  ['\\x41b\\x{1F600}', ['class \\x41', 'char b', 'class \\x{1F600}']],
  ['\\xyz', ['class \\x', 'char y', 'char z']],
])('%s is made of the escapes %j', (source, expected) => expect(spelt(source)).toEqual(expected));

it.each<[string, string[]]>([
  ['[a]b', ['class [a]', 'char b']],
  ['[^a]b', ['class [^a]', 'char b']],
  ['[]a]b', ['class []a]', 'char b']],
  ['[^]a]b', ['class [^]a]', 'char b']],
  ['x[a^]b', ['char x', 'class [a^]', 'char b']],
  ['[a\\]b]c', ['class [a\\]b]', 'char c']],
  ['[\\w.]', ['class [\\pL\\pM\\pN_.]']],
  ['[^-\\s]', ['class [^-\\s\\x{A0}]']],
  ['[\\d\\p{Lu}\\W]', ['class [\\d\\p{Lu}\\W]']],
  ['[a[:alpha:]]b', ['class [a[:alpha:]]', 'char b']],
  ['[[:^digit:]w]b', ['class [[:^digit:]w]', 'char b']],
  ['[:alpha:]b', ['class [:alpha:]', 'char b']],
  ['[[a]b', ['class [[a]', 'char b']],
  ['[😀]', ['class [😀]']],
])('%s is made of the classes %j', (source, expected) => expect(spelt(source)).toEqual(expected));

it.each<[string, string]>([
  ['a\\', 'trailing backslash at end of expression'],
  ['[a', 'missing closing ]'],
  ['[', 'missing closing ]'],
  ['[]', 'missing closing ]'],
  ['[^]', 'missing closing ]'],
  ['[a\\]', 'missing closing ]'],
  ['[[:alpha:]', 'missing closing ]'],
  ['a\\Bb', '\\B is not supported'],
  ['(a)\\1', '\\1 is not supported'],
  ['(?<n>a)\\k<n>', '\\k is not supported'],
])('%s is refused: %s', (source, message) => expect(() => atomsOf(source)).toThrow(new Error(message)));
