import type { TxServices } from '../../platform/context.ts';
import { extensionPoint } from '../../platform/extensions.ts';

/** What has to go with a workspace besides its rows, in the transaction that removes it and before they go. */
export const leavingWorkspaces =
  extensionPoint<(services: TxServices, workspaceId: number) => Promise<void>>('leaving workspaces');
