import { limitedUser, limitedWorkspace, type Seen } from '../../platform/limited-views.ts';

/** The agents whose calls a team lead sees: those in the teams that this person leads now. */
const ledAgents = `array(
  select a.id from public.agents a
  join public.team_leads l on l.workspace_id = a.workspace_id and l.team_id = a.team_id
  where a.workspace_id = ${limitedWorkspace} and l.user_id = ${limitedUser})`;

/** The agent that somebody is, with those who were merged into them. */
const ownAgent = `array(
  select a.id from public.agents a
  join public.agents me on me.workspace_id = a.workspace_id and me.present_id = a.present_id
  where a.workspace_id = ${limitedWorkspace} and me.user_id = ${limitedUser})`;

/**
 * Which calls a limited person sees: those of their agents, and what they uploaded themselves while it counts for nobody; an
 * operator only the own ones. Everything else that hangs on calls goes by this.
 */
export const seenFiles: Seen = {
  teams: {
    where: `t.workspace_id = ${limitedWorkspace}
    and (t.agent_id = any (${ledAgents}) or t.agent_id is null and t.created_by = ${limitedUser})`,
  },
  own_calls: { where: `t.workspace_id = ${limitedWorkspace} and t.agent_id = any (${ownAgent})` },
};
