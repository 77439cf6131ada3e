import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { allInWorkspace } from '../calls/conditions.sql.ts';
import { numberSql } from '../files/said-number.sql.ts';
import type { AskedConversion, CountedRow } from './asked-conversion.ts';

export type Grouping = 'day' | 'week' | 'month' | 'agent' | 'source' | 'all';

/** What calls are grouped by, as text; null where a call has none. */
function keySql(by: Grouping, timeZone: string): RawBuilder<string | null> {
  switch (by) {
    case 'all':
      return sql`''`;
    case 'agent':
      return sql`files.agent_id::text`;
    case 'source':
      return sql`files.source_id::text`;
    default:
      return sql`date_trunc(${by}, coalesce(files.recorded_at, files.created_at) at time zone ${timeZone})::date::text`;
  }
}

/** How many of the calls that a conversion is out of are one, and what they are worth, for each key. */
export async function countBy(
  db: Db,
  workspaceId: number,
  { base, isOne, value: { field } }: AskedConversion,
  { by, timeZone }: { by: Grouping; timeZone: string },
): Promise<(CountedRow & { key: string | null })[]> {
  const said = field === null ? sql`null::text` : sql`files.meta ->> ${field}::text`;
  const { rows } = await sql<CountedRow & { key: string | null }>`
    select key, count(*)::int as calls, (count(*) filter (where is_one))::int as conversions,
      sum(number)::float8 as said, count(number)::int as with_number
    from (
      select key, is_one, case when is_one then ${numberSql(sql.ref('said'))} end as number
      from (
        select ${keySql(by, timeZone)} as key, ${isOne} as is_one, ${said} as said
        from files where ${allInWorkspace(workspaceId, base)} offset 0
      ) as asked
    ) as worth
    group by key order by key`.execute(db);
  return rows;
}

/** The same for each of some conditions, a call in each of those that it meets. */
export async function countEach(
  db: Db,
  workspaceId: number,
  { base, isOne, value: { field } }: AskedConversion,
  conditions: readonly Condition[],
): Promise<CountedRow[]> {
  if (conditions.length === 0) return [];
  const said = field === null ? sql`null::text` : sql`files.meta ->> ${field}::text`;
  const met = sql`array[${sql.join(conditions.map((one) => sql`coalesce(${one}, false)`))}]`;
  const { rows } = await sql<CountedRow & { place: number }>`
    select place, (count(*) filter (where is_met))::int as calls,
      (count(*) filter (where is_met and is_one))::int as conversions,
      (sum(number) filter (where is_met))::float8 as said, (count(number) filter (where is_met))::int as with_number
    from (
      select met, is_one, case when is_one then ${numberSql(sql.ref('said'))} end as number
      from (
        select ${met} as met, ${isOne} as is_one, ${said} as said
        from files where ${allInWorkspace(workspaceId, base)} offset 0
      ) as asked
    ) as worth, unnest(met) with ordinality as one (is_met, place)
    group by place`.execute(db);
  const none = { calls: 0, conversions: 0, said: null, with_number: 0 };
  return conditions.map((_, at) => rows.find(({ place }) => place === at + 1) ?? none);
}
