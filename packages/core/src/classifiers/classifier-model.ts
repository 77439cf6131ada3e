import type { Calibration } from '../learning/calibration.ts';
import type { Threshold } from '../learning/threshold.ts';
import type { LabelChoice } from './classifiers.ts';
import type { Fitted } from './fold-scores.ts';
import type { CountedTexts } from './text-features.ts';
import { type TermKind, termKinds } from './text-terms.ts';

/** How sure the chosen label is, by its score and how far it is ahead of the next; and how the rest is shared among the others. */
export type ChoiceCalibration = {
  weights: readonly number[];
  temperature: number;
  /** Below this best score a text is unlike all that was learned from. */
  least_score: number;
};

/** What a classifier learned: kept as `packModel` makes it. */
export type ClassifierModel = {
  version: 3;
  choose: LabelChoice;
  labels: number;
  /** Models of version 1 and 2 knew no setting. */
  terms: Record<TermKind, readonly string[]>;
  /** In the order of terms, one kind after the other. */
  worth: Float32Array;
  /** What a term is worth that was not met: it makes a text longer. Models of version 1 passed over it. */
  unmet: number;
  /** `weights[term × labels + label]`, to be multiplied by the scale of the label. */
  weights: Int8Array;
  scales: Float32Array;
  bias: Float32Array;
  /** How scores become probabilities, where labels are asked for one by one. */
  calibrations: readonly Calibration[];
  thresholds: readonly Threshold[];
  choice: ChoiceCalibration | null;
};

type Rest = Pick<ClassifierModel, 'choose' | 'calibrations' | 'thresholds' | 'choice'>;

/** A model of what was fitted: terms without a worth are left out, weights are kept in a byte each. */
export function modelOf(
  { terms, kinds }: CountedTexts,
  { worth, unmet, fit }: Fitted,
  rest: Rest,
): ClassifierModel {
  const { classes: labels, weights, bias } = fit;
  const kept = (kind: TermKind) =>
    [...terms.keys()].filter((at) => kinds[at] === kind && (worth[at] as number) > 0);
  const byKind = { words: kept('words'), letters: kept('letters'), setting: kept('setting') };
  const places = termKinds.flatMap((kind) => byKind[kind]);
  const scales = new Float32Array(labels);
  for (const at of places)
    for (let label = 0; label < labels; label += 1)
      scales[label] = Math.max(
        scales[label] as number,
        Math.abs(weights[at * labels + label] as number) / 127,
      );
  const short = new Int8Array(places.length * labels);
  for (const [line, at] of places.entries())
    for (let label = 0; label < labels; label += 1) {
      const scale = scales[label] as number;
      short[line * labels + label] =
        scale === 0 ? 0 : Math.round((weights[at * labels + label] as number) / scale);
    }
  const named = (of: readonly number[]) => of.map((at) => terms[at] as string);
  return {
    version: 3,
    labels,
    terms: {
      words: named(byKind.words),
      letters: named(byKind.letters),
      setting: named(byKind.setting),
    },
    worth: Float32Array.from(places, (at) => worth[at] as number),
    unmet,
    weights: short,
    scales,
    bias: Float32Array.from(bias),
    ...rest,
  };
}

type Head = Omit<ClassifierModel, 'worth' | 'scales' | 'bias' | 'weights'>;
type KeptHead = Omit<Head, 'version' | 'unmet' | 'terms'> & {
  version: number;
  unmet?: number;
  terms: Omit<Head['terms'], 'setting'> & { setting?: readonly string[] };
};

/** A model as it is kept: what can be read, and the numbers as bytes. */
export type PackedModel = { head: string; numbers: Uint8Array };

/** The same model always gives the same bytes. */
export function packModel({ worth, scales, bias, weights, ...head }: ClassifierModel): PackedModel {
  const lists = [worth, scales, bias, weights].map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  );
  const numbers = new Uint8Array(lists.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const list of lists) {
    numbers.set(list, at);
    at += list.length;
  }
  return { head: JSON.stringify(head), numbers };
}

/** The model that `packModel` made this of. Throws where it is none. */
export function unpackModel({ head, numbers }: PackedModel): ClassifierModel {
  const { version, unmet = 0, ...read } = JSON.parse(head) as KeptHead;
  const terms = { setting: [], ...read.terms };
  const count = termKinds.reduce((sum, kind) => sum + terms[kind].length, 0);
  // A copy that begins at a multiple of four; `slice` of a Node buffer is none.
  const bytes = new Uint8Array(numbers);
  const floats = 4 * (count + 2 * read.labels);
  if (![1, 2, 3].includes(version) || bytes.length !== floats + count * read.labels)
    throw new Error('These bytes are no classifier.');
  return {
    ...read,
    version: 3,
    terms,
    unmet,
    worth: new Float32Array(bytes.buffer, 0, count),
    scales: new Float32Array(bytes.buffer, 4 * count, read.labels),
    bias: new Float32Array(bytes.buffer, 4 * (count + read.labels), read.labels),
    weights: new Int8Array(bytes.buffer, floats),
  };
}
