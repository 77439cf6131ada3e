import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { MergeChange } from './calls-of-people.ts';

/** Tables whose rows are people who may be merged into one another. */
type People = 'agents' | 'subscribers';

/** No two of a workspace are merged at once. */
export async function holdMergingOf(tx: Db, table: People, workspaceId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`merging ${table} ${workspaceId}`}, 0))`.execute(
    tx,
  );
}

/** Everybody who was merged into this one, and so on, with them; held. */
export async function holdMergedOf(
  tx: Db,
  table: People,
  workspaceId: number,
  id: number,
): Promise<number[]> {
  const people = sql.table(table);
  const { rows } = await sql<{ id: number }>`
    with recursive below as (
      select one.id from ${people} one where one.workspace_id = ${workspaceId} and one.id = ${id}
      union
      select one.id from ${people} one join below on one.merged_into = below.id
      where one.workspace_id = ${workspaceId}
    )
    select one.id from ${people} one where one.workspace_id = ${workspaceId} and one.id in (select id from below)
    order by one.id for update`.execute(tx);
  return rows.map((row) => row.id);
}

/** The first of them was merged into somebody, or is a person of their own again; all count for `present_id` now. */
export async function setPresentOf(
  tx: Db,
  table: People,
  workspaceId: number,
  { root, ids, merged_into, present_id }: MergeChange,
): Promise<void> {
  await sql`update ${sql.table(table)} set present_id = ${present_id},
      merged_into = case when id = ${root} then ${merged_into}::bigint else merged_into end
    where workspace_id = ${workspaceId} and id = any(${ids}::bigint[])`.execute(tx);
}
