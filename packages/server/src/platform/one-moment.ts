import { type Ctx, type TxCtx, transact } from './context.ts';

/** Reads, and what is written of them, of one moment of the database, however many statements they are. Begins a transaction. */
export const ofOneMoment = <T>(ctx: Ctx, work: (ctx: TxCtx) => Promise<T>): Promise<T> =>
  transact(ctx, work, 'repeatable read');
