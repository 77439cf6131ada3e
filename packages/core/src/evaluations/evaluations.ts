import { z } from 'zod';
import { CallMoment } from '../detection/moments.ts';
import { AnswerValue } from '../goals/answers.ts';
import { Right, TestedCall } from './truths.ts';

/** What is told of: a label, a question, or the pattern or script itself. */
export const TestedItem = z.object({ id: z.int(), name: z.string() });
export type TestedItem = z.infer<typeof TestedItem>;

export const measureNames = [
  'accuracy',
  'mean_f1',
  'precision',
  'recall',
  'f1',
  'kappa',
  'ece',
  'unsure',
  'wer',
  'der',
] as const;
export type MeasureName = (typeof measureNames)[number];

/** Measures of which less is better. */
export const lessIsBetter: ReadonlySet<MeasureName> = new Set(['ece', 'unsure', 'wer', 'der']);

const Bounded = z.object({ value: z.number(), low: z.number().nullable(), high: z.number().nullable() });
export type Bounded = z.infer<typeof Bounded>;

export const verdicts = ['better', 'worse', 'same'] as const;
export type Verdict = (typeof verdicts)[number];
/** Of fewer answers nothing is said to be better or worse. */
export const fewestForVerdict = 20;

export const Measure = z.object({
  name: z.enum(measureNames),
  /** Of which label or question; null for all of them. */
  item_id: z.int().nullable(),
  n: z.int(),
  ...Bounded.shape,
  /** The same of the version that it is compared with, over the same calls; null where there is none. */
  against: z
    .object({
      value: z.number(),
      /** How much this version is above the other, with the bounds of 95 % of calls drawn anew. */
      difference: Bounded,
      /** How likely chance alone is to make such a difference, where that is known. */
      p: z.number().nullable(),
      verdict: z.enum(verdicts),
    })
    .nullable(),
});
export type Measure = z.infer<typeof Measure>;

export const evaluationStatuses = ['waiting', 'running', 'done', 'failed'] as const;

export const EvaluationRun = z.object({
  id: z.int(),
  version: z.int(),
  status: z.enum(evaluationStatuses),
  done: z.int(),
  total: z.int(),
  created_at: z.string(),
  ended_at: z.string().nullable(),
  /** Against the version before, where there is one. */
  verdict: z.enum(verdicts).nullable(),
  /** Why it failed. */
  reason: z.enum(['subject_gone', 'other']).nullable(),
});
export type EvaluationRun = z.infer<typeof EvaluationRun>;

/** What a test comes to in one number, and the same number of the version before, over the same calls. */
export const TestFigure = z.object({
  name: z.enum(measureNames),
  n: z.int(),
  ...Bounded.shape,
  before: z.number().nullable(),
});
export type TestFigure = z.infer<typeof TestFigure>;

/** The last test of a project that ended well; `figure` is null where nothing could be counted. */
export const LastTest = z.object({
  project_id: z.int(),
  version: z.int(),
  ended_at: z.string(),
  verdict: z.enum(verdicts).nullable(),
  figure: TestFigure.nullable(),
});
export type LastTest = z.infer<typeof LastTest>;

/** Why something of the truth set is not counted: it was learned from, or there is no answer to it yet, of people or of the subject. */
export const leftOutReasons = ['learned', 'not_said', 'not_told'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** An answer beside what is right. */
export const Told = z.object({
  /** Labels, questions answered with yes, or the subject itself; of a transcript none. */
  items: z.array(z.int()),
  /** Of a question that is not answered with yes or no. */
  values: z.array(z.object({ item_id: z.int(), answer: AnswerValue })),
  probability: z.number().nullable(),
  is_unsure: z.boolean(),
  is_right: z.boolean(),
});
export type Told = z.infer<typeof Told>;

/** One place of the truth set with what was said of it. */
export const TestedPlace = z.object({
  truth_id: z.int(),
  file_id: z.string(),
  call: TestedCall,
  moment: CallMoment.nullable(),
  text: z.string(),
  right: Right,
  told: Told,
  against: Told.nullable(),
  /** Where what was told stands, to be heard. */
  moments: z.array(CallMoment),
  /** Of a transcript: words said, and how many of them are wrong, and what was heard. */
  words: z
    .object({ said: z.int(), wrong: z.int(), against: z.int().nullable(), heard: z.string() })
    .nullable(),
});
export type TestedPlace = z.infer<typeof TestedPlace>;
