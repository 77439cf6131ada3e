import { remembered } from '../matching/text/remembered.ts';
import { bitsApart, letterBits, letterSimilarity } from './letter-similarity.ts';

/** A word of a script that was met in what was said: its number in the list, and how alike both are, 0 … 1. */
export type WordMatch = { word: number; similarity: number };

/** Another form of the word: where the form itself was said, too, that is meant. */
export const otherForm = 0.98;

/** From here on two words that share no form are taken for one that was misheard. */
const leastAlike = 0.6;
/** The same for words heard as two or three, of which there are many more that mean nothing. */
const leastAlikeJoined = 0.75;
/** Shorter words are not sought in several pieces: `in to` is not `into` misheard. */
const shortestJoined = 6;

/** All words of a script, each once, and how what was said finds them. */
export type ScriptWords = {
  /** Number of a word by its form as heard and what else it is found by. */
  idOf: (form: string, keys: readonly string[]) => number;
  /** Number of two words written as one. Only so it is found: what is merely alike is mostly one of both (`this call`, `recall`). */
  idOfBoth: (joined: string) => number;
  /** Words that one spoken word may be. */
  matches: (form: string, keys: readonly string[]) => WordMatch[];
  /** Words that two or three spoken words may be together. */
  joinedMatches: (form: string) => readonly WordMatch[];
};

type Known = { form: string; bits: number; word: number };

/** A collection that words are added to while a script is compiled, and that is asked afterwards. */
export function scriptWords(): ScriptWords {
  const ids = new Map<string, number>();
  const byKey = new Map<string, number[]>();
  const known: Known[] = [];
  const long = new Map<string, Known[]>();

  const alike = remembered((form) => (form.length < 4 ? [] : near(form, known, leastAlike)));
  const joined = remembered((form) => {
    const sought = new Set(edgesOf(form).flatMap((edge) => long.get(edge) ?? []));
    return sought.size === 0 ? none : near(form, [...sought], leastAlikeJoined);
  });
  const idOfKeys = (keys: readonly string[], kind = '') => {
    const name = kind + keys.join(' ');
    const old = ids.get(name);
    if (old !== undefined) return { word: old, isNew: false };
    const word = ids.size;
    ids.set(name, word);
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), word]);
    return { word, isNew: true };
  };
  return {
    idOfBoth: (joined) => idOfKeys([`=${joined}`], 'both ').word,
    idOf(form, keys) {
      const { word, isNew } = idOfKeys(keys);
      if (!isNew) return word;
      const one = { form, bits: letterBits(form), word };
      known.push(one);
      if (form.length >= shortestJoined)
        for (const edge of edgesOf(form)) long.set(edge, [...(long.get(edge) ?? []), one]);
      return word;
    },
    matches(form, keys) {
      const found: WordMatch[] = [];
      // The form is the first of the keys.
      for (const key of keys)
        for (const word of byKey.get(key) ?? none)
          if (!found.some((match) => match.word === word))
            found.push({ word, similarity: key === keys[0] ? 1 : otherForm });
      const exact = found.length;
      for (const match of alike(form))
        if (exact === 0 || !found.some(({ word }) => word === match.word)) found.push(match);
      return found;
    },
    joinedMatches: (form) => (form.length < shortestJoined ? none : joined(form)),
  };
}

const none: readonly never[] = [];

/** Letters that two words have in common at one end, unless both ends were misheard. */
const edgesOf = (form: string) => [`${form.slice(0, 2)}…`, `…${form.slice(-2)}`];

function near(form: string, words: readonly Known[], least: number): WordMatch[] {
  const bits = letterBits(form);
  const found: WordMatch[] = [];
  for (const { form: other, bits: otherBits, word } of words) {
    const most = (1 - least) * Math.max(form.length, other.length);
    if (Math.abs(form.length - other.length) > most || bitsApart(bits, otherBits) > 2 * most) continue;
    const similarity = letterSimilarity(form, other, least);
    if (similarity > 0) found.push({ word, similarity });
  }
  return found;
}
