import { fail } from '@earshot/core/errors.ts';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import { findByInternalId, findNamed, holdName, insertName } from './agent-names.store.ts';
import { insertAgent, listPresentNames } from './agents.store.ts';
import type { Named } from './calls-of-people.ts';

/** What a call says of its operator: a name, and the id by which another system knows them. */
export type SaidAgent = { name: string | null; internalId?: string | null | undefined };

/** Present names by id, for calls that are shown. */
export function agentNames(ctx: Ctx, ids: readonly number[]): Promise<Map<number, string>> {
  return listPresentNames(ctx.db, ctx.workspaceId, ids);
}

/**
 * Who the operator of a call is, made where nobody of this name is there yet; null where nothing is said. An id that another
 * system gave goes before the name.
 */
export async function agentOf(ctx: TxCtx, said: SaidAgent): Promise<Named | null> {
  if (ctx.limit !== null) return ownAgentOf(ctx, said);
  return anyAgentOf(ctx, said);
}

/**
 * A limited person adds calls of nobody but the agents of their teams: one of anybody else would be gone from their sight. The
 * refusal is the same for a name that another team has and for one that nobody has.
 */
async function ownAgentOf(ctx: TxCtx, { name, internalId }: SaidAgent): Promise<Named | null> {
  const said = name?.trim();
  if (!said && !internalId) return null;
  const found =
    (internalId && (await findByInternalId(ctx.db, ctx.workspaceId, internalId))) ||
    (said && (await findNamed(ctx.db, ctx.workspaceId, said)));
  if (!found) throw fail('agents.beyond_teams', { name: said || internalId || '' });
  return found;
}

async function anyAgentOf(ctx: TxCtx, { name, internalId }: SaidAgent): Promise<Named | null> {
  if (internalId) {
    await holdName(ctx.db, ctx.workspaceId, `id ${internalId}`);
    const known = await findByInternalId(ctx.db, ctx.workspaceId, internalId);
    if (known !== undefined) return known;
  }
  const said = name?.trim();
  if (!said) return null;
  const known = await findNamed(ctx.db, ctx.workspaceId, said);
  if (known !== undefined) return known;
  await holdName(ctx.db, ctx.workspaceId, said);
  const meanwhile = await findNamed(ctx.db, ctx.workspaceId, said);
  if (meanwhile !== undefined) return meanwhile;
  const id = await insertAgent(ctx.db, ctx.workspaceId, {
    name: said,
    internal_id: internalId || null,
    team_id: null,
    now: ctx.now(),
  });
  await insertName(ctx.db, ctx.workspaceId, id, said);
  return { said_id: id, present_id: id };
}
