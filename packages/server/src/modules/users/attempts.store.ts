import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

export type Limit = {
  /** Within it `most` tries are free; with a wait that grows, also the first wait. */
  windowMs: number;
  most: number;
  /** Where each further try has to wait twice as long: the longest wait, after which all is forgotten. */
  longestMs?: number;
};

/**
 * Counts a try under this key where it is allowed; answers how many there were. Undefined where it is not: nothing is
 * counted then. One statement, so that tries at the same moment cannot pass together.
 */
export async function addAttempt(db: Db, key: string, now: Date, limit: Limit): Promise<number | undefined> {
  const { windowMs, most, longestMs } = limit;
  const from = sql`${now}::timestamptz`;
  const isOld =
    longestMs === undefined
      ? sql<boolean>`attempts.since <= ${from} - ${windowMs} * interval '1 ms'`
      : sql<boolean>`attempts.last_at <= ${from} - ${longestMs} * interval '1 ms'`;
  const hasWaited =
    longestMs === undefined
      ? sql<boolean>`false`
      : sql<boolean>`attempts.last_at + ${waitSql(limit)} * interval '1 ms' <= ${from}`;
  const { rows } = await sql<{ count: number }>`
    insert into attempts (key, count, since, last_at) values (${key}, 1, ${from}, ${from})
    on conflict (key) do update set
      count = case when ${isOld} then 1 else attempts.count + 1 end,
      since = case when ${isOld} then excluded.since else attempts.since end,
      last_at = excluded.last_at
    where ${isOld} or attempts.count < ${most} or ${hasWaited}
    returning count
  `.execute(db);
  return rows[0]?.count;
}

/** Milliseconds until the next try under this key; 0 where it may come at once. */
export async function waitOf(db: Db, key: string, now: Date, limit: Limit): Promise<number> {
  const until =
    limit.longestMs === undefined
      ? sql`since + ${limit.windowMs} * interval '1 ms'`
      : sql`last_at + ${waitSql(limit)} * interval '1 ms'`;
  const { rows } = await sql<{ ms: number }>`
    select greatest(0, extract(epoch from ${until} - ${now}::timestamptz) * 1000)::float8 as ms
    from attempts where key = ${key} and count >= ${limit.most}
  `.execute(db);
  return rows[0]?.ms ?? 0;
}

/** The exponent is bounded, so that the product stays a number. */
function waitSql({ windowMs, most, longestMs = windowMs }: Limit) {
  return sql`least(${longestMs}::float8, ${windowMs} * power(2, least(30, greatest(0, attempts.count - ${most}))))`;
}

/** A try that was none: it succeeded, or nobody could look at it. */
export async function takeBackAttempt(db: Db, key: string): Promise<void> {
  await sql`update attempts set count = greatest(0, count - 1) where key = ${key}`.execute(db);
}

export async function removeAttempts(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .deleteFrom('attempts')
    .where('key', 'in', [...keys])
    .execute();
}

/** Remembers a solved puzzle; false where it was used before. */
export async function useChallenge(db: Db, challenge: string, expires_at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('captcha_used')
    .values({ challenge, expires_at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
