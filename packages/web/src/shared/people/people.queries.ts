import * as agentsApi from '@earshot/core/agents/agents.api.ts';
import * as subscribersApi from '@earshot/core/subscribers/subscribers.api.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';
import { refreshListsSoon } from '../files/files.queries.ts';

/** The first parts of these keys are those that news of people makes stale. */
export const peopleKeys = { agent: ['agents'], subscriber: ['subscribers'] } as const;

export const teamsQuery = () =>
  queryOptions({
    queryKey: [...peopleKeys.agent, 'teams'],
    queryFn: ({ signal }) => call(agentsApi.listTeams, { signal }),
  });

/** A few operators, to choose one of them. */
export const agentChoicesQuery = (text: string) =>
  queryOptions({
    queryKey: [...peopleKeys.agent, 'choices', text],
    queryFn: ({ signal }) =>
      call(agentsApi.listAgents, { query: { limit: 20, ...(text !== '' && { text }) }, signal }),
    placeholderData: keepPreviousData,
  });

export const agentQuery = (id: number) =>
  queryOptions({
    queryKey: [...peopleKeys.agent, id],
    queryFn: ({ signal }) => call(agentsApi.getAgent, { params: { id }, signal }),
  });

export const subscriberQuery = (id: number) =>
  queryOptions({
    queryKey: [...peopleKeys.subscriber, id],
    queryFn: ({ signal }) => call(subscribersApi.getSubscriber, { params: { id }, signal }),
  });

/** Whoever is called otherwise now is so in lists of people and in every list of calls. */
export async function refreshPeople(): Promise<void> {
  refreshListsSoon();
  void queryClient.invalidateQueries({ queryKey: ['file'] });
  await Promise.all(Object.values(peopleKeys).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
