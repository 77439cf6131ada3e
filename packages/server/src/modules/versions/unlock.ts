import type { Ctx } from '../../platform/context.ts';
import { extensionsOf } from '../../platform/extensions.ts';
import { isMember } from '../users/memberships.ts';
import { versionedAdapters } from './versioned-kinds.ts';
import { removeLocksOf } from './versions.store.ts';

/** Opens what somebody who left had locked: nobody else could ever unlock it. */
export async function unlockOf(ctx: Ctx, { user_id }: { user_id: number }): Promise<void> {
  if (await isMember(ctx, user_id)) return;
  for (const { table, isLockable } of extensionsOf(ctx, versionedAdapters))
    if (isLockable) await removeLocksOf(ctx.db, ctx.workspaceId, table, user_id);
}
