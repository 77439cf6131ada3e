import type { TxCtx } from '../../platform/context.ts';
import { extensionPoint } from '../../platform/extensions.ts';

/** What has to go before a project does, in the transaction that removes it: rows of others that point at it. */
export const leavingProjects =
  extensionPoint<(ctx: TxCtx, projectId: number) => Promise<void>>('leaving projects');
