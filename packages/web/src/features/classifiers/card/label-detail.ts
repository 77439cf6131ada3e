import type { Example } from '@earshot/core/classifiers/examples.ts';
import type { LabelFigures } from './report.ts';

type Word = LabelFigures['words'][number];

/** So many words for a label, and against it, stand beside its histogram. */
const wordsFor = 10;
const wordsAgainst = 5;
/** So near a threshold it could as well be otherwise. */
const nearTo = 0.1;

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

/** Examples by how near each was told to be to the threshold of one label, the nearest first. */
export function nearest(
  examples: readonly Example[],
  { id, threshold }: Pick<LabelFigures, 'id' | 'threshold'>,
): Example[] {
  return examples
    .flatMap((example) => {
      const told = example.guesses.find(({ label_id }) => label_id === id);
      return told === undefined ? [] : [{ example, away: Math.abs(told.probability - threshold) }];
    })
    .filter(({ away }) => away <= nearTo)
    .sort((one, other) => one.away - other.away)
    .map(({ example }) => example);
}
