import { type DimensionName, type Dimensions, dimensions } from '@earshot/core/calls/dimensions.ts';
import { type RawBuilder, sql } from 'kysely';

/** Values of a call that are more than a column or a key of its metadata. */
const expressions = {
  language: sql`coalesce(files.language_found, files.language)`,
  emotions: sql`files.emotions->>'strongest'`,
  /** A call that does not say when it was counts by when it came in. */
  recorded_at: sql`coalesce(files.recorded_at, files.created_at)`,
} as const satisfies Partial<Record<DimensionName, RawBuilder<unknown>>>;

/** Names that a call has by way of an id; they are counted by that id. */
export const byId = {
  operators: sql`files.agent_id`,
  abonents: sql`files.subscriber_id`,
} as const satisfies Partial<Record<DimensionName, RawBuilder<unknown>>>;
export type ByIdName = keyof typeof byId;

export function isById(name: DimensionName): name is ByIdName {
  return name in byId;
}

/** Dimensions of which a call has one value. */
export type ColumnName =
  | keyof typeof expressions
  | {
      [N in DimensionName]: Dimensions[N] extends { field: string } | { meta: string } ? N : never;
    }[DimensionName];

export function isColumn<N extends DimensionName>(name: N): name is N & ColumnName {
  return name in expressions || 'field' in dimensions[name] || 'meta' in dimensions[name];
}

/** The value that a call has of a dimension. */
export function columnOf(name: ColumnName): RawBuilder<unknown> {
  if (name in expressions) return expressions[name as keyof typeof expressions];
  const dimension = dimensions[name];
  if ('field' in dimension) return sql`files.${sql.id(dimension.field)}`;
  if ('meta' in dimension) return sql`files.meta->>${sql.lit(dimension.meta)}`;
  throw new Error(`${name} is no value of a call`);
}
