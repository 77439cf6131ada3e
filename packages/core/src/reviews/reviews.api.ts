import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CallScore, GivenAnswer } from '../goals/goals.api.ts';
import { listOf, Paging } from '../lists.ts';
import { PlanInput, planReasons, ReviewPlan } from './plans.ts';
import {
  longestReviewSeconds,
  mostAssigned,
  Review,
  reviewDues,
  reviewKinds,
  reviewReasons,
  reviewTabs,
} from './reviews.ts';

const Params = z.object({ id: z.coerce.number().int() });
const Day = z.iso.date();

/** What a list of reviews is narrowed by. */
const Narrowed = {
  goal_id: z.coerce.number().int().optional(),
  reason: z.enum(reviewReasons).optional(),
  agent_id: z.coerce.number().int().optional(),
  user_id: z.coerce.number().int().optional(),
  file_id: z.string().max(100).optional(),
};

/** A review with the form and the answers that its reviewer may see. */
export const ReviewCard = z.object({
  review: Review,
  /** What the score is: of a blind review that is open, with nothing of what the machine or somebody else says. */
  score: CallScore,
  /** The review that follows in the own queue; null: it is the last. */
  next_id: z.int().nullable(),
  /** Its place among the own open reviews, and how many there are. */
  place: z.int().nullable(),
  open: z.int(),
});
export type ReviewCard = z.infer<typeof ReviewCard>;

const Interval = z.object({ value: z.number(), low: z.number(), high: z.number() });

/** How a week's reviewing stands. */
export const ReviewSummary = z.object({
  week: z.object({ from: Day, to: Day }),
  submitted: z.int(),
  planned: z.int(),
  late: z.int(),
  due_today: z.int(),
  /** Median of what a review took this week and the week before, with how many; null where none is known. */
  seconds: z.object({ median: z.number().nullable(), n: z.int(), before: z.number().nullable() }),
  /** Calls scored twice, blind: done by both, planned, and those whose two scores differ by more than ten. */
  twice: z.object({ done: z.int(), planned: z.int(), differ: z.array(z.string()) }),
  /** Share of the machine's answers that people gave otherwise; null where there are none. */
  overruled: Interval.nullable(),
  compared: z.int(),
  agents: z.array(
    z.object({
      agent_id: z.int(),
      name: z.string(),
      submitted: z.int(),
      drafted: z.int(),
      planned: z.int(),
      late: z.int(),
      /** Calls there are to choose from, where they are fewer than the plan asks for. */
      calls: z.int().nullable(),
    }),
  ),
  reasons: z.array(z.object({ reason: z.enum(reviewReasons), reviews: z.int() })),
  people: z.array(
    z.object({ user_id: z.int(), name: z.string(), submitted: z.int(), planned: z.int(), late: z.int() }),
  ),
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;

export const listReviews = endpoint({
  method: 'GET',
  path: 'reviews',
  can: 'reviews.read',
  summary: 'Calls that people look at, those due first; `done` newest first',
  query: z.object({
    ...Paging,
    limit: Paging.limit.default(50),
    tab: z.enum(reviewTabs).default('mine'),
    ...Narrowed,
    /** Of open reviews those that are late, or due until tonight; calibrations are not among them. */
    due: z.enum(reviewDues).optional(),
  }),
  reply: listOf(Review).extend({
    counts: z.object({
      mine: z.int(),
      team: z.int(),
      blind: z.int(),
      done: z.int(),
      late: z.int(),
      due_today: z.int(),
    }),
  }),
});
export const getReviewSummary = endpoint({
  method: 'GET',
  path: 'reviews/summary',
  can: 'reviews.read',
  summary: 'How the reviews of a week stand: by operator, reason and reviewer',
  query: z.object({ day: Day.optional(), goal_id: z.coerce.number().int().optional() }),
  reply: ReviewSummary,
});
export const assignReviews = endpoint({
  method: 'POST',
  path: 'reviews',
  can: 'reviews.write',
  summary: 'Give calls to people to look at; each call to one of them in turn, nobody gets their own',
  body: z.object({
    goal_id: z.int(),
    file_ids: z.array(z.string().max(100)).min(1).max(mostAssigned),
    /** Nobody: oneself. */
    user_ids: z.array(z.int()).max(50).default([]),
    kind: z.enum(reviewKinds).exclude(['calibration', 'self']).default('lead'),
    /** The machine's answers stay hidden, and what is answered counts in agreement. */
    is_blind: z.boolean().default(false),
    due_days: z.int().min(1).max(60).default(5),
  }),
  reply: z.object({ assigned: z.int(), left: z.int(), ids: z.array(z.int()) }),
  status: 201,
});
export const getReview = endpoint({
  method: 'GET',
  path: 'reviews/{id}',
  can: 'reviews.read',
  summary: 'A review with its form and answers',
  params: Params,
  reply: ReviewCard,
});
export const changeReview = endpoint({
  method: 'PUT',
  path: 'reviews/{id}',
  can: 'reviews.write',
  summary: 'Give an open review to somebody else, or another date',
  params: Params,
  body: z.object({ user_id: z.int().nullable().optional(), due: Day.nullable().optional() }),
  reply: Review,
});
export const dropReview = endpoint({
  method: 'DELETE',
  path: 'reviews/{id}',
  can: 'reviews.write',
  summary: 'Take an open review off the queue',
  params: Params,
  reply: null,
  status: 204,
});
export const moveReviews = endpoint({
  method: 'POST',
  path: 'reviews/move',
  can: 'reviews.write',
  summary: 'Hand open reviews of one person on to another, those due last first',
  body: z.object({ from: z.int(), to: z.int(), count: z.int().min(1).max(500) }),
  reply: z.object({ moved: z.int() }),
});
export const submitReview = endpoint({
  method: 'POST',
  path: 'reviews/{id}/submit',
  can: 'reviews.write',
  summary: 'Send the answers of a review; the first of a lead publishes the score',
  params: Params,
  body: z.object({
    /** Of the score, as it was shown; not of a blind review. */
    revision: z.int().nullable().default(null),
    answers: z.array(GivenAnswer.extend({ question_id: z.int() })).max(200),
    seconds: z.int().min(0).max(longestReviewSeconds).nullable().default(null),
  }),
  size: 'rules',
  reply: ReviewCard,
});
export const exportReviews = endpoint({
  method: 'GET',
  path: 'reviews/csv',
  can: 'reviews.read',
  summary: 'Reviews that were sent, as CSV: a row an answer',
  query: z.object({ from: Day.optional(), to: Day.optional(), ...Narrowed }),
  reply: null,
});

/** Somebody who may look at calls, and how many wait for them. */
export const Reviewer = z.object({ user_id: z.int(), name: z.string(), open: z.int() });
export type Reviewer = z.infer<typeof Reviewer>;

export const listReviewers = endpoint({
  method: 'GET',
  path: 'reviews/people',
  can: 'reviews.read',
  summary: 'Who may look at calls, with how many wait for each',
  query: z.object({ ...Paging, limit: Paging.limit.default(200) }),
  reply: listOf(Reviewer),
});

export const listPlans = endpoint({
  method: 'GET',
  path: 'reviews/plans',
  can: 'reviews.read',
  summary: 'Which calls are chosen to be looked at',
  query: z.object({ ...Paging, limit: Paging.limit.default(100) }),
  reply: listOf(ReviewPlan),
});
export const createPlan = endpoint({
  method: 'POST',
  path: 'reviews/plans',
  can: 'reviews.plan',
  summary: 'Add a plan',
  body: PlanInput,
  size: 'rules',
  reply: ReviewPlan,
  status: 201,
});
export const updatePlan = endpoint({
  method: 'PUT',
  path: 'reviews/plans/{id}',
  can: 'reviews.plan',
  summary: 'Change a plan; what it chose before stays',
  params: Params,
  body: PlanInput,
  size: 'rules',
  reply: ReviewPlan,
});
export const removePlan = endpoint({
  method: 'DELETE',
  path: 'reviews/plans/{id}',
  can: 'reviews.plan',
  summary: 'Remove a plan; reviews that it chose stay',
  params: Params,
  reply: null,
  status: 204,
});
export const fillPlan = endpoint({
  method: 'POST',
  path: 'reviews/plans/{id}/fill',
  can: 'reviews.plan',
  summary: 'Choose what is due of a plan now',
  params: Params,
  reply: z.object({
    chosen: z.int(),
    /** Chosen by each reason. */
    reasons: z.array(z.object({ reason: z.enum([...planReasons, 'second']), reviews: z.int() })),
    /** Calls that nobody of the plan may look at. */
    nobody: z.int(),
  }),
});
