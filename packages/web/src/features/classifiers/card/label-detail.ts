import type { LabelFigures } from './report.ts';

type Word = LabelFigures['words'][number];

/** So many words for a label, and against it, stand beside its histogram. */
const wordsFor = 10;
const wordsAgainst = 5;

/** Those that speak most for it first. */
export const sortedWords = (words: readonly Word[]): Word[] =>
  [...words].sort((one, other) => other.weight - one.weight);

export function strongestWords(words: readonly Word[]): Word[] {
  const sorted = sortedWords(words);
  return [
    ...sorted.filter(({ weight }) => weight >= 0).slice(0, wordsFor),
    ...sorted.filter(({ weight }) => weight < 0).slice(-wordsAgainst),
  ];
}
