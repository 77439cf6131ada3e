/** The plain way to tell texts apart: TF-IDF of single words as they are said, and a softmax regression. */
import { product, type SparseRow } from '@earshot/core/learning/sparse-row.ts';
import { termRows, termWeights } from '@earshot/core/learning/tf-idf.ts';
import { generator, shuffled } from '@earshot/core/random.ts';
import type { LabelledText } from './classifier-texts.ts';
import { labelsOf, shareOf } from './classifier-trial.ts';

const epochs = 30;
const rate = 0.5;

/** Learns from texts and answers what share of others it takes for what people say of them. */
export function softmaxAccuracy(
  train: readonly LabelledText[],
  test: readonly LabelledText[],
  seed: number,
): number {
  const listOf = ({ words }: LabelledText) => [words.map(({ form }) => form)];
  const labels = labelsOf(train);
  const terms = termWeights(train.map(listOf), 1);
  const rowOf = termRows(terms);
  const rows = train.map((text) => ({ row: rowOf(listOf(text)), label: labels.indexOf(text.label) }));
  // One more feature, which all texts have, is the bias.
  const weights = labels.map(() => new Float64Array(terms.terms.length + 1));
  const squares = labels.map(() => new Float64Array(terms.terms.length + 1).fill(1e-8));
  const random = generator(seed);
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const { row, label } of shuffled(rows, random))
      step(weights, squares, biased(row, terms.terms.length), label);
  return shareOf(test, (text) => {
    const scores = scoresOf(weights, biased(rowOf(listOf(text)), terms.terms.length));
    return labels[scores.indexOf(Math.max(...scores))] === text.label;
  });
}

const biased = ({ at, value }: SparseRow, place: number): SparseRow => ({
  at: [...at, place],
  value: [...value, 1],
});

const scoresOf = (weights: readonly Float64Array[], row: SparseRow) =>
  weights.map((one) => product(row, one));

/** One step of AdaGrad (Duchi, Hazan and Singer 2011). */
function step(
  weights: readonly Float64Array[],
  squares: readonly Float64Array[],
  row: SparseRow,
  label: number,
): void {
  const scores = scoresOf(weights, row);
  const top = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - top));
  const sum = shares.reduce((all, share) => all + share, 0);
  for (const [one, share] of shares.entries()) {
    const missed = share / sum - (one === label ? 1 : 0);
    if (Math.abs(missed) < 1e-4) continue;
    const [own, squared] = [weights[one] as Float64Array, squares[one] as Float64Array];
    for (const [i, place] of row.at.entries()) {
      const gradient = missed * (row.value[i] ?? 0);
      squared[place] = (squared[place] as number) + gradient * gradient;
      own[place] = (own[place] as number) - (rate * gradient) / Math.sqrt(squared[place] as number);
    }
  }
}
