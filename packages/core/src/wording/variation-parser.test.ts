import { expect, it } from 'vitest';
import { createLexicon } from '../matching/text/lexicon.ts';
import { compileScript } from './compile-script.ts';
import { ScriptStep } from './steps.ts';
import { parseVariation } from './variation-parser.ts';

it.each<[string, string, unknown[]]>([
  ['words', 'good day', ['good', 'day']],
  ['slots', 'I am {name}, {any 3}.', ['I', 'am', 'name 3', ',', 'any 3', '.']],
  ['slots in capitals and spaces', '{ NUMBER } days by {Date}', ['number 12', 'days', 'by', 'date 6']],
])('reads %s', (_title, text, items) => {
  const read = parseVariation(text);
  expect(read.issues).toEqual([]);
  expect(read.items.map((item) => (item.kind === 'word' ? item.text : `${item.slot} ${item.most}`))).toEqual(
    items,
  );
});

it.each<[string, string, [string, number, number][]]>([
  ['nothing', '  ', [['empty', 0, 2]]],
  ['too much', 'a'.repeat(501), [['too_long', 500, 501]]],
  ['an unknown slot', 'hello {nme} there', [['unknown_slot', 6, 11]]],
  ['a slot with a length it cannot have', '{name 2} speaking', [['unknown_slot', 0, 8]]],
  [
    'a length that is none',
    'well {any} and {any 0} and {any 11}',
    [
      ['slot_length', 5, 10],
      ['slot_length', 15, 22],
      ['slot_length', 27, 35],
    ],
  ],
  ['a slot that does not end', 'hello {name', [['unclosed_slot', 6, 11]]],
  ['an end without a slot', 'hello name}', [['unexpected_brace', 10, 11]]],
  ['a slot in a slot', 'a {b {name} c', [['unclosed_slot', 2, 13]]],
  ['slots alone', '{name} … {number}', [['no_words', 0, 17]]],
])('says what is wrong with %s', (_title, text, issues) => {
  expect(parseVariation(text).issues.map(({ code, start, end }) => [code, start, end])).toEqual(issues);
});

it('reads words that are marked, each where it stands in the text', () => {
  const text = 'this is {must Swift  Net} speaking { May please} {mayor}';
  const { items, issues } = parseVariation(text);
  expect(
    items.map((item) => (item.kind === 'word' ? [text.slice(item.start, item.end), item.mark] : item)),
  ).toEqual([
    ['this', null],
    ['is', null],
    ['Swift', 'must'],
    ['Net', 'must'],
    ['speaking', null],
    ['please', 'may'],
  ]);
  expect(issues).toMatchObject([{ code: 'unknown_slot', found: '{mayor}' }]);
});

it.each<[string, string, string]>([
  ['a mark without words', 'hello {must }', 'nothing_marked'],
  ['a mark alone', 'hello {may}', 'nothing_marked'],
  ['nothing but words that may be said', '{may hello there}', 'no_words'],
])('says what is wrong with %s', (_title, text, code) => {
  expect(parseVariation(text).issues.map((issue) => issue.code)).toEqual([code]);
});

it('takes five hundred characters', () => {
  expect(parseVariation('a'.repeat(500)).issues).toEqual([]);
});

it.each<[string, number, unknown[]]>([
  ['no variation', 0, [{ code: 'no_variations', step: 0 }]],
  ['fifty', 50, []],
  ['one more', 51, [{ code: 'too_many_variations', step: 0 }]],
])('a step with %s', (_title, count, issues) => {
  const variations = Array.from({ length: count }, () => ({ text: 'good day to you' }));
  const step = ScriptStep.parse({ type: 'greeting', name: 'a', variations });
  expect(compileScript([step], createLexicon({})).issues).toEqual(issues);
});

it('says which variation of which step is wrong', () => {
  const step = (...texts: string[]) =>
    ScriptStep.parse({ type: 'own', name: 'a', variations: texts.map((text) => ({ text })) });
  const { issues } = compileScript([step('hello you'), step('hello', 'hi {who}')], createLexicon({}));
  expect(issues).toEqual([{ code: 'unknown_slot', start: 3, end: 8, found: '{who}', step: 1, variation: 1 }]);
});
