import { z } from 'zod';
import { CallFilters } from '../calls/call-filters.ts';
import { longestFieldName } from '../files/files.ts';
import { Query } from '../matching/query.ts';
import { ruleFields } from '../rules/rules.ts';

/** Bounds of a conversion's name and of its type, in characters. */
export const conversionNameLength = { least: 2, most: 100 } as const;
export const conversionTypeLength = { least: 2, most: 60 } as const;
/** Conditions of one conversion. */
export const mostConditions = 20;
/** Under this many calls a share says little, and is not shown. */
export const fewestCalls = 10;

/** Types that are offered by their name in each language; a workspace may have any others. */
export const conversionTypes = ['lead', 'sale', 'appointment', 'retention', 'payment'] as const;
export type ConversionType = (typeof conversionTypes)[number];

/** What a call can be counted by. */
export const conditionKinds = ['tag', 'pattern', 'script', 'goal', 'field'] as const;
export type ConditionKind = (typeof conditionKinds)[number];
export const countedOutcomes = ['passed', 'failed'] as const;

const FieldName = z.string().trim().min(1).max(longestFieldName);
const ruleCondition = { id: z.int() };

/**
 * A tag stands on the call, a pattern is found in it, a script was said, a goal was passed (or failed), or a field of the
 * call's own says a value; with `equals: null` it says anything.
 */
export const ConversionCondition = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tag'), ...ruleCondition }),
  z.object({ kind: z.literal('pattern'), ...ruleCondition }),
  z.object({ kind: z.literal('script'), ...ruleCondition }),
  z.object({
    kind: z.literal('goal'),
    ...ruleCondition,
    outcome: z.enum(countedOutcomes).default('passed'),
  }),
  z.object({
    kind: z.literal('field'),
    field: FieldName,
    equals: z.string().trim().min(1).max(200).nullable().default(null),
  }),
]);
export type ConversionCondition = z.infer<typeof ConversionCondition>;

const counts = {
  join: z.enum(['all', 'any']).default('all'),
  /** Without any only the calls count that projects mark as this conversion. */
  conditions: z.array(ConversionCondition).max(mostConditions).default([]),
};

/** The calls that could have been one; all where nothing is said. */
const OutOf = z.object({ query: Query.nullable().default(null), filters: CallFilters.default({}) });

/** What one is worth: the number that a field of the call's own says, else a fixed one, else nothing that is known. */
const Value = z.object({
  fixed: z.number().min(-1e12).max(1e12).nullable().default(null),
  field: FieldName.nullable().default(null),
  /** ISO 4217; null where the numbers are no money. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable()
    .default(null),
});
export type ConversionValue = z.infer<typeof Value>;

/** A conversion as a person sets it. */
export const ConversionInput = z.object({
  name: z.string().trim().min(conversionNameLength.least).max(conversionNameLength.most),
  type: z.string().trim().min(conversionTypeLength.least).max(conversionTypeLength.most),
  counts: z.object(counts).default({ join: 'all', conditions: [] }),
  out_of: OutOf.default({ query: null, filters: {} }),
  value: Value.default({ fixed: null, field: null, currency: null }),
});
export type ConversionInput = z.infer<typeof ConversionInput>;

/** Whether what a condition or a trigger names is there, is gone, or may not be seen by whoever asks. */
export const namedStates = ['there', 'gone', 'hidden'] as const;
const Named = z.object({ id: z.int(), name: z.string().nullable(), state: z.enum(namedStates) });

export const Conversion = z.object({
  ...ConversionInput.shape,
  ...ruleFields,
  /** What the conditions are called, in their order; null of a field. */
  names: z.array(Named.nullable()),
  /** Projects whose trigger marks calls as this conversion. */
  projects: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type Conversion = z.infer<typeof Conversion>;
