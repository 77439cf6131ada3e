/** Connections to the databases of test servers, kept for the next statement: to open one takes twenty times as long as most of them. */
import pg from 'pg';
import { type Connection, connectionOf, sharedSocket } from './databases.ts';

const pools = new Map<string, pg.Pool>();

/** Runs SQL on the database of a running test server. */
export async function query<T extends pg.QueryResultRow>(
  dataDir: string,
  sql: string,
  values: unknown[] = [],
): Promise<T[]> {
  const kept = pools.get(dataDir);
  if (kept !== undefined) return (await kept.query<T>(sql, values)).rows;
  const connection = await connectionOf(dataDir);
  // A PostgreSQL of the server's own goes with it, and comes back as another.
  if (connection.host !== sharedSocket()) return queryOnce<T>(connection, sql, values);
  const pool = pools.get(dataDir) ?? keepPool(dataDir, connection);
  return (await pool.query<T>(sql, values)).rows;
}

/** Ends what is kept of a test server whose database goes. */
export async function closeKept(dataDir: string): Promise<void> {
  const pool = pools.get(dataDir);
  pools.delete(dataDir);
  await pool?.end();
}

function keepPool(dataDir: string, connection: Connection): pg.Pool {
  const pool = new pg.Pool({ ...connection, max: 20, allowExitOnIdle: true });
  // The next statement opens another connection.
  pool.on('error', () => {});
  pools.set(dataDir, pool);
  return pool;
}

async function queryOnce<T extends pg.QueryResultRow>(
  connection: Connection,
  sql: string,
  values: unknown[],
): Promise<T[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
