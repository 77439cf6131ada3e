/** Customers beside their calls. Calls belong to modules above this one, so they are only read. */

import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { containing } from '../../platform/like.ts';
import { type Days, inPeriod, startedSql } from '../agents/days.sql.ts';
import { labelSql } from './subscriber-label.sql.ts';

export type ListedRow = {
  id: number;
  name: string | null;
  label: string;
  external_id: string | null;
  created_at: Date;
  updated_at: Date;
  files: number;
  last_call: Date | null;
  files_in_period: number;
};

export type SubscribersAsked = Days & {
  id?: number | undefined;
  text?: string | undefined;
  /** The text as a number in the international form, where it is one. */
  phone?: string | null;
  sorting_by: 'name' | 'files' | 'last_call';
  order_by: 'asc' | 'desc';
  limit: number;
  offset: number;
};

function asked({ id, text, phone }: SubscribersAsked, workspaceId: number): RawBuilder<boolean> {
  const conditions = [sql<boolean>`s.workspace_id = ${workspaceId} and s.merged_into is null`];
  if (id !== undefined) conditions.push(sql<boolean>`s.id = ${id}`);
  if (text) {
    const like = containing(text);
    const digits = text.replaceAll(/\D/g, '');
    const number = phone ?? (digits.length >= 3 ? containing(digits) : '');
    conditions.push(sql<boolean>`(s.external_id ilike ${like} or s.name ilike ${like} or s.id in (
      select one.present_id from subscriber_names n
      join subscribers one on one.workspace_id = n.workspace_id and one.id = n.subscriber_id
      where n.workspace_id = ${workspaceId} and n.name ilike ${like}
      union select one.present_id from subscriber_phones p
      join subscribers one on one.workspace_id = p.workspace_id and one.id = p.subscriber_id
      where p.workspace_id = ${workspaceId} and p.phone like ${number}))`);
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

const columns = {
  name: sql`lower(${labelSql})`,
  files: sql`coalesce(c.files_in_period, 0)`,
  last_call: sql`c.last_call`,
} as const satisfies Record<SubscribersAsked['sorting_by'], RawBuilder<unknown>>;

/** Customers of their own with their calls, of all time and of the period. */
export async function listSubscriberRows(
  db: Db,
  workspaceId: number,
  query: SubscribersAsked,
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select s.id, s.name, ${labelSql} as label, s.external_id, s.created_at, s.updated_at,
      coalesce(c.files, 0)::int as files, c.last_call, coalesce(c.files_in_period, 0)::int as files_in_period
    from subscribers s
    left join (
      select f.subscriber_id, count(*) as files, max(${startedSql}) as last_call,
        count(*) filter (where ${inPeriod(query)}) as files_in_period
      from files f where f.workspace_id = ${workspaceId} and f.subscriber_id is not null
        ${query.id === undefined ? sql`` : sql`and f.subscriber_id = ${query.id}`}
      group by f.subscriber_id
    ) c on c.subscriber_id = s.id
    where ${asked(query, workspaceId)}
    order by ${columns[query.sorting_by]} ${sql.raw(query.order_by === 'desc' ? 'desc' : 'asc')} nulls last, s.id
    limit ${query.limit} offset ${query.offset}`.execute(db);
  return rows;
}

export async function countSubscribers(
  db: Db,
  workspaceId: number,
  query: SubscribersAsked,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from subscribers s where ${asked(query, workspaceId)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Names and numbers that lead to these customers, and whoever was merged into them, each with the calls that named them. */
export async function listAround(db: Db, workspaceId: number, ids: readonly number[]) {
  const { rows: phones } = await sql<{ id: number; phone: string }>`
    select one.present_id as id, p.phone from subscriber_phones p
    join subscribers one on one.workspace_id = p.workspace_id and one.id = p.subscriber_id
    where p.workspace_id = ${workspaceId} and one.present_id = any(${ids}::bigint[])
    order by (one.id <> one.present_id), p.place, p.phone`.execute(db);
  const { rows: aliases } = await sql<{ id: number; name: string }>`
    select one.present_id as id, n.name from subscriber_names n
    join subscribers one on one.workspace_id = n.workspace_id and one.id = n.subscriber_id
    join subscribers s on s.workspace_id = one.workspace_id and s.id = one.present_id
    where n.workspace_id = ${workspaceId} and one.present_id = any(${ids}::bigint[])
      and n.key is distinct from name_key(s.name)
    order by n.name`.execute(db);
  const { rows: merged } = await sql<{ present_id: number; id: number; name: string; files: number }>`
    select s.present_id, s.id, ${labelSql} as name, count(f.id)::int as files from subscribers s
    left join files f on f.workspace_id = s.workspace_id and f.subscriber_id = s.present_id
      and f.subscriber_said_id = s.id
    where s.workspace_id = ${workspaceId} and s.present_id = any(${ids}::bigint[]) and s.merged_into is not null
    group by s.workspace_id, s.id, s.present_id, s.name, s.external_id order by s.id`.execute(db);
  return { phones, aliases, merged };
}
