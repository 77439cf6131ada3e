import { isJoining } from './text/joined.ts';
import type { Lexicon } from './text/lexicon.ts';
import { numberWords } from './text/number-words.ts';
import { cutWord } from './text/pieces.ts';
import { remembered } from './text/remembered.ts';
import { type Token, tokensOf } from './text/tokens.ts';

/** One place of a phrase: a word, or a number said in several words. */
export type Slot = {
  /** Everything the place is found by: lemmas, number values (`#25`) and forms (`=слово`). */
  keys: readonly string[];
  first_word: number;
  last_word: number;
};

/** The places of a phrase from its words. */
export type SlotsOf = (words: readonly string[]) => readonly Slot[];

/** Nothing that is said is longer; what is pasted may be, and the database takes no longer keys. */
const longestKey = 200;

/** A lemma or a number value as a key. */
export function termKey(term: string): string {
  return term.slice(0, longestKey);
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
    if (token.from_word === undefined) slots.push({ keys, first_word: token.word, last_word: token.word });
    else addNumber(slots, token, token.from_word, tokens);
  }
  return slots;
}

/** What the words of the number were found by leads to the number. */
function addNumber(slots: Slot[], number: Token, first_word: number, tokens: readonly Token[]): void {
  while ((slots.at(-1)?.first_word ?? -1) >= first_word) slots.pop();
  const parts = tokens.slice(0, tokens.indexOf(number)).filter((part) => part.word >= first_word);
  const joined = formKey([...parts, number].map((part) => part.form).join(' '));
  const keys = new Set([...keysOfToken(number), joined, ...parts.flatMap(keysOfToken)]);
  slots.push({ keys: [...keys], first_word, last_word: number.word });
}

function keysOfToken({ form, terms }: Token): string[] {
  return [...new Set([formKey(form), ...terms.map(termKey)])];
}

const readers = new WeakMap<Lexicon, SlotsOf>();

/** Reads the places of phrases: what `slotsOf` makes of their tokens, with a short way for what holds only plain words. */
export function slotsReader(lexicon: Lexicon): SlotsOf {
  const reader = readers.get(lexicon) ?? createReader(lexicon);
  readers.set(lexicon, reader);
  return reader;
}

function createReader(lexicon: Lexicon): SlotsOf {
  const plainKeys = remembered((word) => keysAlone(word, lexicon));
  return (words) => {
    const slots: Slot[] = [];
    for (const [at, word] of words.entries()) {
      const keys = plainKeys(word);
      if (keys === null) return slotsOf(tokensOf(words, lexicon));
      if (keys.length > 0) slots.push({ keys, first_word: at, last_word: at });
    }
    return slots;
  };
}

/** Keys of a word whatever stands beside it, none of punctuation; null where its neighbours may change them. */
function keysAlone(word: string, lexicon: Lexicon): readonly string[] | null {
  const { pieces } = cutWord(word);
  const [piece] = pieces;
  if (piece === undefined) return [];
  const { form, digits, hyphened } = piece;
  const isTied = hyphened || digits !== undefined || numberWords.has(form) || isJoining(form);
  return pieces.length > 1 || isTied ? null : tokensOf([word], lexicon).flatMap(keysOfToken);
}
