import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

export function listAttempts(db: Db, keys: readonly string[]) {
  return db
    .selectFrom('attempts')
    .selectAll()
    .where('key', 'in', [...keys])
    .execute();
}

/** One more under this key; counting begins anew where it began before `windowStart`. */
export async function addAttempt(db: Db, key: string, now: Date, windowStart: Date): Promise<void> {
  await sql`
    insert into attempts (key, count, since) values (${key}, 1, ${now})
    on conflict (key) do update set
      count = case when attempts.since < ${windowStart} then 1 else attempts.count + 1 end,
      since = case when attempts.since < ${windowStart} then excluded.since else attempts.since end
  `.execute(db);
}

export async function removeAttempts(db: Db, keys: readonly string[]): Promise<void> {
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
