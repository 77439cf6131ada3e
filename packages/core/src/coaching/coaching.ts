import { z } from 'zod';
import { Estimate, Opens, standingMetrics } from '../agents/people.ts';
import { CallMoment } from '../detection/moments.ts';
import { soundFields } from '../files/files.ts';
import { movementStates } from './movement.ts';

/** What a moment is an example of: how it is done well, or what could be done better. */
export const momentKinds = ['good', 'improve'] as const;
export type MomentKind = (typeof momentKinds)[number];

export const longestNote = 500;
export const longestTheme = 60;
/** Of the name of a moment, and of what is given. */
export const coachingNameLength = { least: 1, most: 100 } as const;
export const mostMoments = 20;

const Named = z.object({ id: z.int(), name: z.string() });
const Name = z.string().trim().min(coachingNameLength.least).max(coachingNameLength.most);
const Note = z.string().trim().max(longestNote).default('');

/** From where to where of a call. */
export const MomentSpan = z
  .object({ start_ms: z.int().min(0), end_ms: z.int().min(0) })
  .refine(({ start_ms, end_ms }) => end_ms > start_ms, 'ends before it begins');

/** The call that a moment is of. */
const ofCall = {
  file_id: z.string(),
  file_name: z.string(),
  operator: Named.nullable(),
  started_at: z.string(),
  duration_ms: z.number().nullable(),
  ...soundFields,
  moment: CallMoment,
};

/** A moment of the library of a team. */
export const CoachingMoment = z.object({
  id: z.int(),
  ...ofCall,
  name: z.string(),
  note: z.string(),
  kind: z.enum(momentKinds),
  theme: z.string(),
  saved_by: z.string().nullable(),
  created: z.string(),
  can_change: z.boolean(),
});
export type CoachingMoment = z.infer<typeof CoachingMoment>;

export const MomentInput = z.object({
  name: Name,
  note: Note,
  kind: z.enum(momentKinds),
  theme: z.string().trim().max(longestTheme).default(''),
});
export type MomentInput = z.infer<typeof MomentInput>;

/** What coaching should move. */
export const Measure = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('question'), goal_id: z.int(), question_id: z.int() }),
  z.object({ kind: z.literal('goal'), goal_id: z.int() }),
  z.object({ kind: z.literal('metric'), metric: z.enum(standingMetrics.map(({ name }) => name)) }),
  z.object({ kind: z.literal('script'), script_id: z.int() }),
]);
export type Measure = z.infer<typeof Measure>;

/** A moment that was given to an operator. */
export const CoachingItem = z.object({
  place: z.int(),
  ...ofCall,
  note: z.string(),
  listened_at: z.string().nullable(),
});
export type CoachingItem = z.infer<typeof CoachingItem>;

/** A number of one side of the comparison, and the filters that leave its calls; null where nothing opens them. */
const Side = Estimate.extend({ open: Opens.nullable() });

/** Did it move. */
export const Moved = z.object({
  measure: Measure,
  /** What the measure is called now; null: it no longer exists. */
  name: z.string().nullable(),
  /** `share`: 0 … 1; `score`: out of 100; `value`: in the unit of the metric. */
  unit: z.enum(['share', 'score', 'value']),
  before: Side,
  after: Side,
  change: z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable(),
  state: z.enum(movementStates),
  calls_needed: z.int().nullable(),
  /** Days that are compared on each side. */
  days: z.int(),
});
export type Moved = z.infer<typeof Moved>;

/** Moments that were given to an operator, with what should move. */
export const Coaching = z.object({
  id: z.int(),
  name: z.string(),
  note: z.string(),
  agent: Named,
  given_by: z.string().nullable(),
  given_at: z.string(),
  items: z.array(CoachingItem),
  listened: z.int(),
  moved: Moved.nullable(),
  can_change: z.boolean(),
});
export type Coaching = z.infer<typeof Coaching>;

export const CoachingInput = z.object({
  agent_id: z.int(),
  name: Name,
  note: Note,
  measure: Measure.nullable().default(null),
  /** In the order in which they are to be heard. */
  items: z
    .array(z.object({ file_id: z.string().max(100), at: MomentSpan, note: Note }))
    .min(1)
    .max(mostMoments),
});
export type CoachingInput = z.infer<typeof CoachingInput>;
