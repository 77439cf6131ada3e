import { type FacetName, facetNames } from '@earshot/core/calls/dimensions.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { allInWorkspace } from './conditions.sql.ts';
import { type ByIdName, byId, type ColumnName, columnOf, isById, isColumn } from './dimension-columns.sql.ts';

const isCounted = (name: FacetName): name is FacetName & (ColumnName | ByIdName) =>
  isColumn(name) || isById(name);
const countedBy = (name: FacetColumn) => (isById(name) ? byId[name] : columnOf(name));

/** Facets that are a value of the call; of the others their modules say the values. */
export const facetColumns = facetNames.filter(isCounted);
export type FacetColumn = (typeof facetColumns)[number];
export const facetsApart = facetNames.filter(
  (name): name is Exclude<FacetName, FacetColumn> => !isCounted(name),
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
  if (columns.length === 0) return {};
  const matched = allInWorkspace(workspaceId, conditions);
  const names = columns.map((column) => sql.ref(column));
  const { rows } = await sql<{ others: number; value: string; count: number }>`
    with grouped as (
      select grouping(${sql.join(names)}) as others, coalesce(${sql.join(names)}) as value, count(*) as count
      from (
        select ${sql.join(columns.map((column) => sql`${countedBy(column)}::text as ${sql.ref(column)}`))}
        from files where ${matched}
      ) found
      group by grouping sets (${sql.join(names.map((name) => sql`(${name})`))})
    ),
    placed as (
      select others, value, count, row_number() over (partition by others order by count desc, value) as place
      from grouped where value is not null
    )
    select others, value, count from placed where place <= ${mostFacetValues} order by others, place`.execute(
    db,
  );
  return Object.fromEntries(
    columns.map((column, at) => {
      // `grouping` has a bit for each column, the last one lowest, which is set where the row is not of that column.
      const others = 2 ** columns.length - 1 - 2 ** (columns.length - 1 - at);
      const own = rows.filter((row) => row.others === others);
      return [column, own.map(({ value, count }) => ({ value, count }))];
    }),
  );
}

/** The same for what is no column: `values` is a select of each `file_id` with a `value` and its `label`. */
export async function countByValues(
  db: Db,
  workspaceId: number,
  conditions: readonly Condition[],
  values: RawBuilder<unknown>,
): Promise<{ value: string; label: string; count: number }[]> {
  const matched = allInWorkspace(workspaceId, conditions);
  const { rows } = await sql<{ value: string; label: string; count: number }>`
    select said.value, said.label, count(*) as count from files join (${values}) said on said.file_id = files.id
    where ${matched} group by said.value, said.label order by count(*) desc, said.label limit ${mostFacetValues}`.execute(
    db,
  );
  return rows;
}
