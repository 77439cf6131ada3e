import { z } from 'zod';
import { speakerRoles } from './role.ts';
import { extentOf, Span } from './span.ts';
import { type SpokenWord, Word } from './word.ts';

/** What one speaker said without a pause. */
export const Phrase = z.object({
  id: z.int(),
  /** Speaker id; see `Speaker`. */
  speaker: z.string(),
  role: z.enum(speakerRoles).nullable(),
  ...Span.shape,
  text: z.string(),
  confidence: z.number().nullable(),
  words: z.array(Word),
});
export type Phrase = z.infer<typeof Phrase>;

/** A phrase of a transcript that is still being made: its side is that of its speaker. */
export type NewPhrase = Omit<Phrase, 'role'>;

/** What search and rules know of a phrase. */
export type SpokenPhrase = Omit<Phrase, 'text' | 'confidence' | 'words'> & {
  words: readonly SpokenWord[];
  /** How surely it was recognised, where that is known: 0 … 1. */
  confidence?: number | null;
  /** Said while somebody was on hold: the voice of the waiting queue. */
  in_hold: boolean;
};

/** Words of a phrase as the expression engine and the database see them. */
export function textOf(phrase: { words: readonly Pick<Word, 'text'>[] }): string {
  return phrase.words.map((word) => word.text).join(' ');
}

/** The phrase that words make; the caller numbers it. */
export function toPhrase(speaker: string, words: readonly Word[]): NewPhrase {
  return {
    id: 0,
    speaker,
    ...extentOf(words),
    text: textOf({ words }),
    confidence: confidenceOf(words),
    words: [...words],
  };
}

/** Mean over the words of which it is known; null where it is of none. */
export function confidenceOf(words: readonly Word[]): number | null {
  const known = words.map((word) => word.confidence).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
