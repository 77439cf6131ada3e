import { expect, it } from 'vitest';
import type { SpokenPhrase } from '../call/phrase.ts';
import type { Unit } from './units.ts';
import { UnknownWords } from './unknown-words.ts';

const known = new Set(['the', 'is', 'dead', 'bill']);
const read = (text: string) =>
  [...text.matchAll(/\S+/g)].map(({ 0: form, index }) => ({
    form,
    lemma: form.replace(/s$/, ''),
    start: index,
    end: index + form.length,
  }));

function unit(text: string, id: number): Unit {
  const words = read(text).map(({ form }, at) => ({ text: form, start_ms: at * 100, end_ms: at * 100 + 90 }));
  const phrase = { id, role: 'abonent', start_ms: 0, end_ms: words.length * 100, words };
  return { text, role: 'abonent', phrases: [phrase as unknown as SpokenPhrase] };
}

function told(...calls: string[][]) {
  const words = new UnknownWords();
  for (const phrases of calls) words.add(phrases.map(unit), read, (lemma) => known.has(lemma));
  return words;
}

it.each<[string, string[][], [string, number][]]>([
  [
    'those of most calls come first',
    [['the inverter'], ['the inverter router'], ['inverter router']],
    [
      ['inverter', 3],
      ['router', 2],
    ],
  ],
  ['a call counts once', [['inverter inverter'], ['inverter', 'inverter']], [['inverter', 2]]],
  ['a word of one call is a name or a slip', [['the Ihor'], ['the bill']], []],
  ['numbers and single letters tell nothing', [['347 x'], ['347 x']], []],
  [
    'forms of a word are one, as it is said most often',
    [['router'], ['routers'], ['routers']],
    [['routers', 3]],
  ],
  ['of no call nothing is told', [], []],
])('%s', (_title, calls, expected) => {
  expect(
    told(...calls)
      .top(10)
      .map(({ word, calls }) => [word, calls]),
  ).toEqual(expected);
});

it('knows where a word was said last', () => {
  const [found] = told(['the inverter'], ['the bill', 'inverter is dead']).top(10);
  expect(found?.last).toMatchObject({ at: 1, phrase_id: 1 });
});

it('shows no more than were asked for', () => {
  expect(told(['alpha beta gamma'], ['alpha beta gamma']).top(2)).toHaveLength(2);
});
