import { z } from 'zod';
import { Span } from './span.ts';

/** A word and when it was said. `confidence` is 0 … 1, null where the engine gives none. */
export const Word = z.object({ text: z.string(), ...Span.shape, confidence: z.number().nullable() });
export type Word = z.infer<typeof Word>;

/** What search and rules know of a word. */
export type SpokenWord = Omit<Word, 'confidence'>;
