import { createLexicon, type Lexicon } from '@earshot/core/matching/text/lexicon.ts';
import { normalise } from '@earshot/core/matching/text/normalise.ts';
import { expect, test } from 'vitest';
import { inflectedEnglish, lookAlikeEnglish } from './fixtures/inflected.en.ts';
import { inflectedRussian, lookAlikeRussian } from './fixtures/inflected.ru.ts';
import { inflectedUkrainian, lookAlikeUkrainian } from './fixtures/inflected.uk.ts';
import type { Pair } from './fixtures/pairs.ts';
import { installedDictionaries, lexicon } from './lexicon.ts';

const lists = {
  en: { inflected: inflectedEnglish, lookAlike: lookAlikeEnglish },
  uk: { inflected: inflectedUkrainian, lookAlike: lookAlikeUkrainian },
  ru: { inflected: inflectedRussian, lookAlike: lookAlikeRussian },
};
const languages = ['en', 'uk', 'ru'] as const;

function meet(words: Lexicon, [one, other]: Pair): boolean {
  const terms = words.termsOf(normalise(one));
  return words.termsOf(normalise(other)).some((term) => terms.includes(term));
}

/** The share of pairs that meet; those that are not as they should be are printed, as a list to work from. */
function share(name: string, words: Lexicon, pairs: Pair[], should: boolean): number {
  const wrong = pairs.filter((pair) => meet(words, pair) !== should);
  if (wrong.length > 0) console.info(`${name}, wrong: ${wrong.map((pair) => pair.join(' ')).join(', ')}`);
  const meeting = should ? pairs.length - wrong.length : wrong.length;
  return meeting / pairs.length;
}

test('the dictionaries of this installation are found', () => {
  expect(Object.values(installedDictionaries()).every(Boolean)).toBe(true);
});

test.each(languages)('forms of one word meet: %s', (language) => {
  const { inflected } = lists[language];
  expect(inflected.length).toBeGreaterThanOrEqual(200);
  expect(share(language, lexicon(), inflected, true)).toBeGreaterThanOrEqual(0.95);
});

test.each(languages)('words that look alike stay apart: %s', (language) => {
  const { lookAlike } = lists[language];
  expect(lookAlike.length).toBeGreaterThanOrEqual(200);
  expect(share(language, lexicon(), lookAlike, false)).toBeLessThanOrEqual(0.02);
});

test('without the optional dictionaries, stems find most forms', () => {
  const { en } = installedDictionaries();
  const poor = createLexicon({ en });
  expect(share('uk by stems', poor, lists.uk.inflected, true)).toBeGreaterThanOrEqual(0.85);
  expect(share('ru by stems', poor, lists.ru.inflected, true)).toBeGreaterThanOrEqual(0.8);
  expect(share('uk by stems', poor, lists.uk.lookAlike, false)).toBeLessThanOrEqual(0.08);
});

test.each([
  ['компютером', "комп'ютер"],
  ['ґудзика', 'гудзик'],
  ['вебінарів', 'вебінар'],
  ['когось', 'хтось'],
  ['доставці', 'доставка'],
  ['прийоми', 'прийом'],
  ['дешевше', 'дешевий'],
  ['елку', 'ёлка'],
  ['overpaid', 'overpay'],
  ["Smith's", 'Smith'],
])('%s meets %s', (one, other) => {
  expect(meet(lexicon(), [one, other])).toBe(true);
});
