import type pg from 'pg';
import type { Log } from './log.ts';

/**
 * What matching words against one row costs, in units of a comparison. The database believes that it costs one, while
 * the words of a whole call are unpacked first: it would rather read every call than use the index (200 ms against 20 ms
 * for 40,000 calls).
 */
const matchCost = 200;

/** Says so to the database. Only its owner may; on a database that belongs to somebody else it stays as it is. */
export async function tellMatchCost(pool: pg.Pool, log: Log): Promise<void> {
  try {
    const change = `alter function pg_catalog.ts_match_vq(tsvector, tsquery) cost ${matchCost}`;
    const { rowCount } = await pool.query("select from pg_extension where extname = 'citus'");
    // On a cluster each node plans its own part.
    if (rowCount === 1) await pool.query('select run_command_on_all_nodes($1)', [change]);
    else await pool.query(change);
  } catch (error) {
    log.info(
      { err: error },
      'the cost of matching words stays unknown to the database; large searches may be slower',
    );
  }
}
