import type { EmotionTrend } from './emotions.ts';

/** Valence of a phrase without words of courtesy, which every call ends with, and how many words it has. */
export type Felt = { valence: number; words: number };

/** Fewer phrases than two in each third tell no development. */
const leastPhrases = 6;
/** A difference of the thirds below this is the noise of single words; one clearly rated phrase of five makes 0.1. */
const leastChange = 0.1;

/** Compares the first and the last third of the phrases, weighed by their words. */
export function trendOf(phrases: readonly Felt[]): EmotionTrend | null {
  const spoken = phrases.filter(({ words }) => words > 0);
  if (spoken.length < leastPhrases) return null;
  const third = Math.floor(spoken.length / 3);
  const change = mean(spoken.slice(-third)) - mean(spoken.slice(0, third));
  if (Math.abs(change) < leastChange) return 'steady';
  return change > 0 ? 'improving' : 'worsening';
}

function mean(phrases: readonly Felt[]): number {
  const words = phrases.reduce((sum, phrase) => sum + phrase.words, 0);
  return phrases.reduce((sum, phrase) => sum + phrase.valence * phrase.words, 0) / words;
}
