import type { CallReading } from './call-reader.ts';
import { scorerOf } from './learn-scorer.ts';
import type { LearnedQuestionModel } from './learned-model.ts';
import { probabilityOfLeaning } from './promise.ts';
import type { Reason } from './scorer.ts';

/** What a learned question says of a call. */
export type LearnedAnswer = {
  /** Null below the gate, and where there is none. */
  answer: boolean | null;
  /** What it leans to, however sure: what is proposed to a person. */
  leaning: boolean;
  /** How likely what it leans to is, 0 … 1. */
  probability: number;
  /** What decided, weightiest first. */
  reasons: Reason[];
};

const mostReasons = 5;

/** Answers calls, as `callReader` reads them, by a model. Whether an answer may stand by itself is the model's `judgement`. */
export function questionAnswerer(model: LearnedQuestionModel): (reading: CallReading) => LearnedAnswer {
  const scorer = scorerOf(model);
  return (reading) => {
    const { score, reasons } = scorer(reading);
    const leaning = score >= 0;
    const probability = probabilityOfLeaning(model.calibration, score);
    const answer = model.gate !== null && probability >= model.gate.probability ? leaning : null;
    return { answer, leaning, probability, reasons: weightiest(reasons) };
  };
}

function weightiest(reasons: readonly Reason[]): Reason[] {
  return reasons
    .filter(({ contribution }) => Math.abs(contribution) > 1e-6)
    .toSorted((one, other) => Math.abs(other.contribution) - Math.abs(one.contribution))
    .slice(0, mostReasons);
}
