import type { TxCtx } from '../../platform/context.ts';
import { extensionPoint } from '../../platform/extensions.ts';

/** What has to go before a goal does, in the transaction that removes it: rows of others that point at it. */
export const leavingGoals = extensionPoint<(ctx: TxCtx, goalId: number) => Promise<void>>('leaving goals');
