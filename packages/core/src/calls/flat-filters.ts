import { z } from 'zod';
import { readList, writeList } from '../lists.ts';
import { Moment } from '../moment.ts';
import { type CallFilters, type EnumOf, FiltersBesides } from './call-filters.ts';
import type { Dimension } from './dimension.ts';
import { type Dimensions, dimensionNames, dimensions, namesOf } from './dimensions.ts';
import { readFieldFilters, writeFieldFilters } from './field-filters.ts';
import { readFieldNumberFilters, writeFieldNumberFilters } from './field-number-filters.ts';
import { readGoalScoreFilters, writeGoalScoreFilters } from './goal-score-filters.ts';
import { readMetricFilters, writeMetricFilters } from './metric-filters.ts';
import { readScoreFilters, writeScoreFilters } from './score-filters.ts';
import { readSinceFilters, writeSinceFilters } from './since-filters.ts';

/** Values with commas between; one inside a value has a backslash before it. */
const csv = z.string().transform(readList);

/** What is more than a value has a way of its own to be written. */
function written<T>(longest: number, read: (text: string) => T | undefined) {
  return z
    .string()
    .max(longest)
    .transform((text, context) => {
      const filters = read(text);
      if (filters === undefined) context.addIssue('not a list of what it filters by');
      return filters ?? z.NEVER;
    });
}

/** How each kind of dimension stands in an address, besides those that have a list of values. */
const schemas = {
  names: csv,
  ids: csv.transform((texts) => texts.map(Number)).pipe(z.array(z.int())),
  text: z.string().max(200),
  range: z.coerce.number().int().min(0),
  period: Moment,
  /** `1` asks for it. */
  flag: z.enum(['0', '1']),
  /** `holds:1..3,operator.talk_share:0.5..`: metric, of one side or of the call, between two limits. */
  metrics: written(1000, readMetricFilters),
  /** `plan=gold,csat=1`: field of the call's own, and what it says. */
  fields: written(4000, readFieldFilters),
  /** `csat:1..3`: field of the call's own, and its number between two limits. */
  field_numbers: written(4000, readFieldNumberFilters),
  /** `12:-5..3`: project, and its score between two limits; `12/7:..` what its pattern 7 found. */
  scores: written(1000, readScoreFilters),
  /** `12:0..50:failed`: goal, its score between two limits, and whether the call passed. */
  goal_scores: written(1000, readGoalScoreFilters),
  /** `month:2026-03-01:2`: when the first call of a person was, and how much later this one is. */
  since: written(2000, readSinceFilters),
};

type SchemaOf<D> = D extends { kind: 'choices'; values: infer V extends readonly string[] }
  ? z.ZodPipe<typeof csv, z.ZodArray<EnumOf<V>>>
  : D extends { kind: 'choice'; values: infer V extends readonly string[] }
    ? EnumOf<V>
    : D extends { kind: keyof typeof schemas }
      ? (typeof schemas)[D['kind']]
      : never;

/** The parameters of a dimension: two for what has a beginning and an end; a hand-picked set has none. */
type FlatName<N extends keyof Dimensions> = Dimensions[N]['kind'] extends 'range' | 'period'
  ? `${N}_start` | `${N}_to`
  : Dimensions[N]['kind'] extends 'calls'
    ? never
    : N;
type Flat = { [N in keyof Dimensions as FlatName<N>]: z.ZodOptional<SchemaOf<Dimensions[N]>> };

function schemaOf(dimension: Dimension): z.ZodType | null {
  switch (dimension.kind) {
    case 'choices':
      return csv.pipe(z.array(z.enum(dimension.values)));
    case 'choice':
      return z.enum(dimension.values);
    case 'calls':
      return null;
    default:
      return schemas[dimension.kind];
  }
}

const hasEdges = ({ kind }: Dimension) => kind === 'range' || kind === 'period';

/** What has to hold as well, as JSON: nobody types it. */
const also = written(6000, (text) => {
  try {
    return FiltersBesides.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}).optional();

/** The filters of a list of calls as flat query parameters. */
export const FlatFilters = z.object({
  ...(Object.fromEntries(
    dimensionNames.flatMap((name) => {
      const schema = schemaOf(dimensions[name])?.optional();
      if (schema === undefined) return [];
      const names = hasEdges(dimensions[name]) ? [`${name}_start`, `${name}_to`] : [name];
      return names.map((flat) => [flat, schema]);
    }),
  ) as Flat),
  also,
});
export type FlatFilters = z.output<typeof FlatFilters>;

/** The flat query parameters of a list as filters. */
export function filtersOfFlat(query: FlatFilters): CallFilters {
  const periods = namesOf('period')
    .map((field) => ({ field, start: query[`${field}_start`] ?? null, to: query[`${field}_to`] ?? null }))
    .filter(({ start, to }) => start !== null || to !== null);
  return {
    ...Object.fromEntries(
      namesOf(
        'choices',
        'choice',
        'names',
        'ids',
        'text',
        'metrics',
        'fields',
        'field_numbers',
        'scores',
        'goal_scores',
        'since',
      ).flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
    ),
    ...Object.fromEntries(namesOf('flag').flatMap((name) => (query[name] === '1' ? [[name, true]] : []))),
    ...Object.fromEntries(
      namesOf('range').flatMap((name) => {
        const [start = 0, to = 0] = [query[`${name}_start`], query[`${name}_to`]];
        return start || to ? [[name, { start, to }]] : [];
      }),
    ),
    ...(periods.length > 0 ? { periods } : {}),
    ...(query.also?.length ? { also: query.also } : {}),
  };
}

/**
 * The opposite of `filtersOfFlat`, as an address holds it: there a period that moves on is a start by its name. A
 * hand-picked set has no place there.
 */
export function flatOfFilters(filters: CallFilters): Partial<Record<keyof FlatFilters, string>> {
  const flat: Record<string, string | undefined> = {};
  for (const name of namesOf('choice', 'text')) flat[name] = filters[name];
  for (const name of namesOf('choices', 'names', 'ids'))
    if (filters[name]?.length) flat[name] = writeList(filters[name].map(String));
  for (const name of namesOf('flag')) if (filters[name]) flat[name] = '1';
  for (const name of namesOf('range')) {
    const { start, to } = filters[name] ?? {};
    if (start) flat[`${name}_start`] = String(start);
    if (to) flat[`${name}_to`] = String(to);
  }
  for (const { field, start, to, last } of filters.periods ?? []) {
    const begin = last ?? start;
    if (begin !== null) flat[`${field}_start`] = begin;
    if (to !== null) flat[`${field}_to`] = to;
  }
  for (const name of namesOf('metrics'))
    if (filters[name]?.length) flat[name] = writeMetricFilters(filters[name]);
  for (const name of namesOf('fields'))
    if (filters[name]?.length) flat[name] = writeFieldFilters(filters[name]);
  for (const name of namesOf('field_numbers'))
    if (filters[name]?.length) flat[name] = writeFieldNumberFilters(filters[name]);
  for (const name of namesOf('scores'))
    if (filters[name]?.length) flat[name] = writeScoreFilters(filters[name]);
  for (const name of namesOf('goal_scores'))
    if (filters[name]?.length) flat[name] = writeGoalScoreFilters(filters[name]);
  for (const name of namesOf('since'))
    if (filters[name]?.length) flat[name] = writeSinceFilters(filters[name]);
  if (filters.also?.length) flat.also = JSON.stringify(filters.also);
  return Object.fromEntries(Object.entries(flat).filter(([, value]) => value !== undefined));
}
