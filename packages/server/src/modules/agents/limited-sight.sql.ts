import { limitedUser, noRow, type Seen, type Sight } from '../../platform/limited-views.ts';

const isLed = (team: string) => `exists (select from public.team_leads l
  where l.workspace_id = t.workspace_id and l.team_id = ${team} and l.user_id = ${limitedUser})`;

/** Teams that a limited person leads, and who is in them, with those who were merged into these; of operators themselves. */
export const seenTeams: Seen = { teams: { where: isLed('t.id') }, own_calls: noRow };
export const seenLeads: Seen = { teams: { where: isLed('t.team_id') }, own_calls: noRow };
export const seenAgents: Seen = {
  teams: {
    where: `exists (select from public.agents one
    join public.team_leads l on l.workspace_id = one.workspace_id and l.team_id = one.team_id
    where one.workspace_id = t.workspace_id and one.id = t.present_id and l.user_id = ${limitedUser})`,
  },
  own_calls: {
    where: `exists (select from public.agents one
    where one.workspace_id = t.workspace_id and one.present_id = t.present_id and one.user_id = ${limitedUser})`,
  },
};
export const seenAgentNames: Sight = {
  where: `exists (select from seen.agents a where a.workspace_id = t.workspace_id and a.id = t.agent_id)`,
};
