import { fail } from '@earshot/core/errors.ts';
import type { Db } from '../../platform/database.ts';

/** Whose address decides which domains a person may open a workspace to. Throws `unauthorized`. */
export async function emailOf(db: Db, userId: number | null): Promise<string> {
  const user =
    userId === null
      ? undefined
      : await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  if (user === undefined) throw fail('unauthorized');
  return user.email;
}
