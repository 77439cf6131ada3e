import { sql } from 'kysely';
import { type Ctx, type TxCtx, transact } from './context.ts';

/** Reads, and what is written of them, of one moment of the database, however many statements they are. Begins a transaction. */
export function ofOneMoment<T>(ctx: Ctx, work: (ctx: TxCtx) => Promise<T>): Promise<T> {
  return transact(ctx, async (ctx) => {
    await sql`set transaction isolation level repeatable read`.execute(ctx.db);
    return work(ctx);
  });
}
