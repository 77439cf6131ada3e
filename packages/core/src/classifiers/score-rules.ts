import { calibrate, calibrated } from '../learning/calibration.ts';
import { chooseThreshold, type Judged, type Threshold, type ThresholdGoal } from '../learning/threshold.ts';
import { choiceFrom, type Scored } from './choice-calibration.ts';
import type { ClassifierModel } from './classifier-model.ts';
import type { LabelChoice } from './classifiers.ts';
import { chosenOf } from './classify.ts';

type RuleOptions = { choose: LabelChoice; labels: number; goals: readonly ThresholdGoal[] };

export type Rules = Pick<ClassifierModel, 'calibrations' | 'thresholds' | 'choice'>;

/** How scores become answers, by scores of examples that were not learned from. */
export function rulesFrom(scored: readonly Scored[], { choose, labels, goals }: RuleOptions): Rules {
  const { judged, ...rules } = choose === 'one' ? chosenFrom(scored) : eachFrom(scored, labels);
  const thresholds = Array.from(
    { length: labels },
    (_, label) => chooseThreshold(judged.get(label) ?? [], goals[label] ?? { kind: 'f1' }) ?? neverGiven,
  );
  return { ...rules, thresholds };
}

/** How likely labels were said to be, by label, as their thresholds are chosen. */
type Proven = Omit<Rules, 'thresholds'> & { judged: ReadonlyMap<number, readonly Judged[]> };

/** Each label by itself, of all examples of which somebody said something. */
function eachFrom(scored: readonly Scored[], labels: number): Proven {
  const judged = new Map<number, Judged[]>();
  const calibrations = Array.from({ length: labels }, (_, label) => {
    const said = scored.flatMap(({ scores, answers }) => {
      const isYes = answers[label];
      return isYes == null ? [] : [{ score: scores[label] ?? 0, isYes }];
    });
    const calibration = calibrate(
      said.map(({ score }) => score),
      said.map(({ isYes }) => isYes),
    );
    judged.set(
      label,
      said.map(({ score, isYes }) => ({ probability: calibrated(calibration, score), isYes })),
    );
    return calibration;
  });
  return { choice: null, calibrations, judged };
}

/** The label that each example is taken for. */
function chosenFrom(scored: readonly Scored[]): Proven {
  const choice = choiceFrom(scored);
  const judged = new Map<number, Judged[]>();
  for (const { scores, answers } of scored) {
    const { label, probabilities } = chosenOf(choice, scores);
    const isYes = answers[label];
    if (isYes == null) continue;
    const known = judged.get(label) ?? [];
    judged.set(label, known);
    known.push({ probability: probabilities[label] ?? 0, isYes });
  }
  return { choice, calibrations: [], judged };
}

/** Nothing that was learned tells this label from others: a person decides all that leans to it at all. */
const neverGiven: Threshold = { at: 1, unsure_from: 0.5, unsure_to: 1 };
