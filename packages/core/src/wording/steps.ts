import { z } from 'zod';
import { entireCall, Part } from '../call/part.ts';
import { whos } from '../call/role.ts';

/** What a scripted sentence is for. */
export const stepTypes = [
  'greeting',
  'introduction',
  'disclosure',
  'offer',
  'objection',
  'closing',
  'own',
] as const;
export type StepType = (typeof stepTypes)[number];

/** Whether a sentence has to be said, is welcome, or is forbidden. */
export const demands = ['must', 'may', 'must_not'] as const;
export type Demand = (typeof demands)[number];

/** Characters of one variation: two long sentences. What is longer is several steps. */
export const longestVariation = 500;
export const mostVariations = 50;
/** Characters of all variations of a step together; the more words are sought, the longer each call takes. */
export const mostCharacters = 10_000;
/** Steps of one script; a conversation of an hour has two or three dozen. */
export const mostSteps = 200;

/**
 * From which closeness on a step counts as said, and from which on somebody should listen; one setting whatever share of words is
 * misheard. `npm run bench -- scripts` shows what they find; they were set on half of its sentences and dialogues.
 */
export const usualLimits = { said_from: 0.3, unsure_from: 0.24 } as const;

/** What is sent may be longer, so that what is too long can be said and shown. */
const mostVariationText = 4000;

/** One way to say a step. `language` is an ISO 639-1 code; null where the words belong to no one language. */
export const Variation = z.object({
  language: z.string().max(35).nullable().default(null),
  /** Words with slots: `{name}`, `{number}`, `{date}` and `{any 3}`, and with marks: `{must words}`, `{may words}`; see `parseVariation`. */
  text: z.string().max(mostVariationText),
});
export type Variation = z.infer<typeof Variation>;

/** How a sentence is worded, by whom and where in a call it is said, and how close is close enough. */
export const Wording = z.object({
  who: z.enum(whos).default('operator'),
  part: Part.default(entireCall),
  variations: z.array(Variation),
  /** Closeness, 0 … 1, from which on the sentence counts as said. */
  said_from: z.number().gt(0).max(1).default(usualLimits.said_from),
  /** Closeness from which on it is unsure whether it was said. */
  unsure_from: z.number().gt(0).max(1).default(usualLimits.unsure_from),
});
export type Wording = z.infer<typeof Wording>;

/** Somebody who is surer of less is a mistake. */
export const isOrdered = ({ unsure_from, said_from }: Pick<Wording, 'unsure_from' | 'said_from'>): boolean =>
  unsure_from <= said_from;

/** A sentence that is said, or must not be, as a person writes it down. */
export const ScriptStep = z
  .object({
    type: z.enum(stepTypes),
    name: z.string().trim().min(1).max(100),
    demand: z.enum(demands).default('must'),
    ...Wording.shape,
  })
  .refine(isOrdered, { path: ['unsure_from'] });
export type ScriptStep = z.infer<typeof ScriptStep>;
export type ScriptStepInput = z.input<typeof ScriptStep>;

/** A sentence that stands by itself, of no script. */
export const stepOf = ({ who, part, variations, said_from, unsure_from }: Wording): ScriptStep => ({
  type: 'own',
  name: '-',
  demand: 'may',
  who,
  part,
  variations,
  said_from,
  unsure_from,
});
