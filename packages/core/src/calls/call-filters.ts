import { z } from 'zod';
import { Moment } from '../moment.ts';
import type { Dimension } from './dimension.ts';
import { type Dimensions, dimensionNames, dimensions, type NameOf, periodFields } from './dimensions.ts';
import { FieldFilter } from './field-filters.ts';
import { FieldNumberFilter } from './field-number-filters.ts';
import { GoalScoreFilter } from './goal-score-filters.ts';
import { MetricFilter } from './metric-filters.ts';
import { lastPeriods } from './periods.ts';
import { ScoreFilter } from './score-filters.ts';
import { mostSince, SinceFilter } from './since-filters.ts';

/** How each kind of dimension is asked for, besides those that have a list of values. */
const schemas = {
  names: z.array(z.string().max(200)).max(200),
  ids: z.array(z.int()).max(200),
  text: z.string().max(200),
  range: z.object({ start: z.int().min(0).default(0), to: z.int().min(0).default(0) }),
  flag: z.boolean(),
  metrics: z.array(MetricFilter).max(20),
  fields: z.array(FieldFilter).max(20),
  field_numbers: z.array(FieldNumberFilter).max(20),
  scores: z.array(ScoreFilter).max(20),
  goal_scores: z.array(GoalScoreFilter).max(20),
  since: z.array(SinceFilter).max(mostSince),
  calls: z.array(z.uuid()).max(1000),
};

/** The periods of all dimensions of that kind are one list. */
const Periods = z
  .array(
    z.object({
      field: z.enum(periodFields),
      start: Moment.nullable().default(null),
      to: Moment.nullable().default(null),
      /** In place of a start: up to now, by the days of the workspace's time zone. */
      last: z.enum(lastPeriods).optional(),
    }),
  )
  .max(4);

export type EnumOf<V extends readonly string[]> = z.ZodEnum<{ [K in V[number]]: K }>;
type SchemaOf<D> = D extends { kind: 'choices'; values: infer V extends readonly string[] }
  ? z.ZodArray<EnumOf<V>>
  : D extends { kind: 'choice'; values: infer V extends readonly string[] }
    ? EnumOf<V>
    : D extends { kind: keyof typeof schemas }
      ? (typeof schemas)[D['kind']]
      : never;

type Filters = {
  [N in Exclude<keyof Dimensions, NameOf<'period'>>]: z.ZodOptional<SchemaOf<Dimensions[N]>>;
} & { periods: z.ZodOptional<typeof Periods> };

function schemaOf(dimension: Dimension): z.ZodType {
  switch (dimension.kind) {
    case 'choices':
      return z.array(z.enum(dimension.values));
    case 'choice':
      return z.enum(dimension.values);
    case 'period':
      return Periods;
    default:
      return schemas[dimension.kind];
  }
}

const PlainFilters = z.object(
  Object.fromEntries(
    dimensionNames.map((name) => {
      const dimension = dimensions[name];
      return [dimension.kind === 'period' ? 'periods' : name, schemaOf(dimension).optional()];
    }),
  ) as Filters,
);
/** Filters without any besides. */
export type PlainFilters = z.infer<typeof PlainFilters>;

/** How many filters may hold besides. */
export const mostBesides = 6;
export const FiltersBesides = z.array(PlainFilters).max(mostBesides);

/**
 * Which calls are meant: everything the search and files pages can filter by. A segment is exactly this under a name.
 * Lists are joined by or, unless
 * `matching` says otherwise; the filters by and.
 */
export const CallFilters = PlainFilters.extend({
  /** What has to hold as well: where two ask for the same, as for one tag and for another, neither can stand for both. */
  also: FiltersBesides.optional(),
});
export type CallFilters = z.infer<typeof CallFilters>;
