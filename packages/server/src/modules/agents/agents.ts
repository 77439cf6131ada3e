import type { Agent, AgentChange, AgentInput } from '@earshot/core/agents/agents.api.ts';
import { Failure, fail } from '@earshot/core/errors.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { unlessTaken } from '../../platform/database.ts';
import { extensionsOf } from '../../platform/extensions.ts';
import { announce } from '../../platform/live.ts';
import { audit, changed } from '../audit/audit.ts';
import { findHolder, isNeeded } from './agent-holders.queries.ts';
import { insertName } from './agent-names.store.ts';
import { type AgentRow, holdAgent, insertAgent, removeAgentRows, updateAgentRow } from './agents.store.ts';
import { leavingAgents } from './leaving-agents.ts';
import { getAgent } from './present-agents.ts';
import { keepTeam } from './teams.ts';

export async function createAgent(ctx: Ctx, input: AgentInput): Promise<Agent> {
  const id = await saving(ctx, input, async (ctx) => {
    if (input.team_id !== null) await keepTeam(ctx, input.team_id);
    const id = await insertAgent(ctx.db, ctx.workspaceId, { ...input, now: ctx.now() });
    await nameAgent(ctx, id, input.name);
    await audit(ctx, { action: 'agent.created', subjectId: id, subject: input.name, after: input });
    return id;
  });
  return getAgent(ctx, id);
}

export async function updateAgent(ctx: Ctx, id: number, change: AgentChange): Promise<Agent> {
  if (Object.keys(change).length === 0) throw fail('nothing_to_change');
  await saving(ctx, change, async (ctx) => {
    const row = await holdPresent(ctx, id);
    if (change.team_id) await keepTeam(ctx, change.team_id);
    if (change.name !== undefined && change.name !== row.name) await nameAgent(ctx, id, change.name);
    await updateAgentRow(ctx.db, ctx.workspaceId, id, { ...change, updated_at: ctx.now() });
    const difference = changed<Record<string, unknown>>(row, change);
    if (difference !== undefined)
      await audit(ctx, { action: 'agent.changed', subjectId: id, subject: row.name, ...difference });
  });
  return getAgent(ctx, id);
}

/** A name leads to one agent only; who has it already is told. */
async function nameAgent(ctx: TxCtx, id: number, name: string): Promise<void> {
  if (await insertName(ctx.db, ctx.workspaceId, id, name)) return;
  const holder = await findHolder(ctx.db, ctx.workspaceId, { name });
  if (holder !== undefined && holder.id !== id) throw fail('agents.name_taken', { name: holder.name });
}

/** The agent, held; somebody who was merged is changed only by whom they were merged into. */
async function holdPresent(ctx: TxCtx, id: number): Promise<AgentRow> {
  const row = await holdAgent(ctx.db, ctx.workspaceId, id);
  if (row === undefined || row.merged_into !== null) throw fail('agents.not_found');
  return row;
}

/** Two agents have no internal id in common; whose it is already is told. */
async function saving<T>(
  ctx: Ctx,
  { internal_id }: AgentChange,
  work: (ctx: TxCtx) => Promise<T>,
): Promise<T> {
  try {
    return await unlessTaken('agents_internal_id', taken, () =>
      transact(ctx, async (ctx) => {
        const result = await work(ctx);
        await announce(ctx.db, ctx.workspaceId, { event: 'people.changed', kind: 'agent' });
        return result;
      }),
    );
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== taken || internal_id == null) throw error;
    const holder = await findHolder(ctx.db, ctx.workspaceId, { internal_id });
    throw fail(taken, { name: holder?.name ?? internal_id }, error);
  }
}
const taken = 'agents.internal_id_taken';

export async function removeAgent(ctx: Ctx, id: number): Promise<void> {
  await transact(ctx, async (ctx) => {
    const row = await holdPresent(ctx, id);
    if (await isNeeded(ctx.db, ctx.workspaceId, id)) throw fail('agents.has_calls');
    for (const leave of extensionsOf(ctx, leavingAgents)) await leave(ctx, id);
    await removeAgentRows(ctx.db, ctx.workspaceId, id);
    const { name, internal_id } = row;
    await audit(ctx, {
      action: 'agent.removed',
      subjectId: id,
      subject: name,
      before: { name, internal_id },
    });
    await announce(ctx.db, ctx.workspaceId, { event: 'people.changed', kind: 'agent' });
  });
}
