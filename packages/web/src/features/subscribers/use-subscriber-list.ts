import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import { periodOf } from '../../shared/people/period-of-days.ts';
import type { SubscribersSearch } from './section.ts';
import { type SubscriberQuery, subscribersQuery } from './subscribers.queries.ts';

const orders = ['name', 'files', 'last_call'] as const;
export type SubscriberOrder = (typeof orders)[number];

/** What the address of the list means: which abonents, of which days, in which order. */
export function useSubscriberList() {
  const search = useSearch({ from: '/signed-in/subscribers' });
  const navigate = useNavigate();
  const change = (next: SubscribersSearch) =>
    void navigate({ to: '/subscribers', search: { ...search, ...next }, replace: true, resetScroll: false });
  const sortingBy = orders.find((order) => order === search.sorting_by) ?? 'last_call';
  const orderBy = search.order_by === 'asc' ? 'asc' : 'desc';
  const text = useDebounced(search.text?.trim() ?? '', 250);
  const [now] = useState(() => new Date());
  const asked: SubscriberQuery = {
    ...periodOf(search, now),
    ...(text !== '' && { text }),
    sorting_by: sortingBy,
    order_by: orderBy,
  };
  const query = useInfiniteQuery(subscribersQuery(asked));
  const pages = query.data?.pages;
  return {
    search,
    change,
    query,
    sortingBy,
    orderBy,
    subscribers: pages?.flatMap(({ results }) => results),
    count: pages?.[0]?.count,
  } as const;
}

export type SubscriberListState = ReturnType<typeof useSubscriberList>;
