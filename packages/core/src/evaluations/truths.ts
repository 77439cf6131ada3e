import { z } from 'zod';
import { speakerRoles } from '../call/role.ts';
import { soundFields } from '../files/files.ts';
import { AnswerValue } from '../goals/answers.ts';

/** What people say is right of a call, or of a part of it; which of these it is depends on what is tested. */
export const Right = z.union([
  /** Labels that it has, by number. */
  z
    .object({
      labels: z.array(z.int()).max(100),
      /** Those that somebody spoke about, where it was not all of them: of the others nothing is known. */
      asked: z.array(z.int()).max(100).optional(),
    })
    .strict(),
  /** Whether a pattern or a script is in it. */
  z.object({ has: z.boolean() }).strict(),
  /** Answers to questions of a goal. */
  z
    .object({
      answers: z.array(z.object({ question_id: z.int(), answer: AnswerValue })).max(100),
    })
    .strict(),
  /** Its words as they were said, a line for each turn where it is known who spoke. */
  z.object({ text: z.string().max(500_000) }).strict(),
]);
export type Right = z.infer<typeof Right>;

export const truthSources = ['person', 'import', 'work'] as const;
export const truthViews = ['all', 'open', 'answered'] as const;

/** Calls and parts of calls of one truth set. */
export const mostTruths = 5000;
/** So many at once are drawn or brought in. */
export const mostTruthsAtOnce = 1000;

export const TruthPlace = z.object({
  phrase_id: z.int(),
  last_phrase_id: z.int(),
  start_ms: z.int(),
  end_ms: z.int(),
});
export type TruthPlace = z.infer<typeof TruthPlace>;

/** Heads of calls as lists of a test show them. */
export const TestedCall = z.object({
  name: z.string(),
  operator: z.string().nullable(),
  abonent: z.string().nullable(),
  started_at: z.string(),
  duration_ms: z.int().nullable(),
  ...soundFields,
});

export const Truth = z.object({
  id: z.int(),
  file_id: z.string(),
  call: TestedCall,
  /** Null for the whole call. */
  place: TruthPlace.nullable(),
  text: z.string(),
  role: z.enum(speakerRoles).nullable(),
  /** Null until somebody says it. */
  right: Right.nullable(),
  source: z.enum(truthSources),
  is_random: z.boolean(),
  /** Who said it. */
  by: z.string().nullable(),
});
export type Truth = z.infer<typeof Truth>;

/** As people name things: labels by their names. */
export const NewTruth = z.object({
  file_id: z.uuid(),
  phrase_id: z.int().min(0).optional(),
  last_phrase_id: z.int().min(0).optional(),
  labels: z.array(z.string().max(100)).max(100).optional(),
  has: z.boolean().optional(),
  answers: z
    .array(z.object({ question_id: z.int(), answer: AnswerValue }))
    .max(100)
    .optional(),
  text: z.string().max(500_000).optional(),
});
export type NewTruth = z.infer<typeof NewTruth>;
