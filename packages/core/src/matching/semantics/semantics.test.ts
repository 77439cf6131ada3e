import { describe, expect, it, test } from 'vitest';
import { usualSimilarity } from '../compile-query.ts';
import type { Semantics } from '../find.ts';
import { prepareConversation } from '../prepared-conversation.ts';
import { createLexicon } from '../text/lexicon.ts';
import { ownSemantics } from './own-semantics.ts';
import { type SemanticModel, trainModel } from './semantic-model.ts';
import { leastPhrases } from './sentence-measure.ts';
import { termsOfText } from './slot-terms.ts';
import { dimensions } from './word-vectors.ts';

const lexicon = createLexicon({});

/** Every way of saying a thing, part by part: words of one part stand for one another. */
const things: string[][][] = [
  [
    ['i want to', 'can i', 'please'],
    ['cancel', 'terminate', 'end'],
    ['my', 'the', 'our'],
    ['contract', 'agreement', 'subscription'],
    ['today', 'at once', ''],
  ],
  [
    ['where is', 'when comes', 'i wait for'],
    ['my', 'the'],
    ['parcel', 'delivery', 'package'],
    ['from the', 'of the'],
    ['courier', 'shop', 'warehouse'],
  ],
  [
    ['the', 'my', 'our'],
    ['internet', 'router', 'network'],
    ['is', 'keeps', 'was'],
    ['slow', 'broken', 'dropping'],
    ['again', 'since morning', ''],
  ],
  [
    ['хочу', 'можна', 'прошу'],
    ['розірвати', 'скасувати', 'припинити'],
    ['мій', 'наш', ''],
    ['договір', 'контракт', 'абонемент'],
    ['сьогодні', 'зараз', ''],
  ],
  [
    ['де', 'коли буде', 'чекаю на'],
    ['моя', 'ваша', ''],
    ['посилка', 'доставка', 'бандероль'],
    ['з', 'від'],
    ['складу', 'магазину', 'курʼєра'],
  ],
  // What is said in every call, whatever it is about.
  [
    ['good', 'nice'],
    ['morning', 'day', 'evening'],
    ['this is', 'you speak with'],
    ['anna', 'oleh', 'mark'],
    ['from support', ''],
  ],
  [
    ['tell me', 'say', 'confirm'],
    ['your', 'the'],
    ['name', 'address', 'birthday', 'postcode'],
    ['please', 'again', ''],
  ],
  [
    ['one', 'just a'],
    ['moment', 'minute', 'second'],
    ['while i', 'until we'],
    ['look', 'check', 'search'],
    ['it up', 'for you'],
  ],
  [
    ['can i', 'may i'],
    ['help', 'assist'],
    ['you'],
    ['with'],
    ['anything', 'something'],
    ['else', 'more', 'further'],
  ],
  [
    ['have a'],
    ['great', 'lovely', 'wonderful'],
    ['weekend', 'evening', 'holiday'],
    ['and', 'then'],
    ['bye', 'goodbye', 'take care'],
  ],
  [
    ['добрий'],
    ['день', 'ранок', 'вечір'],
    ['мене звати', 'це'],
    ['ганна', 'олег', 'марко'],
    ['зі служби', ''],
  ],
  [
    ['назвіть', 'підкажіть', 'повторіть'],
    ['ваше', 'своє'],
    ['імʼя', 'прізвище', 'місто'],
    ['будь ласка', 'ще раз', ''],
  ],
  [
    ['зачекайте', 'хвилинку'],
    ['я', 'зараз'],
    ['перевірю', 'подивлюся', 'уточню'],
    ['у базі', 'для вас', 'все'],
  ],
];

function said(): string[] {
  return things.flatMap((parts) =>
    parts.reduce<string[]>(
      (texts, part) => texts.flatMap((text) => part.map((word) => `${text} ${word}`)),
      [''],
    ),
  );
}

function shuffled(texts: readonly string[]): string[] {
  return texts
    .map((text, at) => [(at * 7919) % texts.length, text] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, text]) => text);
}

/** Three times over, for a workspace hears the same things again and again. */
const corpus = shuffled([...said(), ...said(), ...said()]);
const slots = corpus.map((text) => termsOfText(text, lexicon));
const model = trainModel(null, slots);

function compare(trained: SemanticModel | null, text: string, phrase: string): number {
  return compareBy(ownSemantics(trained, lexicon), text, phrase);
}

function compareBy(semantics: Semantics, text: string, phrase: string): number {
  const words = phrase.split(' ').map((word) => ({ text: word, start_ms: 0, end_ms: 1 }));
  const spoken = { id: 0, speaker: 'a', role: null, start_ms: 0, end_ms: 1, in_hold: false, words };
  const conversation = prepareConversation({ duration_ms: 1, phrases: [spoken] }, lexicon);
  return semantics.similarity(text, conversation, 0);
}

test.each([
  ['cancel my contract', 'i want to terminate the agreement'],
  ['end the subscription', 'can i cancel our contract today'],
  ['the network keeps dropping', 'our internet was slow'],
  ['where is my parcel from the shop', 'i wait for the package of the warehouse'],
  ['розірвати договір', 'прошу скасувати наш контракт'],
  ['коли буде посилка', 'чекаю на вашу бандероль'],
])('"%s" means the same as "%s"', (text, phrase) => {
  expect(compare(model, text, phrase)).toBeGreaterThan(usualSimilarity);
});

test.each([
  ['cancel my contract', 'where is my parcel from the shop'],
  ['cancel my contract', 'our internet was slow'],
  ['the router is slow', 'i want to end my subscription'],
  ['розірвати договір', 'де ваша доставка від магазину'],
  ['where is my parcel', 'the network was broken again'],
])('"%s" means something else than "%s"', (text, phrase) => {
  expect(compare(model, text, phrase)).toBeLessThan(usualSimilarity * 0.6);
});

describe('where few calls are in another language', () => {
  const english = ['cancel', 'contract', 'parcel', 'router', 'plan', 'invoice', 'refund', 'driver'];
  const ukrainian = ['розірвати', 'договір', 'доставка', 'магазин', 'добрий', 'вечір', 'лікар', 'середа'];
  const terms = [...english, ...ukrainian].flatMap((word) => termsOfText(word, lexicon).flat());
  /** The first direction is the other language, and the others are what a word says. */
  const vectorOf = (row: number) =>
    Int8Array.from({ length: dimensions }, (_, at) => {
      if (at === 0) return row < english.length ? 0 : 120;
      return at === 1 + row ? 60 : 0;
    });
  const mixed: SemanticModel = {
    phrases: 2000,
    terms,
    phrasesWith: Uint32Array.from(terms, (_, row) => (row < english.length ? 300 : 5)),
    vectors: Int8Array.from(terms.flatMap((_, row) => [...vectorOf(row)])),
    largest: new Float32Array(terms.length).fill(127),
    pairs: new Uint16Array(),
    weights: new Float32Array(),
    cohort: english.map((word) => termsOfText(word, lexicon)),
  };

  test.each([
    ['розірвати договір', 'доставка магазин', 0, 0.1],
    ['розірвати договір', 'добрий вечір', 0, 0.1],
    ['розірвати договір', 'договір розірвати', 0.999, 1.001],
    ['cancel contract', 'parcel router', 0, 0.1],
  ])('"%s" and "%s" are not alike for their language alone', (text, phrase, least, most) => {
    const found = compare(mixed, text, phrase);
    expect(found).toBeGreaterThanOrEqual(least);
    expect(found).toBeLessThanOrEqual(most);
  });
});

describe('without enough conversations', () => {
  test.each([
    ['cancel my contract', 'cancel my contract', 1, 1],
    ['cancel the contract', 'i want to cancel a contract please', usualSimilarity, 1],
    ['cancel the contract', 'the weather is the weather', 0, 0.11],
    ['хочу розірвати договір', 'договір розірвати', usualSimilarity, 1],
    ['cancel', 'terminate', 0, 0],
    ['cancel my order', 'if it is not fixed this week i am going to cancel my plan', usualSimilarity, 0.6],
    ['how do i cancel my order', 'could you tell me the order number', usualSimilarity, 0.6],
    ['cancel my order', 'i said already that the order is to cancel', 0.7, 0.8],
    ['cancel the order of the parcel', 'could you tell me the number of my order', 0, usualSimilarity - 0.1],
  ])('"%s" and "%s" are compared by their words', (text, phrase, least, most) => {
    const found = compare(null, text, phrase);
    expect(found).toBeGreaterThanOrEqual(least - 1e-6);
    expect(found).toBeLessThanOrEqual(most + 1e-6);
    expect(ownSemantics(null, lexicon).name).toBe('words');
  });

  it('says when there are enough', () => {
    const few = trainModel(null, slots.slice(0, leastPhrases - 1));
    expect(ownSemantics(few, lexicon).name).toBe('words');
    expect(ownSemantics(trainModel(few, slots.slice(0, 1)), lexicon).name).toBe('own_conversations');
  });
});

it('a word never heard before counts where both have it', () => {
  expect(compare(model, 'cancel xyzzy', 'xyzzy')).toBeGreaterThan(compare(model, 'cancel xyzzy', 'plugh'));
  expect(compare(model, 'xyzzy', 'xyzzy')).toBeCloseTo(1);
});

it('a model is the same in every run', () => {
  expect(trainModel(null, slots)).toEqual(model);
});

it('a model that is continued knows what one made at once knows', () => {
  let continued: SemanticModel | null = null;
  for (let from = 0; from < slots.length; from += 300)
    continued = trainModel(continued, slots.slice(from, from + 300));
  expect(continued?.phrases).toBe(model.phrases);
  expect(continued?.terms).toHaveLength(model.terms.length);
  expect(compare(continued, 'cancel my contract', 'i want to terminate the agreement')).toBeGreaterThan(
    usualSimilarity,
  );
  expect(compare(continued, 'cancel my contract', 'our internet was slow')).toBeLessThan(
    usualSimilarity * 0.6,
  );
});

it('nothing to compare gives nothing', () => {
  expect(ownSemantics(model, lexicon).asked('…').things).toEqual([]);
  expect(compare(model, '…', 'cancel my contract')).toBe(0);
  expect(model.vectors).toHaveLength(model.terms.length * dimensions);
});
