import type pg from 'pg';

/** Any numbers that only this program takes as advisory locks. */
const backupLock = 727_273;
const holdLock = 727_274;

/** Whether what is removed now may be needed by a backup that is being made. */
export async function areRemovalsHeld(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ free: boolean }>(
    'select pg_try_advisory_xact_lock_shared($1) as free',
    [holdLock],
  );
  return rows[0]?.free === false;
}

/**
 * From here on what is removed is set aside, in every process, until the connection ends or `releaseRemovals` is called.
 * False: another backup is being made.
 */
export async function holdRemovals(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
    backupLock,
  ]);
  if (rows[0]?.free !== true) return false;
  await client.query('select pg_advisory_lock($1)', [holdLock]);
  return true;
}

/** Throws where the connection was lost since, and with it the hold. */
export async function releaseRemovals(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ held: boolean }>('select pg_advisory_unlock($1) as held', [holdLock]);
  if (rows[0]?.held !== true) throw new Error('The connection to the database was lost meanwhile');
}
