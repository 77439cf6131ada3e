import type { Sight } from '../../platform/limited-views.ts';

/** Sums of agents are seen with the agents, all of whose calls are. */
export const seenSums: Sight = {
  where: 'exists (select from seen.agents a where a.workspace_id = t.workspace_id and a.id = t.agent_id)',
};
