import { getAgentAdherence } from '@earshot/core/adherence/adherence.api.ts';
import * as api from '@earshot/core/agents/agents.api.ts';
import { getAgentConversions } from '@earshot/core/conversions/conversions.api.ts';
import type { BodyInput, QueryInput } from '@earshot/core/endpoint.ts';
import { getAgentGoals } from '@earshot/core/goals/agent-goals.api.ts';
import { listUsers } from '@earshot/core/users/members.api.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { peopleKeys, refreshPeople } from '../../shared/people/people.queries.ts';
import type { PeriodOfDays } from '../../shared/people/period-of-days.ts';

export type AgentQuery = Partial<QueryInput<typeof api.listAgents>>;

const pageSize = 200;
/** The most that is answered at once. */
const most = 1000;

/** Operators page by page; more are fetched as they are asked for. */
export const agentsQuery = (query: AgentQuery) =>
  infiniteQueryOptions({
    queryKey: [...peopleKeys.agent, 'list', query],
    queryFn: ({ signal, pageParam: offset }) =>
      call(api.listAgents, { query: { ...query, limit: pageSize, offset }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ count, offset, results }) => {
      const next = offset + results.length;
      return results.length > 0 && next < count ? next : undefined;
    },
    placeholderData: keepPreviousData,
  });

/** All that a list means, however many pages it has. */
export async function everyAgent(query: AgentQuery): Promise<api.ListedAgent[]> {
  const all: api.ListedAgent[] = [];
  for (;;) {
    const page = await call(api.listAgents, { query: { ...query, limit: most, offset: all.length } });
    all.push(...page.results);
    if (page.results.length === 0 || all.length >= page.count) return all;
  }
}

export const agentSummaryQuery = (id: number, period: PeriodOfDays) =>
  queryOptions({
    queryKey: [...peopleKeys.agent, 'summary', id, period],
    queryFn: ({ signal }) => call(api.getAgentSummary, { params: { id }, query: period, signal }),
    placeholderData: keepPreviousData,
  });

export const agentConversionsQuery = (id: number, period: PeriodOfDays) =>
  queryOptions({
    queryKey: [...peopleKeys.agent, 'conversions', id, period],
    queryFn: ({ signal }) => call(getAgentConversions, { params: { id }, query: period, signal }),
    select: ({ results }) => results,
    placeholderData: keepPreviousData,
  });

export const agentScriptsQuery = (id: number, period: PeriodOfDays) =>
  queryOptions({
    queryKey: [...peopleKeys.agent, 'scripts', id, period],
    queryFn: ({ signal }) => call(getAgentAdherence, { params: { id }, query: period, signal }),
    select: ({ results }) => results,
    placeholderData: keepPreviousData,
  });

export const agentGoalsQuery = (id: number, period: PeriodOfDays) =>
  queryOptions({
    queryKey: [...peopleKeys.agent, 'goals', id, period],
    queryFn: ({ signal }) => call(getAgentGoals, { params: { id }, query: period, signal }),
    select: ({ results }) => results,
    placeholderData: keepPreviousData,
  });

/** Members of the workspace: of them come who leads a team, and the accounts of operators. */
export const membersQuery = () =>
  queryOptions({
    queryKey: ['users'],
    queryFn: ({ signal }) => call(listUsers, { query: { limit: most }, signal }),
  });

export type AgentBody = BodyInput<typeof api.createAgent>;
export type TeamBody = BodyInput<typeof api.createTeam>;

export function useSaveAgent() {
  return useMutation({
    mutationFn: ({ id, body }: { id: number; body: Partial<AgentBody> } | { id: null; body: AgentBody }) =>
      id === null ? call(api.createAgent, { body }) : call(api.updateAgent, { params: { id }, body }),
    onSuccess: refreshPeople,
  });
}

export function useRemoveAgent() {
  return useMutation({
    mutationFn: (id: number) => call(api.removeAgent, { params: { id } }),
    onSuccess: () => void refreshPeople(),
  });
}

/** Several into one, one after the other: a name that is merged already must not be merged once more. */
export function useMergeAgents() {
  return useMutation({
    mutationFn: async ({ ids, into }: { ids: readonly number[]; into: number }) => {
      for (const id of ids) await call(api.mergeAgent, { params: { id }, body: { into } });
    },
    onSettled: refreshPeople,
  });
}

export function useUnmergeAgents() {
  return useMutation({
    mutationFn: async (ids: readonly number[]) => {
      for (const id of ids) await call(api.unmergeAgent, { params: { id } });
    },
    onSettled: refreshPeople,
  });
}

/** Puts several into a team, or takes them out of theirs. */
export function useSetTeam() {
  return useMutation({
    mutationFn: async ({ ids, team_id }: { ids: readonly number[]; team_id: number | null }) => {
      for (const id of ids) await call(api.updateAgent, { params: { id }, body: { team_id } });
    },
    onSettled: refreshPeople,
  });
}

export function useSetAccount() {
  return useMutation({
    mutationFn: ({ id, user_id }: { id: number; user_id: number | null }) =>
      call(api.setAgentAccount, { params: { id }, body: { user_id } }),
    onSuccess: refreshPeople,
  });
}

export function useSaveTeam() {
  return useMutation({
    mutationFn: ({ id, body }: { id: number; body: Partial<TeamBody> } | { id: null; body: TeamBody }) =>
      id === null ? call(api.createTeam, { body }) : call(api.updateTeam, { params: { id }, body }),
    onSuccess: refreshPeople,
  });
}

export function useRemoveTeam() {
  return useMutation({
    mutationFn: (id: number) => call(api.removeTeam, { params: { id } }),
    onSuccess: () => void refreshPeople(),
  });
}
