import pg from 'pg';

/**
 * A list asks ten things at once, and a new connection reads the catalogue anew, which takes longer than the answer: what a
 * busy moment needed is there for the next one.
 */
const keepIdleMs = 10 * 60_000;

/** Connections to the database, which outlive its restart. */
export function openPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    idleTimeoutMillis: keepIdleMs,
    ...config,
  });
  // Without a listener a database restart would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
