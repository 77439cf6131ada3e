import type pg from 'pg';

type Index = { name: string; made: string; key: string | null; key_made: string | null };

/**
 * Fills a table without its indexes, which are made anew over all rows: in one go instead of row by row. Those that other tables point
 * to stay.
 */
export async function fillWithoutIndexes(
  sql: pg.Client,
  name: string,
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: indexes } = await sql.query<Index>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made, c.conname as key,
       pg_get_constraintdef(c.oid) as key_made
     from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u')
     where i.indrelid = $1::regclass
       and not exists (select from pg_constraint f where f.contype = 'f' and f.conindid = i.indexrelid)`,
    [name],
  );
  for (const { name: index, key } of indexes)
    await sql.query(key === null ? `drop index ${index}` : `alter table ${name} drop constraint "${key}"`);
  await fill();
  for (const { made, key, key_made } of indexes)
    await sql.query(key === null ? made : `alter table ${name} add constraint "${key}" ${key_made}`);
}

/** Calls that one statement makes rows for. */
const batch = 50_000;

/** Runs a statement for one batch of numbers after the other: `$1` is the first of them, `$2` the last. */
export async function inPieces(
  sql: pg.Client,
  count: number,
  statement: string,
  more: readonly unknown[] = [],
): Promise<void> {
  for (let from = 1; from <= count; from += batch)
    await sql.query(statement, [from, Math.min(count, from + batch - 1), ...more]);
}

/** A number 0 … `of` − 1 that follows from `n`, another one with each seed. */
export const dice = (seed: number, of: number): string =>
  `(((hashint4extended(n::int, ${seed}) & 1048575) * ${of}) >> 20)::int`;
/** A number from 0 up to 1 that follows from `n`. */
export const part = (seed: number): string => `(${dice(seed, 1_048_576)} / 1048576.0)`;
