import { type FacetName, facetNames } from '@earshot/core/calls/dimensions.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { columnOf, isColumn } from './dimension-columns.sql.ts';

/** Facets that are a value of the call; of the others their modules say the values. */
export const facetColumns = facetNames.filter(isColumn);
export type FacetColumn = (typeof facetColumns)[number];
export const facetsApart = facetNames.filter(
  (name): name is Exclude<FacetName, FacetColumn> => !isColumn(name),
);

const mostFacetValues = 50;

export type FacetCounts = Partial<Record<FacetColumn, { value: string; count: number }[]>>;

/** How many calls have each value of these columns, most first. The calls are found once for all of them. */
export async function countByColumns(
  db: Db,
  workspaceId: number,
  conditions: readonly Condition[],
  columns: readonly FacetColumn[],
): Promise<FacetCounts> {
  const counts: FacetCounts = {};
  if (columns.length === 0) return counts;
  for (const column of columns) counts[column] = [];
  const matched = sql.join([sql<boolean>`files.workspace_id = ${workspaceId}`, ...conditions], sql` and `);
  const values = columns.map((column) => sql`(${column}::text, ${sql.ref(`found.${column}`)})`);
  const { rows } = await sql<{ facet: FacetColumn; value: string; count: number }>`
    with found as materialized (
      select ${sql.join(columns.map((column) => sql`${columnOf(column)}::text as ${sql.ref(column)}`))}
      from files where ${matched}
    ),
    counted as (
      select facet, value, count(*) as count, row_number() over (partition by facet order by count(*) desc, value) as place
      from found, lateral (values ${sql.join(values)}) as facets (facet, value)
      where value is not null group by facet, value
    )
    select facet, value, count from counted where place <= ${mostFacetValues} order by facet, place`.execute(
    db,
  );
  for (const { facet, value, count } of rows) counts[facet]?.push({ value, count });
  return counts;
}

/** The same for what is no column: `values` is a select of each `file_id` with a `value` and its `label`. */
export async function countByValues(
  db: Db,
  workspaceId: number,
  conditions: readonly Condition[],
  values: RawBuilder<unknown>,
): Promise<{ value: string; label: string; count: number }[]> {
  const matched = sql.join([sql<boolean>`files.workspace_id = ${workspaceId}`, ...conditions], sql` and `);
  const { rows } = await sql<{ value: string; label: string; count: number }>`
    select said.value, said.label, count(*) as count from files join (${values}) said on said.file_id = files.id
    where ${matched} group by said.value, said.label order by count(*) desc limit ${mostFacetValues}`.execute(
    db,
  );
  return rows;
}
