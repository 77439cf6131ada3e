import type { TxCtx } from '../../platform/context.ts';
import { extensionPoint } from '../../platform/extensions.ts';

/** What has to be done while a call is still there, in the transaction that removes it: sums that it counts in. */
export const leavingCalls = extensionPoint<(ctx: TxCtx, fileId: string) => Promise<void>>('leaving calls');
