import type { Db } from '../../platform/database.ts';

/** A setting of the whole installation; undefined where it was never set. */
export async function findSetting(db: Db, key: string): Promise<unknown> {
  const row = await db
    .selectFrom('installation_settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value;
}

export async function putSetting(db: Db, key: string, value: unknown): Promise<void> {
  const json = JSON.stringify(value);
  await db
    .insertInto('installation_settings')
    .values({ key, value: json })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json }))
    .execute();
}

export async function removeSetting(db: Db, key: string): Promise<void> {
  await db.deleteFrom('installation_settings').where('key', '=', key).execute();
}
