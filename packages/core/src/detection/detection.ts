import { z } from 'zod';
import { entireCall, Part } from '../call/part.ts';
import { whos } from '../call/role.ts';
import { Span } from '../call/span.ts';
import { emotionNames } from '../emotions/emotions.ts';
import { Hit, Query } from '../matching/query.ts';
import { Wording } from '../wording/steps.ts';

/** Things that happen in a call and can be counted. */
export const callEvents = ['holds', 'interruptions'] as const;

/** Least and most; null is open. */
export const Limits = z.tuple([z.number().nullable(), z.number().nullable()]);

const Where = { who: z.enum(whos).default('anyone'), part: Part.default(entireCall) };

/** One way to detect something. What it needs to hold lies between a lower and an upper limit. */
export const DetectionMethod = z.discriminatedUnion('kind', [
  /** Words, by any type of query; its own limits count hits, or bound the similarity of a semantic one. */
  z.object({ kind: z.literal('query'), query: Query }),
  /** A number of the call, or of one side of it. */
  z.object({
    kind: z.literal('metric'),
    metric: z.string().max(100),
    who: z.enum(whos).default('anyone'),
    limits: Limits,
  }),
  z.object({
    kind: z.literal('event'),
    event: z.enum(callEvents),
    ...Where,
    limits: Limits.default([1, null]),
  }),
  /** The share of what was said that carries an emotion, 0 … 1. */
  z.object({ kind: z.literal('emotion'), emotion: z.enum(emotionNames), ...Where, limits: Limits }),
  /** A sentence in any of its variations, as far as it was recognised. */
  z.object({ kind: z.literal('script'), ...Wording.shape }),
  /** The sentence of a script of the workspace, as it is worded now. */
  z.object({ kind: z.literal('script_ref'), script_id: z.int() }),
  /** What a classifier says of the call, by its probability; what a person said of it counts as certain. */
  z.object({ kind: z.literal('label'), label_id: z.int(), limits: Limits.default([0.5, null]) }),
  // Goals are scored after tags and patterns, which they ask: one that waited for a goal would have no order.
  z
    .object({ kind: z.literal('goal') })
    .loose()
    .pipe(z.never({ error: 'rules.waits_for_goal' })),
]);
export type DetectionMethod = z.infer<typeof DetectionMethod>;

/** Several methods, all or any of which must hold. */
export const Detection = z.object({
  join: z.enum(['all', 'any']).default('all'),
  methods: z.array(DetectionMethod).min(1).max(20),
});
export type Detection = z.infer<typeof Detection>;
export type DetectionInput = z.input<typeof Detection>;

/** Why a detection holds: for each method that does, the words, or the number and the moments behind it. */
export const Evidence = z.object({
  /** Place of the method in the detection, from 0. */
  method: z.int(),
  kind: z.enum(['query', 'metric', 'event', 'emotion', 'script', 'label']),
  value: z.number().nullable(),
  hits: z.array(Hit),
  spans: z.array(Span),
});
export type Evidence = z.infer<typeof Evidence>;
