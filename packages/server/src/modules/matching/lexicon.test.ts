import { ask, compileQuery } from '@earshot/core/matching/compile-query.ts';
import { prepareConversation } from '@earshot/core/matching/prepared-conversation.ts';
import { Query } from '@earshot/core/matching/query.ts';
import { createLexicon, type Lexicon } from '@earshot/core/matching/text/lexicon.ts';
import { normalise } from '@earshot/core/matching/text/normalise.ts';
import { expect, test } from 'vitest';
import { falseElsewhere, falseEnglish, falseRussian, falseUkrainian } from './fixtures/false-meetings.ts';
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

test.each([
  ['en', falseEnglish],
  ['en elsewhere', falseElsewhere],
  ['uk', falseUkrainian],
  ['ru', falseRussian],
])('words that met once and are no forms of one stay apart: %s', (name, wrong) => {
  expect(share(name, lexicon(), wrong, false)).toBe(0);
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

test.each([
  'роутер роутера роутеры роутерів роутери роутеров',
  'промокод промокода промокодом промокоди промокоды',
  'дедлайн дедлайна дедлайни дедлайны дедлайнів',
  'вайфай вайфаю вайфая вайфаем вайфаєм',
  'симка симки симкой симку симок',
  'сімка сімки сімкою сімку сімок',
  'юзер юзера юзеры юзери юзерів',
  'баг баги багов багів',
  'тикет тикеты тикетов',
  'тікет тікети тікетів',
  'скріншот скріншоти скріншотів',
  // On which nothing was tuned.
  'воркшоп воркшопа воркшопы воркшопов воркшопу воркшопи воркшопів',
  'трекер трекера трекеры трекеров трекери трекерів',
  'девайс девайса девайсы девайсов девайсу девайси девайсів',
  'донат доната донаты донатов донату донати донатів',
])('a loan word is found in all its forms: %s', (forms) => {
  const [bare = '', ...others] = forms.split(' ');
  expect(others.filter((form) => !meet(lexicon(), [bare, form]))).toEqual([]);
});

function finds(language: string | null, phrase: string, said: string): boolean {
  const { compiled } = compileQuery(Query.parse({ phrases: [phrase], language }), lexicon());
  const words = said.split(' ').map((text) => ({ text, start_ms: 0, end_ms: 0, confidence: 1 }));
  const call = {
    duration_ms: 0,
    phrases: [{ id: 0, speaker: '1', role: null, start_ms: 0, end_ms: 0, in_hold: false, words }],
  };
  return compiled !== null && ask(compiled, prepareConversation(call, lexicon())).holds;
}

test.each([
  // Mail in Russian, honoured or heard in Ukrainian.
  ['почте', 'мною почуто', { all: true, ru: false }],
  ['стати', 'она стала', { all: true, uk: true }],
  ['договір', 'за договором', { all: true, uk: true, ru: true }],
  ['ґудзики', 'твій гудзик', { all: true, uk: true }],
  ['тикет', 'два тикета', { all: true, uk: true, ru: true }],
  ['calls', 'she called', { all: true, en: true, uk: true, de: true }],
])('the language of a query decides what “%s” is: “%s”', (phrase, said, expected) => {
  for (const [language, holds] of Object.entries(expected))
    expect(finds(language === 'all' ? null : language, phrase, said), language).toBe(holds);
});

test('a language knows no more of a word than all do', () => {
  for (const { inflected } of Object.values(lists))
    for (const form of inflected.flat().map(normalise))
      for (const language of languages)
        expect(lexicon().termsOf(form)).toEqual(
          expect.arrayContaining([...lexicon().of(language).termsOf(form)]),
        );
});
