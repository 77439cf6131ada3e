import { z } from 'zod';
import { CallFilters } from '../calls/call-filters.ts';

/** What calls of a plan are chosen by, with its share of them; `random` also by chance which calls. */
export const planReasons = ['random', 'low_confidence', 'lowest_score', 'long_call', 'pattern'] as const;
export type PlanReason = (typeof planReasons)[number];

export const mostPlans = 100;

/** Which calls are looked at by a goal, how many, and by whom. */
export const PlanInput = z
  .object({
    name: z.string().trim().min(3).max(100),
    goal_id: z.int(),
    /** Calls among those that the goal has scored; nothing: all of them. */
    filters: CallFilters.default({}),
    /** Calls a week of each operator. */
    per_agent: z.int().min(1).max(100).default(5),
    /** Per cent; together a hundred. */
    shares: z
      .object({
        random: z.int().min(0).max(100).default(0),
        low_confidence: z.int().min(0).max(100).default(0),
        lowest_score: z.int().min(0).max(100).default(0),
        long_call: z.int().min(0).max(100).default(0),
        pattern: z.int().min(0).max(100).default(0),
      })
      .default({ random: 40, low_confidence: 30, lowest_score: 20, long_call: 10, pattern: 0 }),
    /** The pattern whose calls `pattern` chooses. */
    pattern_id: z.int().nullable().default(null),
    /** Of the random calls, how many in a hundred a second person scores without seeing the first. */
    twice: z.int().min(0).max(100).default(10),
    /** Days from the choice until it should be done. */
    due_days: z.int().min(1).max(60).default(5),
    /** Who looks at them; nobody's own calls. */
    reviewers: z.array(z.int()).max(200).default([]),
    is_active: z.boolean().default(true),
  })
  .refine(({ shares }) => Object.values(shares).reduce((sum, share) => sum + share, 0) === 100, {
    path: ['shares'],
    message: 'shares come to 100',
  });
export type PlanInput = z.infer<typeof PlanInput>;

export const ReviewPlan = z.object({
  ...PlanInput.shape,
  id: z.int(),
  goal: z.string(),
  reviewers_named: z.array(z.object({ id: z.int(), name: z.string() })),
  filled_at: z.string().nullable(),
  created: z.string(),
});
export type ReviewPlan = z.infer<typeof ReviewPlan>;
