import type { ClassifierModel } from './classifier-model.ts';

/** A word, or two in a row, and what it adds to the score of a label where it stands alone. */
export type TellingWord = { text: string; weight: number };

const mostFor = 20;
const mostAgainst = 10;

/**
 * The words that speak most for a label, and against it; letters within words are left out: nobody reads them. Who said a text where is
 * no word.
 */
export function tellingWords(
  { terms, worth, weights, scales, labels }: ClassifierModel,
  label: number,
): TellingWord[] {
  const scale = scales[label] ?? 0;
  const all = terms.words.map((text, at) => ({
    text,
    weight: (weights[at * labels + label] as number) * scale * (worth[at] as number),
  }));
  const sorted = all.sort((one, other) => other.weight - one.weight || (one.text < other.text ? -1 : 1));
  return [
    ...sorted.slice(0, mostFor).filter(({ weight }) => weight > 0),
    ...sorted.slice(-mostAgainst).filter(({ weight }) => weight < 0),
  ];
}
