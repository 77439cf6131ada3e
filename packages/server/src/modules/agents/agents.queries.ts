/** Agents beside their calls. Calls and their sums belong to modules above this one, so they are only read. */

import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { containing } from '../../platform/like.ts';
import { type Days, ofPeriod, startedSql } from './days.sql.ts';

export type ListedRow = {
  id: number;
  name: string;
  internal_id: string | null;
  team_id: number | null;
  team: string | null;
  user_id: number | null;
  user_name: string | null;
  created_at: Date;
  updated_at: Date;
  files: number;
  last_call: Date | null;
  files_in_period: number;
};

export type AgentsAsked = Days & {
  /** One of them, or all. */
  id?: number | undefined;
  text?: string | undefined;
  /** 0: without a team. */
  team_id?: number | undefined;
  sorting_by: 'name' | 'files' | 'team' | 'last_call';
  order_by: 'asc' | 'desc';
  limit: number;
  offset: number;
};

function asked({ id, text, team_id }: AgentsAsked, workspaceId: number): RawBuilder<boolean> {
  const conditions = [sql<boolean>`a.workspace_id = ${workspaceId} and a.merged_into is null`];
  if (id !== undefined) conditions.push(sql<boolean>`a.id = ${id}`);
  if (team_id !== undefined)
    conditions.push(team_id === 0 ? sql<boolean>`a.team_id is null` : sql<boolean>`a.team_id = ${team_id}`);
  if (text) {
    const like = containing(text);
    conditions.push(sql<boolean>`(a.internal_id ilike ${like} or a.id in (
      select one.present_id from agent_names n
      join agents one on one.workspace_id = n.workspace_id and one.id = n.agent_id
      where n.workspace_id = ${workspaceId} and n.name ilike ${like}))`);
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

const columns = {
  name: sql`lower(a.name)`,
  files: sql`coalesce(c.files_in_period, 0)`,
  team: sql`lower(t.name)`,
  last_call: sql`latest.last_call`,
} as const satisfies Record<AgentsAsked['sorting_by'], RawBuilder<unknown>>;

/** Agents of their own with their calls, of all time and of the period. */
export async function listAgentRows(db: Db, workspaceId: number, query: AgentsAsked): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select a.id, a.name, a.internal_id, a.team_id, t.name as team, a.user_id, u.name as user_name,
      a.created_at, a.updated_at, coalesce(c.files, 0)::int as files, latest.last_call,
      coalesce(c.files_in_period, 0)::int as files_in_period
    from agents a
    left join teams t on t.workspace_id = a.workspace_id and t.id = a.team_id
    left join users u on u.id = a.user_id
    left join (
      select one.present_id, sum(d.files) as files, sum(d.files) filter (where ${ofPeriod(query)}) as files_in_period
      from agents one join agent_days d on d.workspace_id = one.workspace_id and d.agent_id = one.id
      where one.workspace_id = ${workspaceId} and d.workspace_id = ${workspaceId}
        ${query.id === undefined ? sql`` : sql`and one.present_id = ${query.id}`}
      group by one.present_id
    ) c on c.present_id = a.id
    left join lateral (
      select ${startedSql} as last_call from files f
      where f.workspace_id = ${workspaceId} and f.agent_id = a.id order by ${startedSql} desc limit 1
    ) latest on true
    where ${asked(query, workspaceId)}
    order by ${columns[query.sorting_by]} ${sql.raw(query.order_by === 'desc' ? 'desc' : 'asc')} nulls last,
      lower(a.name), a.id
    limit ${query.limit} offset ${query.offset}`.execute(db);
  return rows;
}

export async function countAgents(db: Db, workspaceId: number, query: AgentsAsked): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from agents a where ${asked(query, workspaceId)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Names that lead to these agents besides their own, and whoever was merged into them, each with the calls that named them. */
export async function listNamesAround(db: Db, workspaceId: number, ids: readonly number[]) {
  const { rows: aliases } = await sql<{ id: number; name: string }>`
    select one.present_id as id, n.name from agent_names n
    join agents one on one.workspace_id = n.workspace_id and one.id = n.agent_id
    join agents a on a.workspace_id = one.workspace_id and a.id = one.present_id
    where n.workspace_id = ${workspaceId} and one.present_id = any(${ids}::bigint[])
      and n.key <> name_key(a.name)
    order by n.name`.execute(db);
  const { rows: merged } = await sql<{ present_id: number; id: number; name: string; files: number }>`
    select one.present_id, one.id, one.name, coalesce(sum(d.files), 0)::int as files from agents one
    left join agent_days d on d.workspace_id = one.workspace_id and d.agent_id = one.id
    where one.workspace_id = ${workspaceId} and one.present_id = any(${ids}::bigint[])
      and one.merged_into is not null
    group by one.id, one.present_id, one.name order by lower(one.name)`.execute(db);
  return { aliases, merged };
}
