import { type Ctx, type TxCtx, transact } from './context.ts';

/** Reads, and what is written of them, of one moment of the database, however many statements they are. Begins a transaction. */
export async function ofOneMoment<T>(ctx: Ctx, work: (ctx: TxCtx) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) throw new Error('What was read before is of another moment');
  return transact(ctx, work, 'repeatable read');
}
