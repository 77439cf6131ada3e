import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { soundFields } from '../files/files.ts';
import { driftKinds } from './drift.ts';
import { ExamplePlace } from './examples.ts';

const Params = z.object({ id: z.coerce.number().int() });

/** How far what a classifier meets is from what it met about when it learned, in one way of three. */
export const DriftTold = z.object({
  kind: z.enum(driftKinds),
  before: z.number(),
  now: z.number(),
  limit: z.number(),
  is_over: z.boolean(),
  /** Calls, or answers of people, that `now` stands on. */
  n: z.int(),
  /** Of how often it is right, by 95 %. */
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** The label whose share moved farthest by what it may move; the weeks are of it, too. */
  label: z.object({ id: z.int(), name: z.string(), before: z.number(), now: z.number() }).nullable(),
});
export type DriftTold = z.infer<typeof DriftTold>;

/** What it met in a week that begins on a Monday; null where too little was. */
export const DriftWeek = z.object({
  from: z.iso.date(),
  calls: z.int(),
  unknown_words: z.number().nullable(),
  label_shares: z.number().nullable(),
  accuracy: z.number().nullable(),
});
export type DriftWeek = z.infer<typeof DriftWeek>;

export const classifierDrift = endpoint({
  method: 'GET',
  path: 'classifiers/{id}/drift',
  can: 'classifiers.read',
  summary: 'Whether calls still are as those that the version which answers has learned from',
  params: Params,
  reply: z.object({
    version: z.int(),
    learned_at: z.string(),
    /** Calls that it answered of those that are looked at, and how many it takes until shares are told. */
    calls: z.int(),
    needed: z.int(),
    /** Of the words of an example those that no other had; null where it learned from none. */
    unknown_in_examples: z.number().nullable(),
    drifts: z.array(DriftTold),
    /** The last eight, the oldest first. */
    weeks: z.array(DriftWeek),
  }),
});

/** A word that a classifier had never learned, in so many of the calls that were looked at, and where it was said last. */
export const UnknownWord = z.object({
  word: z.string(),
  calls: z.int(),
  place: ExamplePlace,
  call: z.object({ name: z.string(), ...soundFields }),
});
export type UnknownWord = z.infer<typeof UnknownWord>;

export const unknownWords = endpoint({
  method: 'GET',
  path: 'classifiers/{id}/unknown-words',
  can: 'classifiers.read',
  also: ['files.read'],
  summary:
    'Words of the last calls that the version which answers had never learned, those of most calls first',
  params: Params,
  reply: z.object({ calls: z.int(), results: z.array(UnknownWord) }),
});
