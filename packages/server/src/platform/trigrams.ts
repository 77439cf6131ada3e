import type pg from 'pg';

/**
 * Trigram search over Cyrillic text must work: with the wrong character type it finds nothing, silently.
 * A database where the extension cannot be made is refused too.
 */
export async function assertTrigrams(pool: pg.Pool): Promise<void> {
  await pool.query('create extension if not exists pg_trgm');
  const { rows } = await pool.query<{ works: boolean }>(`select show_trgm('їжак') <> '{}' as works`);
  if (rows[0]?.works !== true) {
    throw new Error(
      'The database has LC_CTYPE=C: searching Cyrillic text would find nothing. Use C.UTF-8 or another UTF-8 locale.',
    );
  }
}
