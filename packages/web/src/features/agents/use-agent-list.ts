import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import { teamsQuery } from '../../shared/people/people.queries.ts';
import { periodOf } from '../../shared/people/period-of-days.ts';
import { type AgentQuery, agentsQuery } from './agents.queries.ts';
import type { AgentsSearch } from './section.ts';

const orders = ['name', 'files', 'team', 'last_call'] as const;
export type AgentOrder = (typeof orders)[number];

/** What the address of the list means: which operators, of which days, in which order. */
export function useAgentList() {
  const search = useSearch({ from: '/signed-in/agents' });
  const navigate = useNavigate();
  const change = (next: AgentsSearch) =>
    void navigate({ to: '/agents', search: { ...search, ...next }, replace: true, resetScroll: false });
  const sortingBy = orders.find((order) => order === search.sorting_by) ?? 'name';
  const orderBy = search.order_by === 'desc' ? 'desc' : 'asc';
  const text = useDebounced(search.text?.trim() ?? '', 250);
  const [now] = useState(() => new Date());
  const asked: AgentQuery = {
    ...periodOf(search, now),
    ...(text !== '' && { text }),
    sorting_by: sortingBy,
    order_by: orderBy,
  };
  const query = useInfiniteQuery(agentsQuery(asked));
  const teams = useQuery(teamsQuery()).data?.results;
  const pages = query.data?.pages;
  return {
    search,
    change,
    asked,
    query,
    teams,
    isGrouped: search.group !== 'none',
    sortingBy,
    orderBy,
    agents: pages?.flatMap(({ results }) => results),
    count: pages?.[0]?.count,
    likelySame: pages?.[0]?.likely_same ?? [],
    medians: pages?.[0]?.team_medians ?? [],
  } as const;
}

export type AgentListState = ReturnType<typeof useAgentList>;
