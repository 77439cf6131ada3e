import type { Threshold } from '../learning/threshold.ts';
import { generator, shuffled } from '../random.ts';
import type { PackedModel } from './classifier-model.ts';
import { packModel } from './classifier-model.ts';
import { type ClassifierReport, classifierReport, type Measured } from './classifier-report.ts';
import type { Met } from './drift.ts';
import { groupingExamples } from './example-groups.ts';
import { type Answer, stretched } from './fold-scores.ts';
import { type HeldOut, type LearnOptions, learnClassifier } from './learn-classifier.ts';
import { twentiethOf, twentieths } from './looked-call.ts';
import { heardIn, metOf } from './met-words.ts';
import { learnedBeside } from './self-training.ts';
import { type TellingWord, tellingWords } from './telling-words.ts';
import type { ReadText } from './text-terms.ts';
import { triedGroups } from './tried-groups.ts';

/** An example to learn from; `group`: its call, or itself. */
export type LearnedExample = ReadText & { id: number; group: string; answers: readonly Answer[] };

/** What is kept of a version: how good it is by examples that it did not know, and what it goes by. Labels are in their order. */
export type VersionReport = ClassifierReport & {
  thresholds: readonly Threshold[];
  /** How many examples with each label and without it got which probability, in twentieths. */
  histograms: readonly { with: readonly number[]; without: readonly number[] }[];
  words: readonly (readonly TellingWord[])[];
  curve: readonly ({ n: number } & Measured)[];
};

/** What a version would have said of an example that it did not know, and how far that is from what people say. */
export type Doubt = {
  id: number;
  answers: HeldOut['answers'];
  doubt: number;
  nearness: number;
  wrong: number[];
  missed: number[];
};

export type LearnedVersion = {
  model: PackedModel;
  report: VersionReport;
  met: Met;
  doubts: readonly Doubt[];
};

/** Up to so many examples it is tried with fewer, too: that takes as long as the learning itself. */
const mostForCurve = 5000;
const curveShares = [0.25, 0.5, 0.75];
/** Of fewer a point of the curve is chance. */
const fewestForPoint = 40;

/** Learns a version with everything that is shown of it. Yields what part is done; the same examples give the same bytes. */
export function* learnVersion(
  examples: readonly LearnedExample[],
  options: LearnOptions,
): Generator<number, LearnedVersion> {
  const grouped = inGroups(examples, yield* stretched(groupingExamples(examples), 0, 0));
  const apart = triedApart(grouped);
  const isTried = examples.length <= mostForCurve;
  const share = isTried ? 0.4 : 1;
  const { model, heldOut, beside } = yield* stretched(learnClassifier(apart, options), 0, share);
  const heard = heardIn(beside === 0 ? [] : learnedBeside(examples.length, options));
  const checked = checkedOf(grouped, heldOut);
  const report = classifierReport(checked, options);
  const curve = isTried ? yield* stretched(curveOf(grouped, options), share, 1) : [];
  const words: TellingWord[][] = [];
  for (const label of model.bias.keys()) {
    yield 1;
    words.push(tellingWords(model, label));
  }
  const whole = report.accuracy === null ? [] : [{ n: examples.length, ...report.accuracy }];
  return {
    model: packModel(model),
    report: {
      ...report,
      thresholds: model.thresholds,
      histograms: histogramsOf(checked, options.labels),
      words,
      curve: [...curve, ...whole],
    },
    met: metOf(grouped, heldOut, options.labels, heard),
    doubts: grouped.map((one, at) => doubtOf(one, heldOut[at]?.answers ?? [], model.thresholds)),
  };
}

type Grouped = readonly LearnedExample[];

const inGroups = (examples: Grouped, groups: readonly string[]): Grouped =>
  examples.map((one, at) => ({ ...one, group: groups[at] ?? one.group }));
const triedApart = (examples: Grouped): Grouped => inGroups(examples, triedGroups(examples));

const checkedOf = (examples: Grouped, heldOut: readonly HeldOut[]) =>
  examples.map(({ group, answers }, at) => ({
    group,
    people: answers,
    answers: heldOut[at]?.answers ?? [],
  }));

/** How good it is with a part of the examples, drawn by their groups, each part in the next one. */
function* curveOf(examples: Grouped, options: LearnOptions): Generator<number, VersionReport['curve']> {
  const order = shuffled([...new Set(examples.map(({ group }) => group))], generator(options.seed));
  const points: ({ n: number } & Measured)[] = [];
  for (const [at, share] of curveShares.entries()) {
    const kept = new Set(order.slice(0, Math.round(order.length * share)));
    const some = examples.filter(({ group }) => kept.has(group));
    if (some.length < fewestForPoint) continue;
    const work = learnClassifier(triedApart(some), options);
    const { heldOut } = yield* stretched(work, at / curveShares.length, (at + 1) / curveShares.length);
    const { accuracy } = classifierReport(checkedOf(some, heldOut), options);
    if (accuracy !== null) points.push({ n: some.length, ...accuracy });
  }
  return points;
}

function histogramsOf(checked: ReturnType<typeof checkedOf>, labels: number): VersionReport['histograms'] {
  return Array.from({ length: labels }, (_, label) => {
    const empty = () => Array.from({ length: twentieths }, () => 0);
    const bars = { with: empty(), without: empty() };
    for (const { people, answers } of checked) {
      const said = people[label];
      if (said == null) continue;
      const bar = twentiethOf(answers[label]?.probability ?? 0);
      const of = said ? bars.with : bars.without;
      of[bar] = (of[bar] ?? 0) + 1;
    }
    return bars;
  });
}

function doubtOf(
  { id, answers: people }: LearnedExample,
  answers: HeldOut['answers'],
  thresholds: readonly Threshold[],
): Doubt {
  const [wrong, missed]: [number[], number[]] = [[], []];
  let doubt = 0;
  let nearness = 1;
  for (const [label, { probability, leans }] of answers.entries()) {
    const said = people[label];
    nearness = Math.min(nearness, Math.abs(probability - (thresholds[label]?.at ?? 0.5)));
    if (said == null) continue;
    doubt = Math.max(doubt, Math.abs((said ? 1 : 0) - probability));
    if (leans && !said) wrong.push(label);
    if (!leans && said) missed.push(label);
  }
  return { id, answers, doubt, nearness, wrong, missed };
}
