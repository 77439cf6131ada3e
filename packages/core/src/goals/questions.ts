import { z } from 'zod';
import { whos } from '../call/role.ts';
import { CallFilters } from '../calls/call-filters.ts';
import { Detection, Limits } from '../detection/detection.ts';

/** How a question is answered. */
export const questionModes = ['yes_no', 'choice', 'scale', 'number', 'text'] as const;
export type QuestionMode = (typeof questionModes)[number];

/** Points of one question. */
export const mostPoints = 1000;
/** Below this share of certainty a machine's answer goes to a person, unless the question says otherwise. */
export const usualConfidenceBar = 0.5;
/** Where people and machine agree less often than this, the machine only assists, unless the question says otherwise. */
export const usualAgreementBar = 0.8;

/** Who answers a question by themselves, in the order in which they are offered. */
export const answererKinds = [
  'pattern',
  'metric',
  'script',
  'classifier',
  'learned',
  'llm',
  'person',
] as const;
export type AnswererKind = (typeof answererKinds)[number];

/** Who answers a question. All but `person` do so by themselves, with evidence, and can be overruled. */
export const Answerer = z.discriminatedUnion('kind', [
  /** Yes where a pattern of the workspace, or what is written here, is found. */
  z.object({
    kind: z.literal('pattern'),
    id: z.int().nullable().default(null),
    detection: Detection.nullable().default(null),
  }),
  /** Yes where the number lies within the limits; a question for a number is answered with it. */
  z.object({
    kind: z.literal('metric'),
    metric: z.string().min(1).max(100),
    who: z.enum(whos).default('anyone'),
    limits: Limits.default([null, null]),
  }),
  /** Yes where the sentence was said. */
  z.object({ kind: z.literal('script'), id: z.int() }),
  /** Yes where a call has the label; one that a classifier has alone need not be named. */
  z.object({ kind: z.literal('classifier'), id: z.int(), label_id: z.int().nullable().default(null) }),
  /** From the answers that people have given. */
  z.object({ kind: z.literal('learned') }),
  z.object({ kind: z.literal('llm') }),
  z.object({ kind: z.literal('person') }),
]);
export type Answerer = z.infer<typeof Answerer>;

/** One answer of a choice, with the share of the points that it earns, 0 … 1. */
export const QuestionOption = z.object({
  id: z.int().min(1).optional(),
  text: z.string().trim().min(1).max(200),
  credit: z.number().min(0).max(1).default(0),
});

/** Calls that a question does not ask about: those that the filters leave and in which that is found, or all but those. */
export const NotApplicableWhen = z.object({
  filters: CallFilters.default({}),
  detection: Detection.nullable().default(null),
  negate: z.boolean().default(false),
});
export type NotApplicableWhen = z.infer<typeof NotApplicableWhen>;

export const Question = z.object({
  /** Kept over versions; a new question has none yet. */
  id: z.int().min(1).optional(),
  text: z.string().trim().min(3).max(300),
  /** What a person who answers it goes by. */
  description: z.string().max(2000).default(''),
  mode: z.enum(questionModes).default('yes_no'),
  /** Of a choice. */
  options: z.array(QuestionOption).max(20).default([]),
  /** Of a scale: from nothing to all of the points. */
  scale: z.object({ from: z.int().min(0).max(100), to: z.int().min(0).max(100) }).default({ from: 1, to: 5 }),
  /** `yes` or `no`; of a number its least and most. The other modes expect nothing. */
  expected: z
    .union([z.enum(['yes', 'no']), Limits])
    .nullable()
    .default(null),
  /** Points. */
  control_value: z.int().min(0).max(mostPoints).default(10),
  /** Failing it sets the score to 0. */
  is_fatal: z.boolean().default(false),
  /** Its points come on top: not earning them costs nothing. */
  is_bonus: z.boolean().default(false),
  not_applicable_when: NotApplicableWhen.nullable().default(null),
  answer_by: Answerer.default({ kind: 'person' }),
  confidence_bar: z.number().min(0).max(1).default(usualConfidenceBar),
  agreement_bar: z.number().min(0).max(1).default(usualAgreementBar),
  /** To choose from where points are lost. */
  failure_reasons: z.array(z.string().trim().min(1).max(200)).max(20).default([]),
});
export type QuestionInput = z.infer<typeof Question>;
/** A question that has its number, and so have its options. */
export type NumberedQuestion = Omit<QuestionInput, 'id' | 'options'> & {
  id: number;
  options: { id: number; text: string; credit: number }[];
};

export const QuestionGroup = z.object({
  id: z.int().min(1).optional(),
  name: z.string().trim().min(1).max(100),
  /** Critical: one failed question in it fails the goal, whatever the score. */
  is_control: z.boolean().default(false),
  questions: z.array(Question).max(100),
});
export type GroupInput = z.infer<typeof QuestionGroup>;
export type NumberedGroup = Omit<GroupInput, 'id' | 'questions'> & {
  id: number;
  questions: NumberedQuestion[];
};
