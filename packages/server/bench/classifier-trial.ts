/** A classifier as the product learns, keeps and asks it, tried on texts that it did not know. */
import {
  type ClassifierModel,
  modelOf,
  packModel,
  unpackModel,
} from '@earshot/core/classifiers/classifier-model.ts';
import { type Classified, classifierOf } from '@earshot/core/classifiers/classify.ts';
import { exampleGroups } from '@earshot/core/classifiers/example-groups.ts';
import { fitOptions, fitTexts } from '@earshot/core/classifiers/fold-scores.ts';
import { type Example, learnClassifier } from '@earshot/core/classifiers/learn-classifier.ts';
import { learnedBeside, selfTraining } from '@earshot/core/classifiers/self-training.ts';
import { countTerms } from '@earshot/core/classifiers/text-features.ts';
import type { ReadText } from '@earshot/core/classifiers/text-terms.ts';
import { finished } from '@earshot/core/steps.ts';
import type { LabelledText } from './classifier-texts.ts';

export type Trained = {
  labels: readonly string[];
  bytes: number;
  /** How many texts it learned from that nobody labelled. */
  beside: number;
  bias: Float32Array;
  classify: (text: ReadText) => Classified;
};

type Examples = { labels: string[]; examples: Example[] };

function examplesOf(texts: readonly LabelledText[]): Examples {
  const labels = labelsOf(texts);
  const groups = exampleGroups(texts);
  const examples = texts.map(({ words, setting, label }, at) => ({
    words,
    setting,
    group: groups[at] ?? '',
    answers: labels.map((one) => one === label),
  }));
  return { labels, examples };
}

/** Learns which one of the labels of these texts each has. */
export function learnTexts(
  texts: readonly LabelledText[],
  seed: number,
  unlabelled: readonly LabelledText[] = [],
): Trained {
  const { labels, examples } = examplesOf(texts);
  const { model, beside } = finished(
    learnClassifier(examples, {
      choose: 'one',
      labels: labels.length,
      goals: labels.map(() => ({ kind: 'f1' as const })),
      seed,
      unlabelled,
    }),
  );
  return trainedOf(labels, model, beside);
}

/**
 * The same, without finding out how sure it may be, nor whether unlabelled texts are of any use: else it takes each text for the same
 * label, after a sixth of the time.
 */
export function fitOnly(
  texts: readonly LabelledText[],
  seed: number,
  unlabelled: readonly LabelledText[] = [],
): Trained {
  const { labels, examples } = examplesOf(texts);
  const others = learnedBeside(texts.length, {
    choose: 'one',
    labels: labels.length,
    seed,
    unlabelled,
  });
  const labelled = {
    texts: countTerms([...texts, ...others]),
    answers: examples.map(({ answers }) => answers),
    labels: labels.length,
  };
  const groups = examples.map(({ group }) => group);
  const learn = others.length === 0 ? fitTexts : selfTraining(groups, others.length);
  const fitted = finished(learn(labelled, [...texts.keys()], fitOptions(texts.length, labels.length, seed)));
  const choice = { weights: [0, 0, 0], temperature: 1, least_score: Number.NEGATIVE_INFINITY };
  const rest = { choose: 'one' as const, calibrations: [], thresholds: [], choice };
  return trainedOf(labels, modelOf(labelled.texts, fitted, rest), others.length);
}

/** A model as it is kept and read again. */
function trainedOf(labels: readonly string[], model: ClassifierModel, beside: number): Trained {
  const packed = packModel(model);
  const kept = unpackModel(packed);
  const bytes = packed.numbers.length + Buffer.byteLength(packed.head);
  return { labels, bytes, beside, bias: kept.bias, classify: classifierOf(kept) };
}

export const labelsOf = (texts: readonly LabelledText[]) =>
  [...new Set(texts.map(({ label }) => label))].sort();

/** What is said of a text: the label it is taken for, how likely that is, the score of its words, and whether nothing like it is known. */
export type Told = { label: string; probability: number; score: number; isUnknown: boolean };

export function ask({ labels, bias, classify }: Trained, text: LabelledText): Told {
  const { answers, is_unknown, weightsFor } = classify(text);
  const chosen = answers.findIndex(({ leans }) => leans);
  const score = weightsFor(chosen).reduce((sum, weight) => sum + weight, bias[chosen] ?? 0);
  return {
    label: labels[chosen] ?? '',
    probability: answers[chosen]?.probability ?? 0,
    score,
    isUnknown: is_unknown,
  };
}

/** The share of texts that are taken for what people say of them. */
export const accuracyOf = (trained: Trained, texts: readonly LabelledText[]): number =>
  shareOf(texts, (text) => ask(trained, text).label === text.label);

export const shareOf = <T>(list: readonly T[], is: (one: T) => boolean): number =>
  list.filter(is).length / list.length;

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const thousandths = (value: number) =>
  value
    .toFixed(3)
    .replace(/^(-?)0/, '$1')
    .replace('-', '−');

/** A mean and, of several values, how far they spread (one standard deviation). */
export function meanAndSpread(values: readonly number[]): string {
  const middle = mean(values);
  if (values.length < 2) return thousandths(middle);
  const spread = Math.sqrt(
    mean(values.map((value) => (value - middle) ** 2)) * (values.length / (values.length - 1)),
  );
  return `${thousandths(middle)} ± ${thousandths(spread)}`;
}
