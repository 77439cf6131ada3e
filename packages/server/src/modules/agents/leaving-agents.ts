import type { TxCtx } from '../../platform/context.ts';
import { extensionPoint } from '../../platform/extensions.ts';

/** What has to go before an agent does, in the transaction that removes them: rows of modules above that point at them. */
export const leavingAgents = extensionPoint<(ctx: TxCtx, agentId: number) => Promise<void>>('leaving agents');
