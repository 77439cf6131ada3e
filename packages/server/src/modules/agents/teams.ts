import type { Team, TeamChange, TeamInput } from '@earshot/core/agents/agents.api.ts';
import { fail } from '@earshot/core/errors.ts';
import { pageOf } from '@earshot/core/lists.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { unlessTaken } from '../../platform/database.ts';
import { announce } from '../../platform/live.ts';
import { audit, changed } from '../audit/audit.ts';
import { isMember } from '../users/memberships.ts';
import {
  dropLead,
  holdTeam,
  insertTeam,
  keepTeamRow,
  listTeamRows,
  removeTeamRows,
  replaceLeads,
  type TeamRow,
  updateTeamRow,
} from './teams.store.ts';

function present(row: TeamRow): Team {
  const { id, name, leads, agents } = row;
  return {
    id,
    name,
    leads,
    lead_ids: leads.map(({ user_id }) => user_id),
    agents,
    created: row.created_at.toISOString(),
    updated: row.updated_at.toISOString(),
  };
}

export async function listTeams(ctx: Ctx, page: { limit: number; offset: number }) {
  return pageOf((await listTeamRows(ctx.db, ctx.workspaceId)).map(present), page);
}

async function getTeam(ctx: Ctx, id: number): Promise<Team> {
  const [row] = await listTeamRows(ctx.db, ctx.workspaceId, id);
  if (row === undefined) throw fail('teams.not_found');
  return present(row);
}

/** The team is there until the transaction ends. Throws `teams.not_found`. */
export async function keepTeam(ctx: TxCtx, id: number): Promise<void> {
  if (!(await keepTeamRow(ctx.db, ctx.workspaceId, id))) throw fail('teams.not_found');
}

export async function createTeam(ctx: Ctx, input: TeamInput): Promise<Team> {
  const id = await saving(ctx, async (ctx) => {
    const id = await insertTeam(ctx.db, ctx.workspaceId, input.name, ctx.now());
    await leadTeam(ctx, id, input.lead_ids);
    await audit(ctx, { action: 'team.created', subjectId: id, subject: input.name, after: input });
    return id;
  });
  return getTeam(ctx, id);
}

export async function updateTeam(ctx: Ctx, id: number, change: TeamChange): Promise<Team> {
  if (Object.keys(change).length === 0) throw fail('nothing_to_change');
  await saving(ctx, async (ctx) => {
    const held = await holdTeam(ctx.db, ctx.workspaceId, id);
    if (held === undefined) throw fail('teams.not_found');
    const before = await getTeam(ctx, id);
    const { lead_ids, ...named } = change;
    await updateTeamRow(ctx.db, ctx.workspaceId, id, { ...named, updated_at: ctx.now() });
    if (lead_ids !== undefined) await leadTeam(ctx, id, lead_ids);
    const difference = changed<Record<string, unknown>>(before, change);
    if (difference !== undefined)
      await audit(ctx, { action: 'team.changed', subjectId: id, subject: before.name, ...difference });
  });
  return getTeam(ctx, id);
}

async function leadTeam(ctx: TxCtx, id: number, userIds: readonly number[]): Promise<void> {
  const leads = [...new Set(userIds)];
  for (const userId of leads) if (!(await isMember(ctx, userId))) throw fail('teams.lead_unknown');
  const before = await replaceLeads(ctx.db, ctx.workspaceId, id, leads);
  await renewSight(ctx, [...new Set(before).symmetricDifference(new Set(leads))]);
}

/** Whoever is limited to their teams sees other calls from now on. */
async function renewSight(ctx: TxCtx, userIds: readonly number[]): Promise<void> {
  for (const user_id of userIds) await announce(ctx.db, null, { event: 'sockets.renewed', user_id });
}

export async function removeTeam(ctx: Ctx, id: number): Promise<void> {
  await saving(ctx, async (ctx) => {
    const row = await holdTeam(ctx.db, ctx.workspaceId, id);
    if (row === undefined) throw fail('teams.not_found');
    await renewSight(ctx, await removeTeamRows(ctx.db, ctx.workspaceId, id));
    await audit(ctx, {
      action: 'team.removed',
      subjectId: id,
      subject: row.name,
      before: { name: row.name },
    });
  });
}

/** Whoever left the workspace leads no team there; whoever is back meanwhile does. */
export async function forgetLead(ctx: Ctx, { user_id }: { user_id: number }): Promise<void> {
  if (!(await isMember(ctx, user_id))) await dropLead(ctx.db, ctx.workspaceId, user_id);
}

function saving<T>(ctx: Ctx, work: (ctx: TxCtx) => Promise<T>): Promise<T> {
  return unlessTaken('teams_name', 'teams.name_taken', () =>
    transact(ctx, async (ctx) => {
      const result = await work(ctx);
      await announce(ctx.db, ctx.workspaceId, { event: 'people.changed', kind: 'agent' });
      return result;
    }),
  );
}
