import { type Ctx, limitTo } from '../../platform/context.ts';
import { membersWhoMay } from '../users/memberships.ts';
import { findFile } from './files.store.ts';

/** Active members who may see a call, by name: of those limited to their teams the ones whose call it is. */
export async function membersWhoSee(ctx: Ctx, fileId: string): Promise<{ user_id: number; name: string }[]> {
  const seeing: { user_id: number; name: string }[] = [];
  for (const { is_limited, ...member } of await membersWhoMay(ctx, 'files.read')) {
    const { db } = limitTo(ctx, is_limited ? member.user_id : null);
    if (!is_limited || (await findFile(db, ctx.workspaceId, fileId)) !== undefined) seeing.push(member);
  }
  return seeing;
}
