import { limitedUser, limitedWorkspace, type Sight } from '../../platform/limited-views.ts';

/** The agents whose calls a limited person sees: those in the teams that this person leads now. */
const ownAgents = `array(
  select a.id from public.agents a
  join public.team_leads l on l.workspace_id = a.workspace_id and l.team_id = a.team_id
  where a.workspace_id = ${limitedWorkspace} and l.user_id = ${limitedUser})`;

/**
 * Which calls a limited person sees: those of their agents, and what they uploaded themselves while it counts for nobody.
 * Everything else that hangs on calls goes by this.
 */
export const seenFiles: Sight = {
  where: `t.workspace_id = ${limitedWorkspace}
    and (t.agent_id = any (${ownAgents}) or t.agent_id is null and t.created_by = ${limitedUser})`,
};
