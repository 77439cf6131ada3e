import { groupedFolds } from '../learning/grouped-folds.ts';
import { generator } from '../random.ts';
import { answerAgreement } from './answer-agreement.ts';
import type { CallReading } from './call-reader.ts';
import { judge } from './judge.ts';
import { learnScorer } from './learn-scorer.ts';
import type { LearnedQuestionModel } from './learned-model.ts';
import { promiseOf } from './promise.ts';
import type { Scorer } from './scorer.ts';

/** A person's answer to a yes-or-no question about a call, as `callReader` reads it. */
export type Review = { reading: CallReading; answer: boolean };

const mostFolds = 10;

/**
 * Learns a yes-or-no question from reviews. Calls of one `group` (an agent, a task) are never in both parts of cross-validation, so
 * that what is promised holds for others; null is a group of its own, and so is every call where there is but one group. `seed`
 * decides what is drawn. Null where nobody ever gave one of the answers.
 */
export function learnQuestion<T extends Review>(
  reviews: readonly T[],
  { group, seed }: { group: (review: T) => string | null; seed: number },
): LearnedQuestionModel | null {
  const answers = reviews.map(({ answer }) => answer);
  const yes = answers.filter(Boolean).length;
  const counts = { n: answers.length, yes, no: answers.length - yes };
  if (counts.yes === 0 || counts.no === 0) return null;
  const groups = groupsOf(reviews, group);
  const folds = groupedFolds(groups, answers, mostFolds, generator(seed));
  const { scorer, scores } = learnScorer(reviews, folds);
  const checked = reviews.map(({ answer }, at) => {
    return { answer, score: scores[at] ?? 0, fold: folds[at] ?? 0, group: groups[at] ?? '' };
  });
  const facts = {
    reviews: { ...counts, groups: new Set(groups).size },
    usual: { answer: yes * 2 >= counts.n, share: Math.max(counts.yes, counts.no) / counts.n },
    agreement: answerAgreement(
      checked.map((review) => ({ person: review.answer, model: review.score >= 0, group: review.group })),
      seed,
    ),
    ...promiseOf(checked, seed),
  };
  return { version: 1, ...facts, ...judge(facts), ...rounded(scorer) };
}

function groupsOf<T>(reviews: readonly T[], group: (review: T) => string | null): string[] {
  const named = reviews.map((review, at) => group(review) ?? `call ${at}`);
  return new Set(named).size > 1 ? named : reviews.map((_, at) => `call ${at}`);
}

/** Heaviest first, with as many digits as decide anything. */
function rounded({ bias, features, terms }: Scorer): Scorer {
  const short = (value: number) => Number(value.toPrecision(4));
  const heaviest = (one: { weight: number }, other: { weight: number }) =>
    Math.abs(other.weight) - Math.abs(one.weight);
  return {
    bias: short(bias),
    features: features
      .map(({ name, mean, deviation, weight }) => {
        return { name, mean: short(mean), deviation: short(deviation), weight: short(weight) };
      })
      .sort(heaviest),
    terms: terms
      .map(({ name, idf, weight }) => ({ name, idf: short(idf), weight: short(weight) }))
      .sort(heaviest),
  };
}
