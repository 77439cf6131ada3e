import { z } from 'zod';
import { entireCall, Part } from '../call/part.ts';
import { speakerRoles, whos } from '../call/role.ts';
import { Span } from '../call/span.ts';

export const queryTypes = ['phrases', 'regexp', 'advanced'] as const;
export const matchingTypes = ['any', 'all', 'exact', 'semantic'] as const;
export type MatchingType = (typeof matchingTypes)[number];
/** Words that may stand in between the words of a phrase; more is no phrase any more. */
export const mostDistance = 20;

/** Characters of one phrase, of a regular expression and of an expression. */
export const longestWords = { phrases: 512, regexp: 512, advanced: 4000 } as const;

/**
 * What is looked for in a conversation. One shape for search, rules, segments and everything else that asks where
 * something was said.
 */
export const Query = z.object({
  type: z.enum(queryTypes).default('phrases'),
  matching: z.enum(matchingTypes).default('any'),
  phrases: z.array(z.string().max(longestWords.phrases)).max(200).default([]),
  regexp: z.string().max(longestWords.regexp).default(''),
  expression: z.string().max(longestWords.advanced).default(''),
  /** How many other words may stand between two words of a phrase; not for `exact`. */
  distance: z.int().min(0).max(mostDistance).default(0),
  /**
   * How often: least and most hits in a call. For `semantic`: least and highest similarity, 0 … 1. Null: at least one
   * hit, or the usual similarity.
   */
  limits: z
    .tuple([z.number().min(0), z.number().min(0).nullable()])
    .nullable()
    .default(null),
  who: z.enum(whos).default('anyone'),
  part: Part.default(entireCall),
  /** Language of the words (`en`, `uk`, `ru`); they are looked up in every language where it is null. */
  language: z.string().nullable().default(null),
});
export type Query = z.infer<typeof Query>;
export type QueryInput = z.input<typeof Query>;

/** Words of the phrase from `first` on, with the hit among them. */
export const Surroundings = z.object({
  first: z.int(),
  words: z.array(z.string()),
  /** How many words the whole phrase has. */
  of: z.int(),
  ...Span.shape,
});
export type Surroundings = z.infer<typeof Surroundings>;

export const Hit = z.object({
  phrase_id: z.int(),
  speaker: z.string(),
  role: z.enum(speakerRoles).nullable(),
  ...Span.shape,
  text: z.string(),
  /** First and last word of the phrase that belong to the hit, counted from 0. */
  words: z.tuple([z.int(), z.int()]),
  /** For a semantic hit: how close it is, 0 … 1. */
  similarity: z.number().optional(),
  /** What was said around it, where it is shown in its passage. */
  around: Surroundings.optional(),
});
export type Hit = z.infer<typeof Hit>;

/**
 * Characters that the repetitions of a regular expression may cover altogether. They are written out by the engine, and each
 * may be asked for at each character of the text: with this many, a call of a thousand words takes up to 80 ms
 * (`npm run bench -- rules`).
 */
export const mostRepeated = 200;

/** What is wrong with a query, and where in the text that was typed. */
export const QueryIssue = z.object({
  code: z.enum([
    'empty',
    'too_long',
    'too_deep',
    'no_words',
    'unclosed_quote',
    'unclosed_parenthesis',
    'unexpected_parenthesis',
    'missing_operand',
    'near_operand',
    'near_distance',
    'unknown_field',
    'part_length',
    'wildcard',
    'regexp_invalid',
    'regexp_unsupported',
    'regexp_too_large',
  ]),
  start: z.int(),
  end: z.int(),
  /** Which phrase of a list, where there is one. */
  phrase: z.int().optional(),
  /** What the parser met, or what the expression engine said. */
  found: z.string().optional(),
});
export type QueryIssue = z.infer<typeof QueryIssue>;
