import { z } from 'zod';
import { fewestOfOneAnswer, fewestReviews } from '../learned-questions/judge.ts';
import { assistReasons, judgements, type LearnedQuestionModel } from '../learned-questions/learned-model.ts';

/** After so many new reviews a question is learned anew. */
export const learnedEvery = 10;

const Estimate = z.object({ value: z.number(), low: z.number(), high: z.number() });

const LearnedVersion = z.object({
  version: z.int(),
  created: z.string(),
  reviews: z.int(),
  percent: Estimate.nullable(),
  kappa: Estimate.nullable(),
  judgement: z.enum(judgements),
  reason: z.enum(assistReasons).nullable(),
});

/** How far a question of a goal has been learned from reviews. */
export const LearningState = z.object({
  question_id: z.int(),
  /** Answers of people to the question as it is asked now. */
  reviews: z.object({ n: z.int(), yes: z.int(), no: z.int() }),
  /** Reviews that are missing until it may answer by itself, and of its rarer answer; 0 where there are enough. */
  missing: z.object({ reviews: z.int(), rarer: z.int() }),
  /** Newest first, of the question as it is asked now. */
  versions: z.array(LearnedVersion),
  /** Of the newest; null before there is one, or where it is never sure enough. */
  gate: z.object({ probability: z.number(), agreement: Estimate, answered: z.number() }).nullable(),
  /** What weighs most: names of features, or terms with who says them; above 0 it speaks for yes. */
  weights: z.array(z.object({ feature: z.string(), weight: z.number() })),
});
export type LearningState = z.infer<typeof LearningState>;

const mostWeights = 12;

/** What is missing until a question may answer by itself. */
export function missingReviews({ n, yes, no }: { n: number; yes: number; no: number }) {
  return {
    reviews: Math.max(0, fewestReviews - n),
    rarer: Math.max(0, fewestOfOneAnswer - Math.min(yes, no)),
  };
}

/** The weights of a model that matter most. `withTerms`: also those of words, which were said in calls. */
export function heaviestWeights(
  { features, terms }: Pick<LearnedQuestionModel, 'features' | 'terms'>,
  withTerms: boolean,
): LearningState['weights'] {
  return [...features, ...(withTerms ? terms : [])]
    .map(({ name, weight }) => ({ feature: name, weight }))
    .filter(({ weight }) => weight !== 0)
    .sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
    .slice(0, mostWeights);
}
