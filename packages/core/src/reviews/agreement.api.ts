import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { QuestionSwitch } from '../goals/switches.ts';

const Estimate = z.object({ value: z.number(), low: z.number(), high: z.number() });
/** How far raters agree; `reason` says why a number is missing. */
export const AgreementFigures = z.object({
  n: z.int(),
  reason: z.enum(['too_few', 'one_answer']).nullable(),
  percent: Estimate.nullable(),
  kappa: Estimate.nullable(),
  alpha: Estimate.nullable(),
});
export type AgreementFigures = z.infer<typeof AgreementFigures>;

const Week = z.object({
  week: z.iso.date(),
  n: z.int(),
  value: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
});

/** One question: machine beside person, person beside person. */
export const QuestionAgreement = z.object({
  question_id: z.int(),
  number: z.string(),
  question: z.string(),
  mode: z.string(),
  answered_by: z.string(),
  /** `automatic`, `assist`, or `person` where nothing answers by itself. */
  state: z.enum(['automatic', 'assist', 'person']),
  agreement_bar: z.number(),
  machine: AgreementFigures,
  people: AgreementFigures,
  /** κ of machine and person, week by week over the twelve weeks before each. */
  weeks: z.array(Week),
  /** How the two answered: of each pair of answers how many calls, and which. */
  pairs: z.array(
    z.object({ machine: z.string(), person: z.string(), calls: z.int(), file_ids: z.array(z.string()) }),
  ),
});
export type QuestionAgreement = z.infer<typeof QuestionAgreement>;

export const AgreementReport = z.object({
  goal_id: z.int(),
  goal: z.string(),
  version: z.int(),
  /** Calls with a blind review, and those that two people scored. */
  reviewed: z.int(),
  twice: z.int(),
  answers: z.int(),
  machine: AgreementFigures,
  people: AgreementFigures,
  /** Mean distance of two totals, in points: machine and person, two people; null where there are too few. */
  total_differs: z.object({ machine: z.number().nullable(), people: z.number().nullable() }),
  questions: z.array(QuestionAgreement),
  switches: z.array(QuestionSwitch),
  /** Everybody who scored blind. */
  raters: z.array(z.object({ user_id: z.int(), name: z.string() })),
  /** Each reviewer beside the expert; points: how much higher their totals are on the same calls. */
  expert: z.object({ user_id: z.int(), name: z.string() }).nullable(),
  reviewers: z.array(
    z.object({
      user_id: z.int(),
      name: z.string(),
      agreement: AgreementFigures,
      points: z.number().nullable(),
    }),
  ),
});
export type AgreementReport = z.infer<typeof AgreementReport>;

export const getAgreement = endpoint({
  method: 'GET',
  path: 'reviews/agreement',
  can: 'reviews.read',
  summary:
    'How far machine and people agree, and people among each other, question by question; from blind reviews alone',
  query: z.object({
    goal_id: z.coerce.number().int(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    /** Beside whom the reviewers are put; nobody: whoever settled calibrations most. */
    expert_id: z.coerce.number().int().optional(),
    language: z.string().max(10).optional(),
  }),
  reply: AgreementReport,
});
