import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listOf, Order, Paging } from '../lists.ts';
import {
  Estimate,
  InternalId,
  MergedPerson,
  Opens,
  PeriodOfDays,
  PersonName,
  PersonSummary,
} from './people.ts';

const agentFields = {
  name: PersonName,
  /** The number or code by which another system knows the agent. */
  internal_id: InternalId.nullable(),
  team_id: z.int().nullable(),
};
export const AgentInput = z.object({
  ...agentFields,
  internal_id: agentFields.internal_id.default(null),
  team_id: agentFields.team_id.default(null),
});
export type AgentInput = z.infer<typeof AgentInput>;
/** Only what changes. */
export const AgentChange = z.object(agentFields).partial();
export type AgentChange = z.infer<typeof AgentChange>;

export const Agent = z.object({
  ...agentFields,
  id: z.int(),
  team: z.string().nullable(),
  /** Other names that calls name the agent by: former ones, and those of whom was merged into the agent. */
  aliases: z.array(z.string()),
  merged: z.array(MergedPerson),
  /** The account of the agent in this workspace, a viewer's. */
  account: z.object({ user_id: z.int(), name: z.string() }).nullable(),
  /** All of the agent's calls. */
  files: z.int(),
  last_call: z.string().nullable(),
  created: z.string(),
  updated: z.string(),
  can_change: z.boolean(),
});
export type Agent = z.infer<typeof Agent>;

/** An agent in the list, with what the calls of the period show. */
export const ListedAgent = Agent.extend({
  in_period: z.object({
    files: z.int(),
    /** The operator's and the customer's part of all talk, 0 … 1. */
    talk_share: Estimate,
    listen_share: Estimate,
    /** Calls in each of the last twelve weeks that end with the period, the earliest first. */
    weeks: z.array(z.int()),
    open: Opens,
  }),
});
export type ListedAgent = z.infer<typeof ListedAgent>;

/** Two names that may be one person: the calls of one are fewer, and its name is the other's, shorter or written otherwise. */
export const LikelySame = z.object({
  id: z.int(),
  name: z.string(),
  files: z.int(),
  into: z.object({ id: z.int(), name: z.string() }),
});

const teamFields = { name: PersonName, lead_ids: z.array(z.int()).max(50) };
export const TeamInput = z.object({ ...teamFields, lead_ids: teamFields.lead_ids.default([]) });
export type TeamInput = z.infer<typeof TeamInput>;
export const TeamChange = z.object(teamFields).partial();
export type TeamChange = z.infer<typeof TeamChange>;

export const Team = z.object({
  ...teamFields,
  id: z.int(),
  leads: z.array(z.object({ user_id: z.int(), name: z.string() })),
  agents: z.int(),
  created: z.string(),
  updated: z.string(),
});
export type Team = z.infer<typeof Team>;

const Params = z.object({ id: z.coerce.number().int() });

export const listAgents = endpoint({
  method: 'GET',
  path: 'agents',
  can: 'agents.read',
  summary: 'Agents, with what their calls of a period show',
  query: z.object({
    ...Paging,
    limit: Paging.limit.default(100),
    /** Part of a name, a former name or an internal id. */
    text: z.string().max(200).optional(),
    /** 0: without a team. */
    team_id: z.coerce.number().int().optional(),
    sorting_by: z.enum(['name', 'files', 'team', 'last_call']).default('name'),
    order_by: Order.default('asc'),
    ...PeriodOfDays,
  }),
  reply: listOf(ListedAgent).extend({
    likely_same: z.array(LikelySame),
    /** The middle of the means of the agents of each team, by its id; 0 is of those without one. */
    team_medians: z.array(z.object({ team_id: z.int(), talk_share: z.number().nullable() })),
  }),
});
export const getAgent = endpoint({
  method: 'GET',
  path: 'agents/{id}',
  can: 'agents.read',
  summary: 'One agent; the id of somebody who was merged answers whom they were merged into',
  params: Params,
  reply: Agent,
});
export const createAgent = endpoint({
  method: 'POST',
  path: 'agents',
  can: 'agents.write',
  summary: 'Add an agent before the first call names them',
  body: AgentInput,
  reply: Agent,
  status: 201,
});
export const updateAgent = endpoint({
  method: 'PUT',
  path: 'agents/{id}',
  can: 'agents.write',
  summary: 'Change an agent; a former name goes on leading to them',
  params: Params,
  body: AgentChange,
  reply: Agent,
});
export const removeAgent = endpoint({
  method: 'DELETE',
  path: 'agents/{id}',
  can: 'agents.write',
  summary: 'Remove an agent without calls',
  params: Params,
  reply: null,
  status: 204,
});
export const mergeAgent = endpoint({
  method: 'POST',
  path: 'agents/{id}/merge',
  can: 'agents.write',
  summary: 'Two names of one person: all calls of this one become those of the other',
  params: Params,
  body: z.object({ into: z.int() }),
  reply: Agent,
});
export const unmergeAgent = endpoint({
  method: 'POST',
  path: 'agents/{id}/unmerge',
  can: 'agents.write',
  summary: 'Somebody who was merged is a person of their own again, with the calls that name them',
  params: Params,
  reply: Agent,
});
export const setAgentAccount = endpoint({
  method: 'PUT',
  path: 'agents/{id}/account',
  can: 'members.write',
  summary: 'Which viewer of the workspace the agent is',
  params: Params,
  body: z.object({ user_id: z.int().nullable() }),
  reply: Agent,
});
export const getAgentSummary = endpoint({
  method: 'GET',
  path: 'agents/{id}/summary',
  can: 'agents.read',
  summary: 'What the calls of an agent in a period show, beside the team',
  params: Params,
  query: z.object(PeriodOfDays),
  reply: PersonSummary,
});

export const listTeams = endpoint({
  method: 'GET',
  path: 'teams',
  can: 'agents.read',
  summary: 'Teams of the workspace',
  query: z.object({ ...Paging, limit: Paging.limit.default(1000) }),
  reply: listOf(Team),
});
export const createTeam = endpoint({
  method: 'POST',
  path: 'teams',
  can: 'agents.write',
  summary: 'Add a team',
  body: TeamInput,
  reply: Team,
  status: 201,
});
export const updateTeam = endpoint({
  method: 'PUT',
  path: 'teams/{id}',
  can: 'agents.write',
  summary: 'Change a team',
  params: Params,
  body: TeamChange,
  reply: Team,
});
export const removeTeam = endpoint({
  method: 'DELETE',
  path: 'teams/{id}',
  can: 'agents.write',
  summary: 'Remove a team; its agents stay without one',
  params: Params,
  reply: null,
  status: 204,
});
