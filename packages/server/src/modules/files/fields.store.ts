import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** Calls whose field `external_id` is one of these, in the order in which everybody holds calls. */
export async function listExternalIds(
  db: Db,
  workspaceId: number,
  externalIds: readonly string[],
): Promise<{ id: string; external_id: string }[]> {
  return (
    db
      .selectFrom('files')
      .select(['id', sql<string>`meta ->> 'external_id'`.as('external_id')])
      .where('workspace_id', '=', workspaceId)
      // Said for the index, which has no others.
      .where(sql<boolean>`meta ? 'external_id'`)
      .where(sql<boolean>`meta ->> 'external_id' = any(${[...externalIds]}::text[])`)
      .orderBy('id')
      .execute()
  );
}

/** The fields of the newest calls, the most frequent first, each with its most frequent short values. */
export async function listFieldValues(
  db: Db,
  workspaceId: number,
  bounds: { files: number; names: number; values: number; longest: number },
): Promise<{ of: number; results: { name: string; files: number; values: string[] }[] }> {
  const { rows } = await sql<{ of: number; results: { name: string; files: number; values: string[] }[] }>`
    with newest as (
      select id, meta from files where workspace_id = ${workspaceId} order by created_at desc limit ${bounds.files}
    ), said as (
      select newest.id, field.key as name, one.value
      from newest, jsonb_each(newest.meta) field,
        lateral jsonb_array_elements(case jsonb_typeof(field.value)
          when 'array' then field.value else jsonb_build_array(field.value) end) item,
        lateral (select item #>> '{}' as value) one
      where jsonb_typeof(item) in ('string', 'number', 'boolean')
    ), counted as (
      select name, value, count(distinct id) as files,
        row_number() over (partition by name order by count(distinct id) desc, value) as place
      from said where length(value) between 1 and ${bounds.longest} group by name, value
    ), named as (
      select name, count(distinct id)::int as files from said group by name order by 2 desc, 1 limit ${bounds.names}
    )
    select (select count(*)::int from newest) as of, coalesce((
      select jsonb_agg(jsonb_build_object('name', named.name, 'files', named.files, 'values', coalesce((
        select jsonb_agg(value order by place) from counted where counted.name = named.name and place <= ${bounds.values}
      ), '[]')) order by named.files desc, named.name) from named
    ), '[]') as results`.execute(db);
  return rows[0] ?? { of: 0, results: [] };
}
