import { countPlaces } from '../agreement/bootstrap-interval.ts';
import { bootstrapShares } from '../agreement/bootstrap-shares.ts';
import type { Bounds } from '../agreement/wilson-interval.ts';
import { calibrationError, type ReliabilityBin, reliability } from '../learning/reliability.ts';
import type { LabelChoice } from './classifiers.ts';
import type { LabelAnswer } from './classify.ts';
import type { Answer } from './fold-scores.ts';

/** An example of a call with what people said of it, and what a classifier said that did not know it. */
export type Checked = { group: string; people: readonly Answer[]; answers: readonly LabelAnswer[] };

/** A number with the bounds of its 95 % interval. */
export type Measured = Bounds & { value: number };

/** How well a label is told, of `n` examples that people gave it to. What was unsure is counted by what it leaned to. */
export type LabelReport = {
  n: number;
  right: number;
  wrong: number;
  missed: number;
  unsure: number;
  precision: Measured | null;
  recall: Measured | null;
  f1: Measured | null;
};

export type ClassifierReport = {
  /** Answers that could be right or wrong: of each example one where one label is chosen, else of each label. */
  n: number;
  accuracy: Measured | null;
  /** What always giving the commonest answer would reach. */
  usual: number | null;
  labels: readonly LabelReport[];
  mean_f1: Measured | null;
  /** Where one label is chosen: of each label (a line) how many were taken for which (a column). */
  confusion: readonly (readonly number[])[] | null;
  reliability: readonly ReliabilityBin[];
  ece: number | null;
  /** The share that people have to decide, and the accuracy of the rest. */
  unsure: number | null;
  sure_accuracy: Measured | null;
};

const bins = 10;
const seed = 1;

/** What is known of a classifier from examples that it did not know. Spreads are those of calls drawn anew: examples of one are alike. */
export function classifierReport(
  checked: readonly Checked[],
  { choose, labels }: { choose: LabelChoice; labels: number },
): ClassifierReport {
  const numbers = [...Array(labels).keys()];
  const tried = checked.map((one) => triedOf(one, choose));
  const all = tried.flat();
  const bars = reliability(
    all.map(({ probability, isSo }) => ({ probability, right: isSo })),
    bins,
  );
  const sure = all.filter(({ isSure }) => isSure);
  const counts = countsOf(checked, labels);
  const sums = countPlaces(counts, labels * 3);
  const [accuracy, sureAccuracy] = accuraciesOf(checked, tried);
  const ofLabels = spreadsOf(checked, counts, labels);
  return {
    n: all.length,
    accuracy: accuracy ?? null,
    usual: usualShare(checked, choose, numbers),
    labels: numbers.map((label) =>
      labelReport(checked, sums, label, ofLabels.slice(label * 3, label * 3 + 3)),
    ),
    mean_f1: ofLabels[labels * 3] ?? null,
    confusion: choose === 'one' ? confusionOf(checked, numbers) : null,
    reliability: bars,
    ece: all.length === 0 ? null : calibrationError(bars),
    unsure: all.length === 0 ? null : 1 - sure.length / all.length,
    sure_accuracy: sureAccuracy ?? null,
  };
}

/** An answer: whether it was right, and how likely it was said to be that something `isSo`. */
type Tried = { probability: number; isSo: boolean; right: boolean; isSure: boolean };

/** Answers to an example that could be right or wrong: one where one label is chosen, else of each label of which somebody said something. */
export function triedOf(
  { people, answers }: Pick<Checked, 'people' | 'answers'>,
  choose: LabelChoice,
): Tried[] {
  if (choose === 'one') {
    const label = answers.findIndex(({ leans }) => leans);
    const answer = answers[label];
    if (answer === undefined) return [];
    const right = people[label] === true;
    return [{ probability: answer.probability, isSo: right, right, isSure: answer.decision === 'yes' }];
  }
  return answers.flatMap(({ probability, decision, leans }, label) => {
    const said = people[label];
    if (said == null) return [];
    return [{ probability, isSo: said, right: leans === said, isSure: decision !== 'unsure' }];
  });
}

/** Of all answers, and of those that were sure. */
function accuraciesOf(
  checked: readonly Checked[],
  tried: readonly (readonly Tried[])[],
): readonly (Measured | null)[] {
  const placeOf = ({ right, isSure }: Tried) => (right ? 0 : 1) + (isSure ? 2 : 0);
  const shareOf = (right: number, wrong: number) => (right + wrong === 0 ? null : right / (right + wrong));
  return measured(
    unitsOf(checked, (at) => (tried[at] ?? []).map(placeOf)),
    4,
    ([a = 0, b = 0, c = 0, d = 0]) => [shareOf(a + c, b + d), shareOf(c, d)],
  );
}

const [isRight, isWrong, isMissed] = [0, 1, 2];

/** For each example the places of what it counts as, three for each label. */
function countsOf(checked: readonly Checked[], labels: number): number[][] {
  return checked.map(({ people, answers }) =>
    [...Array(labels).keys()].flatMap((label) => {
      const [said, leans] = [people[label], answers[label]?.leans === true];
      if (said == null || (!said && !leans)) return [];
      return [label * 3 + (said && leans ? isRight : leans ? isWrong : isMissed)];
    }),
  );
}

/** Precision, recall and F1 of each label, one after the other, and the mean of F1. */
function spreadsOf(
  checked: readonly Checked[],
  counts: readonly (readonly number[])[],
  labels: number,
): (Measured | null)[] {
  return measured(
    unitsOf(checked, (at) => counts[at] ?? []),
    labels * 3,
    (sums) => {
      const numbers = [...Array(labels).keys()].map((label) => ratios(sums, label));
      const scores = numbers.flatMap(([, , f1]) => (f1 === null || f1 === undefined ? [] : [f1]));
      const mean = scores.length === 0 ? null : scores.reduce((sum, one) => sum + one, 0) / scores.length;
      return [...numbers.flat(), mean];
    },
  );
}

/** How often a label was given rightly, wrongly, and not though it was so. */
function sumsOf(sums: ArrayLike<number>, label: number): [right: number, wrong: number, missed: number] {
  const at = (kind: number) => sums[label * 3 + kind] ?? 0;
  return [at(isRight), at(isWrong), at(isMissed)];
}

function ratios(sums: ArrayLike<number>, label: number): [number | null, number | null, number | null] {
  const [right, wrong, missed] = sumsOf(sums, label);
  const ratio = (part: number, whole: number) => (whole === 0 ? null : part / whole);
  return [
    ratio(right, right + wrong),
    ratio(right, right + missed),
    ratio(2 * right, 2 * right + wrong + missed),
  ];
}

function labelReport(
  checked: readonly Checked[],
  sums: ArrayLike<number>,
  label: number,
  [precision = null, recall = null, f1 = null]: readonly (Measured | null)[],
): LabelReport {
  const [right, wrong, missed] = sumsOf(sums, label);
  const unsure = checked.filter(
    ({ people, answers }) => people[label] != null && answers[label]?.decision === 'unsure',
  ).length;
  return { n: right + missed, right, wrong, missed, unsure, precision, recall, f1 };
}

function confusionOf(checked: readonly Checked[], numbers: readonly number[]): number[][] {
  return numbers.map((given) => {
    const line = numbers.map(() => 0);
    for (const { people, answers } of checked) {
      if (people[given] !== true) continue;
      const taken = answers.findIndex(({ leans }) => leans);
      if (taken >= 0) line[taken] = (line[taken] ?? 0) + 1;
    }
    return line;
  });
}

function usualShare(
  checked: readonly Checked[],
  choose: LabelChoice,
  numbers: readonly number[],
): number | null {
  const counts = numbers.map((label) => {
    const said = checked.filter(({ people }) => people[label] != null);
    return { said: said.length, yes: said.filter(({ people }) => people[label]).length };
  });
  if (choose === 'one')
    return checked.length === 0 ? null : Math.max(0, ...counts.map(({ yes }) => yes)) / checked.length;
  const all = counts.reduce((sum, { said }) => sum + said, 0);
  if (all === 0) return null;
  return counts.reduce((sum, { said, yes }) => sum + Math.max(yes, said - yes), 0) / all;
}

/** Places of what the examples of each call count as. */
function unitsOf(checked: readonly Checked[], placesOf: (at: number) => readonly number[]): number[][] {
  const groups = Map.groupBy(checked.keys(), (at) => checked[at]?.group ?? '');
  return [...groups.values()].map((examples) => examples.flatMap(placesOf));
}

function measured(
  units: readonly (readonly number[])[],
  kinds: number,
  statistics: (counts: Int32Array) => readonly (number | null)[],
): (Measured | null)[] {
  const values = statistics(countPlaces(units, kinds));
  const bounds = bootstrapShares(units, kinds, statistics, { seed });
  return values.map((value, at) => {
    const found = bounds[at];
    return value === null || found == null ? null : { value, low: found.low, high: found.high };
  });
}
