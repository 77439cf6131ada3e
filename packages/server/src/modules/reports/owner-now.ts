import { type Ctx, inWorkspace, seeAs } from '../../platform/context.ts';
import { reachNow } from '../users/memberships.ts';

/** The context in which a letter or a link is counted: what its owner may see now; null where they may see no reports any more. */
export async function ownerNow(ctx: Ctx, ownerId: number | null): Promise<Ctx | null> {
  if (ownerId === null) return null;
  const { permissions, eyes } = await reachNow(ctx, ownerId);
  if (!permissions.includes('reports.read')) return null;
  return seeAs({ ...inWorkspace(ctx, ctx.workspaceId, ownerId), permissions }, eyes);
}
