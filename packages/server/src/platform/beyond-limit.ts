import { fail } from '@earshot/core/errors.ts';
import { sql } from 'kysely';
import type { Ctx } from './context.ts';

/**
 * Does `work` with the whole workspace in sight, also where somebody asked for it who does not see it. `why` says what for: nothing that
 * it reads of others' calls may get into an answer.
 */
export async function beyondLimit<T, C extends Ctx>(
  ctx: C,
  why: string,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  if (ctx.sight === null) return work(ctx);
  if (!ctx.db.isTransaction) return work({ ...ctx, db: ctx.sight.wholeDb, limit: null, sight: null });
  ctx.log.debug({ why }, 'beyond a limit');
  await sql`set local search_path to default`.execute(ctx.db);
  const result = await work({ ...ctx, limit: null, sight: null });
  // Where the work failed the transaction is over.
  await sql`select set_config('search_path', ${ctx.sight.schema}, true)`.execute(ctx.db);
  return result;
}

/** Refuses somebody limited what goes over the calls of everybody. */
export function refuseLimited({ limit }: Pick<Ctx, 'limit'>): void {
  if (limit !== null) throw fail('users.limited');
}
