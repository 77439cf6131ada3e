import * as api from '@earshot/core/agents/agents.api.ts';
import type { Handle } from '../../platform/http.ts';
import { setAgentAccount } from './agent-accounts.ts';
import { createAgent, removeAgent, updateAgent } from './agents.ts';
import { listAgents } from './list-agents.ts';
import { mergeAgent, unmergeAgent } from './merge-agents.ts';
import { getAgent } from './present-agents.ts';
import { createTeam, listTeams, removeTeam, updateTeam } from './teams.ts';

export function agentRoutes(handle: Handle): void {
  handle(api.listAgents, (ctx, { query }) => listAgents(ctx, query));
  handle(api.createAgent, (ctx, { body }) => createAgent(ctx, body));
  handle(api.getAgent, (ctx, { params }) => getAgent(ctx, params.id));
  handle(api.updateAgent, (ctx, { params, body }) => updateAgent(ctx, params.id, body));
  handle(api.removeAgent, (ctx, { params }) => removeAgent(ctx, params.id) as Promise<undefined>);
  handle(api.mergeAgent, (ctx, { params, body }) => mergeAgent(ctx, params.id, body.into));
  handle(api.unmergeAgent, (ctx, { params }) => unmergeAgent(ctx, params.id));
  handle(api.setAgentAccount, (ctx, { params, body }) => setAgentAccount(ctx, params.id, body.user_id));
  handle(api.listTeams, (ctx, { query }) => listTeams(ctx, query));
  handle(api.createTeam, (ctx, { body }) => createTeam(ctx, body));
  handle(api.updateTeam, (ctx, { params, body }) => updateTeam(ctx, params.id, body));
  handle(api.removeTeam, (ctx, { params }) => removeTeam(ctx, params.id) as Promise<undefined>);
}
