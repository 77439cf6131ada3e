import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { allInWorkspace } from '../calls/conditions.sql.ts';
import { setsOf, swappedSteps } from '../scripts/set-order.sql.ts';

type Swap = { sooner_id: number; later_id: number; calls: number };

/** In how many of some calls steps of the set of a script were out of their order, and which two changed places most often. */
export async function countSwaps(
  db: Db,
  workspaceId: number,
  scriptId: number,
  calls: readonly Condition[],
): Promise<{ broken: number; swaps: Swap[] }> {
  const these = sql`select files.id from files where ${allInWorkspace(workspaceId, calls)}`;
  const { rows } = await sql<{ broken: number; swaps: Swap[] }>`
    with swapped as materialized (${swappedSteps(workspaceId, setsOf(workspaceId, [scriptId]), these)})
    select (select count(distinct file_id)::int from swapped) as broken,
      coalesce((select jsonb_agg(pairs) from (
        select sooner_id, later_id, count(distinct file_id)::int as calls from swapped
        group by sooner_id, later_id order by 3 desc, 1, 2 limit 3) pairs), '[]') as swaps`.execute(db);
  return rows[0] ?? { broken: 0, swaps: [] };
}
