import type { TxCtx } from '../../platform/context.ts';
import { extensionPoint } from '../../platform/extensions.ts';

/** What has to go before a report does, in the transaction that removes it: rows of others that point at it. */
export const leavingReports =
  extensionPoint<(ctx: TxCtx, reportId: number) => Promise<void>>('leaving reports');
