import type { ListedAgent, listAgents, Team } from '@earshot/core/agents/agents.api.ts';
import type { Estimate, PersonSummary } from '@earshot/core/agents/people.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { Conversation, ListedSubscriber } from '@earshot/core/subscribers/subscribers.api.ts';

const created = '2026-01-01T00:00:00Z';
const open = { query: null, filters: {} };

export const estimate = (value: number | null, n = 50, half = 0.03): Estimate => ({
  value,
  n,
  low: value === null ? null : value - half,
  high: value === null ? null : value + half,
});

/** An operator with fifty calls, without a team. */
export function agentNamed(name: string, change: Partial<ListedAgent> = {}): ListedAgent {
  return {
    id: 1,
    name,
    internal_id: null,
    team_id: null,
    team: null,
    aliases: [],
    merged: [],
    account: null,
    files: 60,
    last_call: '2026-01-02T10:00:00Z',
    created,
    updated: created,
    can_change: true,
    in_period: {
      files: 50,
      talk_share: estimate(0.48),
      listen_share: estimate(0.4),
      weeks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      open,
    },
    ...change,
  };
}

type AgentList = ReplyOf<typeof listAgents>;

export const agentList = (results: ListedAgent[], change: Partial<AgentList> = {}): AgentList => ({
  results,
  count: results.length,
  limit: 200,
  offset: 0,
  likely_same: [],
  team_medians: [],
  ...change,
});

export const teamNamed = (name: string, change: Partial<Team> = {}): Team => ({
  id: 1,
  name,
  lead_ids: [],
  leads: [],
  agents: 2,
  created,
  updated: created,
  ...change,
});

/** What fifty calls show, with one number of each kind. */
export const summaryOf = (change: Partial<PersonSummary> = {}): PersonSummary => ({
  start: '2026-01-01',
  to: '2026-01-30',
  files: 50,
  files_before: 40,
  duration_ms: 7_200_000,
  open,
  metrics: [
    { name: 'talk_share', ...estimate(0.6), team_median: 0.5, team_low: 0.45, team_high: 0.55, open },
    {
      name: 'response_ms',
      ...estimate(1400, 48, 200),
      team_median: 1500,
      team_low: 1200,
      team_high: 1800,
      open,
    },
    { name: 'questions', ...estimate(4, 7, 1), team_median: 6, team_low: 5, team_high: 7, open },
  ],
  tags: [
    { tag_id: 1, name: 'Complaint', color: 'red', weight: -5, files: 20, share: 0.4, team_share: 0.3, open },
  ],
  emotions: {
    abonent_start: { positive: 0.2, neutral: 0.5, negative: 0.3, n: 200 },
    abonent_end: { positive: 0.4, neutral: 0.5, negative: 0.1, n: 200 },
    operator: null,
  },
  moments: { strongest: [], weakest: [] },
  weeks: [],
  ...change,
});

/** An abonent with two numbers. */
export const subscriberNamed = (
  name: string | null,
  change: Partial<ListedSubscriber> = {},
): ListedSubscriber => ({
  id: 1,
  name,
  label: name ?? '+380671234567',
  phones: ['+380671234567', '+380443901902'],
  external_id: 'C-20418',
  aliases: [],
  merged: [],
  files: 12,
  files_in_period: 6,
  open,
  last_call: '2026-01-20T10:00:00Z',
  created,
  updated: created,
  can_change: true,
  ...change,
});

export const conversation = (change: Partial<Conversation> = {}): Conversation => ({
  file_id: '01a1fd80-9e52-707e-8508-5dd781fe6998',
  name: 'call.wav',
  started: '2026-01-20T11:04:00Z',
  duration_ms: 412_000,
  direction: 'inbound',
  operator: 'Olena Koval',
  agent_id: 1,
  opening: 'this is the third time I explain it',
  opening_ms: [4000, 7500],
  type: 'audio',
  audio_removed: false,
  tags: [],
  days_since: null,
  recurrences: [],
  ...change,
});
