import { z } from 'zod';
import { CallMoment } from '../detection/moments.ts';
import { soundFields } from '../files/files.ts';

/** Who looks at a call, each counted apart: a lead, whose answers count; the operator about the own call; a colleague; several people who calibrate. */
export const reviewKinds = ['lead', 'self', 'peer', 'calibration'] as const;
export type ReviewKind = (typeof reviewKinds)[number];

/** How soon an open review is due. */
export const reviewDues = ['late', 'today'] as const;
export type ReviewDue = (typeof reviewDues)[number];

/** Why a call is looked at. */
export const reviewReasons = [
  'random',
  'second',
  'low_confidence',
  'lowest_score',
  'long_call',
  'pattern',
  'asked',
  'calibration',
  'own',
] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/**
 * Reviews for these reasons are blind: until the answers are sent, their reviewer is shown nothing of what the machine, or
 * somebody else, says of the call. They alone count in agreement, for nobody was led, and `random` alone in an operator's mean.
 */
export const blindReasons: readonly ReviewReason[] = ['random', 'second', 'calibration'];
export const isBlindReason = (reason: ReviewReason): boolean => blindReasons.includes(reason);

export const reviewStatuses = ['open', 'submitted', 'dropped'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** What a queue shows: the own open reviews, everybody's, the blind ones among them, those that are done. */
export const reviewTabs = ['mine', 'team', 'blind', 'done'] as const;
export type ReviewTab = (typeof reviewTabs)[number];

const Named = z.object({ id: z.int(), name: z.string() });

/** What the choice of a call went by: of `low_confidence` how sure, and of which questions; of `long_call` the share of calls that are shorter. */
export const ChosenBy = z.object({
  confidence: z.number().optional(),
  questions: z.array(z.int()).optional(),
  score: z.number().optional(),
  shorter: z.number().optional(),
  pattern: z.string().optional(),
});
export type ChosenBy = z.infer<typeof ChosenBy>;

/** A call that somebody looks at, or did, by a goal. */
export const Review = z.object({
  id: z.int(),
  goal_id: z.int(),
  goal: z.string(),
  file_id: z.string(),
  file_name: z.string(),
  operator: Named.nullable(),
  subscriber: z.string().nullable(),
  direction: z.string().nullable(),
  started_at: z.string(),
  duration_ms: z.number().nullable(),
  ...soundFields,
  kind: z.enum(reviewKinds),
  reason: z.enum(reviewReasons),
  chosen_by: ChosenBy,
  is_blind: z.boolean(),
  reviewer: Named.nullable(),
  due_at: z.string().nullable(),
  status: z.enum(reviewStatuses),
  /** What the machine makes of the call; null where there is none, or where it is hidden. */
  machine_score: z.number().nullable(),
  machine_passed: z.boolean().nullable(),
  /** The machine's side is not shown until the review is sent. */
  is_hidden: z.boolean(),
  /** The moment that the choice stands on. */
  moment: CallMoment.nullable(),
  /** Of a review that was sent. */
  score: z.number().nullable(),
  passed: z.boolean().nullable(),
  submitted_at: z.string().nullable(),
  /** How long it took; null where it is not known. */
  seconds: z.int().nullable(),
  /** Answers that are in the reviewer's draft, and questions there are; of an open review of one's own. */
  answered: z.int().nullable(),
  questions: z.int().nullable(),
});
export type Review = z.infer<typeof Review>;

/** Calls that are given to people to look at, at once. */
export const mostAssigned = 500;

/** The longest that a review is believed to have taken; whoever left it open did something else meanwhile. */
export const longestReviewSeconds = 4 * 3600;
