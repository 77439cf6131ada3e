import { type Ctx, seeAs } from '../../platform/context.ts';
import { membersWhoMay } from '../users/memberships.ts';
import { findFile } from './files.store.ts';

/** Active members who may see a call, by name: of those who do not see all calls the ones who see this. */
export async function membersWhoSee(ctx: Ctx, fileId: string): Promise<{ user_id: number; name: string }[]> {
  const seeing: { user_id: number; name: string }[] = [];
  for (const { eyes, ...member } of await membersWhoMay(ctx, 'files.read')) {
    const { db, limit } = seeAs(ctx, eyes);
    if (limit === null || (await findFile(db, ctx.workspaceId, fileId)) !== undefined) seeing.push(member);
  }
  return seeing;
}
