import type { Span } from '../metrics/metrics.ts';
import { once } from './once.ts';
import { mostDistance } from './query.ts';
import { type RegexpText, regexpText } from './regexp.ts';
import type { Lexicon } from './text/lexicon.ts';
import { type Token, tokensOf } from './text/tokens.ts';
import { createTrigrams, type Trigrams } from './trigrams.ts';

/** A phrase as the engine needs it: what was said, by whom, when. */
export type SpokenPhrase = {
  id: number;
  speaker: string;
  role: string | null;
  start_ms: number;
  end_ms: number;
  words: readonly { text: string; start_ms: number; end_ms: number }[];
};

/** One place of a phrase: a word, or a number said in several words. */
export type Slot = {
  /** Everything the place is found by: lemmas, number values (`#25`) and forms (`=слово`). */
  keys: readonly string[];
  first_word: number;
  last_word: number;
};

/** Where every word of a conversation stands. Positions of phrases lie too far apart to be near. */
export type WordIndex = {
  slots: readonly (Slot & { phrase: number })[];
  /** Position of each slot, rising. */
  positions: readonly number[];
  /** Slots in which a key occurs, rising. */
  postings: ReadonlyMap<string, readonly number[]>;
  /** Slots of the words that queries looked up so far. */
  found: Map<string, readonly number[]>;
};

/** A conversation prepared for any number of queries; what a query does not ask for is not made. */
export type Conversation = {
  duration_ms: number;
  holds: readonly Span[];
  phrases: readonly SpokenPhrase[];
  /** Words of each phrase joined by spaces. */
  texts: readonly RegexpText[];
  words: () => WordIndex;
  /** Forms in order, for words that begin in some way. */
  forms: () => readonly string[];
  trigrams: () => Trigrams;
};

/** Nothing that is said is longer; what is pasted may be, and the database takes no longer keys. */
const longestKey = 200;

/** A lemma or a number value as a key. */
export function termKey(term: string): string {
  return term.length > longestKey ? term.slice(0, longestKey) : term;
}

/** A form as a key, apart from lemmas that are spelt the same. */
export function formKey(form: string): string {
  return termKey(`=${form}`);
}

/** Tokens of one phrase as places; the words of a number share one. */
export function slotsOf(tokens: readonly Token[]): Slot[] {
  const slots: Slot[] = [];
  for (const token of tokens) {
    const keys = keysOfToken(token);
    if (token.from_word === undefined) {
      slots.push({ keys, first_word: token.word, last_word: token.word });
      continue;
    }
    const parts: Token[] = [];
    while ((slots.at(-1)?.first_word ?? -1) >= token.from_word) slots.pop();
    for (const part of tokens) {
      if (part === token) break;
      if (part.word >= token.from_word) parts.push(part);
    }
    const joined = formKey([...parts, token].map((part) => part.form).join(' '));
    const partKeys = parts.flatMap(keysOfToken);
    slots.push({
      keys: [...new Set([...keys, joined, ...partKeys])],
      first_word: token.from_word,
      last_word: token.word,
    });
  }
  return slots;
}

function keysOfToken(token: Token): string[] {
  const keys = [formKey(token.form)];
  for (const term of token.terms) {
    const key = termKey(term);
    if (!keys.includes(key)) keys.push(key);
  }
  return keys;
}

/** Words of a phrase as the expression engine and the database see them. */
export function textOf(phrase: Pick<SpokenPhrase, 'words'>): string {
  return phrase.words.map((word) => word.text).join(' ');
}

/** The places of a phrase from its words. */
export type SlotsOf = (words: readonly string[]) => readonly Slot[];

/** `slots`: what reads the words, where the same phrases are read over and over and somebody remembers them. */
export function prepareConversation(
  phrases: readonly SpokenPhrase[],
  call: { duration_ms: number; holds: readonly Span[] },
  lexicon: Lexicon,
  slots: SlotsOf = (words) => slotsOf(tokensOf(words, lexicon)),
): Conversation {
  const texts = phrases.map((phrase) => regexpText(textOf(phrase)));
  const words = once(() => indexWords(phrases, slots));
  return {
    ...call,
    phrases,
    texts,
    words,
    forms: once(() =>
      Array.from(words().postings.keys())
        .filter((key) => key.startsWith('='))
        .sort(),
    ),
    trigrams: once(() => createTrigrams(texts.map((text) => text.lower()))),
  };
}

function indexWords(phrases: readonly SpokenPhrase[], slotsOfPhrase: SlotsOf): WordIndex {
  const slots: (Slot & { phrase: number })[] = [];
  const positions: number[] = [];
  const postings = new Map<string, number[]>();
  let position = 0;
  for (const [phrase, spoken] of phrases.entries()) {
    const words = spoken.words.map((word) => word.text);
    for (const slot of slotsOfPhrase(words)) {
      for (const key of slot.keys) {
        const list = postings.get(key);
        if (list === undefined) postings.set(key, [slots.length]);
        else list.push(slots.length);
      }
      slots.push({ keys: slot.keys, first_word: slot.first_word, last_word: slot.last_word, phrase });
      positions.push(position);
      position += 1;
    }
    position += mostDistance + 1;
  }
  return { slots, positions, postings, found: new Map() };
}
