import { facetNames } from '@earshot/core/calls/dimensions.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { callsWhere } from './calls.queries.ts';
import { columnOf, isColumn } from './dimension-columns.sql.ts';

/** Facets that are a value of the call; the others are counted in their own way. */
export const facetColumns = facetNames.filter(isColumn);
export type FacetColumn = (typeof facetColumns)[number];

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

export function countByTag(
  db: Db,
  workspaceId: number,
  conditions: readonly Condition[],
): Promise<{ value: string; label: string; count: number }[]> {
  return callsWhere(db, workspaceId, conditions)
    .innerJoin('findings', (join) =>
      join
        .onRef('findings.workspace_id', '=', 'files.workspace_id')
        .onRef('findings.file_id', '=', 'files.id')
        .on('findings.kind', '=', 'tag')
        .on('findings.removed', '=', false),
    )
    .innerJoin('tags', (join) =>
      join.onRef('tags.workspace_id', '=', 'findings.workspace_id').onRef('tags.id', '=', 'findings.rule_id'),
    )
    .select((eb) => [
      sql<string>`tags.id::text`.as('value'),
      'tags.name as label',
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy(['tags.id', 'tags.name'])
    .orderBy(sql`count(*)`, 'desc')
    .limit(mostFacetValues)
    .execute();
}
