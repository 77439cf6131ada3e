import type { Module } from '../../module.ts';
import { listener } from '../../platform/events.ts';
import { memberLeft } from '../users/users.events.ts';
import { forgetAccount } from './agent-accounts.ts';
import { agentRoutes } from './agents.routes.ts';
import { seenAgentNames, seenAgents, seenLeads, seenTeams } from './limited-sight.sql.ts';
import { forgetLead } from './teams.ts';

export const agents = {
  name: 'agents',
  tables: {
    tenant: ['teams', 'team_leads', 'agents', 'agent_names'],
    seen: { teams: seenTeams, team_leads: seenLeads, agents: seenAgents, agent_names: seenAgentNames },
  },
  routes: agentRoutes,
  listeners: [
    listener({ name: 'agents.member_left', event: memberLeft, hear: forgetAccount }),
    listener({ name: 'teams.member_left', event: memberLeft, hear: forgetLead }),
  ],
} satisfies Module;
