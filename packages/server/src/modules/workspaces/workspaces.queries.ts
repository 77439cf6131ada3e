import { fail } from '@earshot/core/errors.ts';
import type { Db } from '../../platform/database.ts';

/**
 * Whose address decides which domains a person may open a workspace to, and whether it is known to be theirs: a company's account
 * vouches for it, and the operator of the installation answers for themselves. Throws `unauthorized`.
 */
export async function addressOf(
  db: Db,
  userId: number | null,
): Promise<{ email: string; isVouchedFor: boolean }> {
  const user =
    userId === null
      ? undefined
      : await db
          .selectFrom('users')
          .select(['email', 'oidc_subject', 'is_operator'])
          .where('id', '=', userId)
          .executeTakeFirst();
  if (user === undefined) throw fail('unauthorized');
  return { email: user.email, isVouchedFor: user.is_operator || user.oidc_subject !== null };
}
