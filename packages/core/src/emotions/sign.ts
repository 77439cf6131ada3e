import type { Emotion } from './emotions.ts';

/** A place of the phrase that speaks for an emotion, with what negation and emphasis made of it. */
export type Sign = {
  emotion: Emotion;
  valence: number;
  polite: boolean;
  /** All positions it rests on, negation included. */
  words: readonly number[];
};
