import type { Agent } from '@earshot/core/agents/agents.api.ts';
import { fail } from '@earshot/core/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { type ListedRow, listAgentRows, listNamesAround } from './agents.queries.ts';
import { findAgent } from './agents.store.ts';

const always = { dateFrom: null, dateTo: null };
const one = { sorting_by: 'name', order_by: 'asc', limit: 1, offset: 0 } as const;

export async function presentAgents(ctx: Ctx, rows: readonly ListedRow[]): Promise<Agent[]> {
  const { aliases, merged } = await listNamesAround(
    ctx.db,
    ctx.workspaceId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    internal_id: row.internal_id,
    team_id: row.team_id,
    team: row.team,
    aliases: aliases.filter(({ id }) => id === row.id).map(({ name }) => name),
    merged: merged
      .filter(({ present_id }) => present_id === row.id)
      .map(({ id, name, files }) => ({ id, name, files })),
    account: row.user_id === null ? null : { user_id: row.user_id, name: row.user_name ?? '' },
    files: row.files,
    last_call: row.last_call?.toISOString() ?? null,
    created: row.created_at.toISOString(),
    updated: row.updated_at.toISOString(),
    can_change: ctx.permissions?.includes('agents.write') ?? true,
  }));
}

/** Whoever was merged answers as whom they were merged into. Throws `agents.not_found`. */
export async function getAgent(ctx: Ctx, id: number): Promise<Agent> {
  const named = await findAgent(ctx.db, ctx.workspaceId, id);
  const rows =
    named &&
    (await listAgentRows(ctx.db, ctx.workspaceId, {
      ...one,
      ...always,
      timeZone: 'UTC',
      id: named.present_id,
    }));
  const [agent] = rows === undefined ? [] : await presentAgents(ctx, rows);
  if (agent === undefined) throw fail('agents.not_found');
  return agent;
}
