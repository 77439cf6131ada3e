import type { TxCtx } from '../../platform/context.ts';
import { extensionPoint, extensionsOf } from '../../platform/extensions.ts';
import type { CallTable } from '../../platform/tables.ts';

/** A module that keeps sums of calls. */
export type CallCounter = {
  /** Counts these calls as their rows stand when the transaction ends; said again, or of a call that is gone, it changes nothing. */
  recount: (ctx: TxCtx, fileIds: readonly string[]) => void;
  /** Takes a call out of its sums that is about to be removed, with the row of `table`; nothing else hangs on the call any more. */
  uncount: (ctx: TxCtx, fileId: string) => Promise<void>;
  /** Where it notes what a call is counted as. */
  table: CallTable;
};

export const callCounters = extensionPoint<CallCounter>('what counts calls');

/**
 * Says that something changed which calls may be counted by: who spoke, when and how long, their numbers or what is found in
 * them. Each change says so in its own transaction.
 */
export function recountCalls(ctx: TxCtx, fileIds: readonly string[]): void {
  if (fileIds.length === 0) return;
  for (const { recount } of extensionsOf(ctx, callCounters)) recount(ctx, fileIds);
}
