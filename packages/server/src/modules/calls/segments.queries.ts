import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import type { Query } from '@earshot/core/matching/query.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** What says which calls belong to a segment; without filters and query it is a list picked by hand. */
export type SegmentBody = { id: number; filters: CallFilters | null; query: Query | null };

/** Those of the segments that are in the workspace. */
export async function findSegments(
  db: Db,
  workspaceId: number,
  ids: readonly number[],
): Promise<SegmentBody[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('segments')
    .select(['id', 'filters', 'query'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', (eb) => eb.fn.any(sql<number[]>`${[...ids]}::bigint[]`))
    .execute();
  return rows.map(({ id, filters, query }) => ({
    id,
    filters: filters as CallFilters | null,
    query: query as Query | null,
  }));
}
