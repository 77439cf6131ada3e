import { z } from 'zod';
import { CallFilters } from '../calls/call-filters.ts';
import { Query } from '../matching/query.ts';
import { ruleFields } from '../rules/rules.ts';
import { QuestionGroup } from './questions.ts';

/** Bounds of a goal's name, in characters. */
export const goalNameLength = { least: 3, most: 100 } as const;
/** Questions of one goal, over all groups. */
export const mostQuestions = 200;

/** Whose scores count: those of the machine at once, or what a person has looked through. */
export const publishers = ['machine', 'person'] as const;
export type Publisher = (typeof publishers)[number];

/** A goal as a person sets it: a scorecard. */
export const GoalInput = z.object({
  name: z.string().trim().min(goalNameLength.least).max(goalNameLength.most),
  description: z.string().max(2000).default(''),
  /** Which calls it is for. */
  applies_to: z
    .object({ query: Query.nullable().default(null), filters: CallFilters.default({}) })
    .default({ query: null, filters: {} }),
  groups: z.array(QuestionGroup).min(1).max(30),
  /** The score, 0 … 100, from which on a call has passed. */
  pass_from: z.int().min(0).max(100).default(75),
  published_by: z.enum(publishers).default('person'),
  /** Days in which a published score can be disputed. */
  dispute_days: z.int().min(0).max(365).default(7),
});
export type GoalInput = z.infer<typeof GoalInput>;

export const Goal = z.object({
  ...GoalInput.shape,
  ...ruleFields,
  /** Calls that have a score by it. */
  files: z.int(),
  /** Mean over those of them whose score is known, 0 … 100; null where there are none. */
  mean: z.number().nullable(),
  passed: z.int(),
  failed: z.int(),
});
export type Goal = z.infer<typeof Goal>;
