import type { Conversation } from '../call/conversation.ts';
import { type SpokenPhrase, textOf } from '../call/phrase.ts';
import { createLetters, type Letters } from './letters.ts';
import { type RegexpText, regexpText } from './marked-text.ts';
import { once } from './once.ts';
import { mostDistance } from './query.ts';
import { type Slot, type SlotsOf, slotsReader } from './slots.ts';
import type { Lexicon } from './text/lexicon.ts';

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
export type PreparedConversation = Conversation & {
  /** Words of each phrase joined by spaces. */
  texts: readonly RegexpText[];
  words: () => WordIndex;
  /** Forms in order, for words that begin in some way. */
  forms: () => readonly string[];
  letters: () => Letters;
};

/** `slots`: what reads the words, where the same phrases are read over and over and somebody remembers them. */
export function prepareConversation(
  { duration_ms, phrases }: Conversation,
  lexicon: Lexicon,
  slots: SlotsOf = slotsReader(lexicon),
): PreparedConversation {
  const texts = phrases.map((phrase) => regexpText(textOf(phrase)));
  const words = once(() => indexWords(phrases, slots));
  return {
    duration_ms,
    phrases,
    texts,
    words,
    forms: once(() =>
      Array.from(words().postings.keys())
        .filter((key) => key.startsWith('='))
        .sort(),
    ),
    letters: once(() => createLetters(texts.map((text) => text.lower()))),
  };
}

function indexWords(phrases: readonly SpokenPhrase[], slotsOfPhrase: SlotsOf): WordIndex {
  const slots: (Slot & { phrase: number })[] = [];
  const positions: number[] = [];
  const postings = new Map<string, number[]>();
  let position = 0;
  for (const [phrase, spoken] of phrases.entries()) {
    for (const { keys, first_word, last_word } of slotsOfPhrase(spoken.words.map((word) => word.text))) {
      for (const key of keys) {
        const list = postings.get(key);
        if (list === undefined) postings.set(key, [slots.length]);
        else list.push(slots.length);
      }
      slots.push({ keys, first_word, last_word, phrase });
      positions.push(position);
      position += 1;
    }
    position += mostDistance + 1;
  }
  return { slots, positions, postings, found: new Map() };
}
