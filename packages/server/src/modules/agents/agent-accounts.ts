import type { Agent } from '@earshot/core/agents/agents.api.ts';
import { fail } from '@earshot/core/errors.ts';
import { assertMayDo } from '../../platform/authorise.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { unlessTaken } from '../../platform/database.ts';
import { announce } from '../../platform/live.ts';
import { audit } from '../audit/audit.ts';
import { roleOf } from '../users/memberships.ts';
import { findHolder } from './agent-holders.queries.ts';
import { dropAccount, holdAgent, updateAgentRow } from './agents.store.ts';
import { getAgent } from './present-agents.ts';

/** Says which viewer of the workspace an agent is; null: none. */
export async function setAgentAccount(ctx: Ctx, id: number, userId: number | null): Promise<Agent> {
  // An administrator whose section is closed learns nothing of who is in it.
  assertMayDo(ctx, 'agents.read');
  await unlessTaken('agents_user', 'agents.account_taken', () =>
    transact(ctx, async (ctx) => {
      const row = await holdAgent(ctx.db, ctx.workspaceId, id);
      if (row === undefined || row.merged_into !== null) throw fail('agents.not_found');
      if (userId !== null) {
        if ((await roleOf(ctx, userId)) !== 'viewer') throw fail('agents.account');
        const holder = await findHolder(ctx.db, ctx.workspaceId, { user_id: userId });
        if (holder !== undefined && holder.id !== id)
          throw fail('agents.account_taken', { name: holder.name });
      }
      if (row.user_id === userId) return;
      await updateAgentRow(ctx.db, ctx.workspaceId, id, { user_id: userId, updated_at: ctx.now() });
      await audit(ctx, {
        action: 'agent.changed',
        subjectId: id,
        subject: row.name,
        before: { account: row.user_id },
        after: { account: userId },
      });
      await announce(ctx.db, ctx.workspaceId, { event: 'people.changed', kind: 'agent' });
      // An account that is an agent's sees its own calls alone.
      for (const user_id of [row.user_id, userId])
        if (user_id !== null) await announce(ctx.db, null, { event: 'sockets.renewed', user_id });
    }),
  );
  return getAgent(ctx, id);
}

/** The agent whose account asks. */
export async function ownAgent({
  db,
  workspaceId,
  userId,
}: Ctx): Promise<{ id: number; name: string } | undefined> {
  return userId === null ? undefined : findHolder(db, workspaceId, { user_id: userId });
}

/** Whoever left the workspace is no agent's account there any more. */
export async function forgetAccount(ctx: Ctx, { user_id }: { user_id: number }): Promise<void> {
  if ((await roleOf(ctx, user_id)) === null) await dropAccount(ctx.db, ctx.workspaceId, user_id);
}
