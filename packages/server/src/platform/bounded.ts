import { fail } from '@earshot/core/errors.ts';
import { sql } from 'kysely';
import type { Ctx } from './context.ts';
import { ofOneMoment } from './one-moment.ts';

/** What PostgreSQL says of a statement that took longer than it may (query_canceled). */
const cancelled = '57014';

/**
 * Reads of one moment, each of which may take so long. Throws `queries.too_slow` where one takes longer: whoever asks for less gets
 * an answer, and nobody holds the database for minutes.
 */
export async function bounded<T>(ctx: Ctx, longest_ms: number, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  try {
    return await ofOneMoment(ctx, async (ctx) => {
      await sql`select set_config('statement_timeout', ${String(longest_ms)}, true)`.execute(ctx.db);
      return work(ctx);
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === cancelled) throw fail('queries.too_slow');
    throw error;
  }
}
