import { sql } from 'kysely';
import { type Db, inTransaction } from '../../platform/database.ts';

/**
 * Statements that use the indexes of words whatever the planner thinks of them: how many rows have common words together
 * is often misjudged by far, and those indexes are never far off.
 */
export function byWordIndexes<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    // Helpers take longer to start than most of these do. The first setting lets a cluster's nodes hear of the others, and
    // only of those that are set in this way; elsewhere nobody reads it.
    await sql`set local citus.propagate_set_commands = 'local'; set local enable_seqscan = off;
      set local enable_indexscan = off; set local max_parallel_workers_per_gather = 0`.execute(tx);
    return work(tx);
  });
}
