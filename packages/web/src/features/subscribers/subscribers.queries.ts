import type { BodyInput, QueryInput } from '@earshot/core/endpoint.ts';
import * as api from '@earshot/core/subscribers/subscribers.api.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { peopleKeys, refreshPeople } from '../../shared/people/people.queries.ts';
import type { PeriodOfDays } from '../../shared/people/period-of-days.ts';

export type SubscriberQuery = Partial<QueryInput<typeof api.listSubscribers>>;

type Page = { count: number; offset: number; results: readonly unknown[] };
const nextOffset = ({ count, offset, results }: Page) => {
  const next = offset + results.length;
  return results.length > 0 && next < count ? next : undefined;
};

/** Abonents page by page; more are fetched as they are asked for. */
export const subscribersQuery = (query: SubscriberQuery) =>
  infiniteQueryOptions({
    queryKey: [...peopleKeys.subscriber, 'list', query],
    queryFn: ({ signal, pageParam: offset }) =>
      call(api.listSubscribers, { query: { ...query, limit: 50, offset }, signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    placeholderData: keepPreviousData,
  });

/** A few abonents, to choose one of them. */
export const subscriberChoicesQuery = (text: string) =>
  queryOptions({
    queryKey: [...peopleKeys.subscriber, 'choices', text],
    queryFn: ({ signal }) =>
      call(api.listSubscribers, { query: { limit: 20, ...(text !== '' && { text }) }, signal }),
    placeholderData: keepPreviousData,
  });

export const subscriberSummaryQuery = (id: number, period: PeriodOfDays) =>
  queryOptions({
    queryKey: [...peopleKeys.subscriber, 'summary', id, period],
    queryFn: ({ signal }) => call(api.getSubscriberSummary, { params: { id }, query: period, signal }),
    placeholderData: keepPreviousData,
  });

export const conversationsQuery = (id: number, period: PeriodOfDays) =>
  infiniteQueryOptions({
    queryKey: [...peopleKeys.subscriber, 'conversations', id, period],
    queryFn: ({ signal, pageParam: offset }) =>
      call(api.listConversations, { params: { id }, query: { ...period, limit: 50, offset }, signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    placeholderData: keepPreviousData,
  });

export type SubscriberBody = BodyInput<typeof api.createSubscriber>;

export function useSaveSubscriber() {
  return useMutation({
    mutationFn: ({
      id,
      body,
    }: { id: number; body: Partial<SubscriberBody> } | { id: null; body: SubscriberBody }) =>
      id === null
        ? call(api.createSubscriber, { body })
        : call(api.updateSubscriber, { params: { id }, body }),
    onSuccess: refreshPeople,
  });
}

export function useRemoveSubscriber() {
  return useMutation({
    mutationFn: (id: number) => call(api.removeSubscriber, { params: { id } }),
    onSuccess: () => void refreshPeople(),
  });
}

export function useMergeSubscriber() {
  return useMutation({
    mutationFn: ({ id, into }: { id: number; into: number }) =>
      call(api.mergeSubscriber, { params: { id }, body: { into } }),
    onSuccess: refreshPeople,
  });
}

export function useUnmergeSubscriber() {
  return useMutation({
    mutationFn: (id: number) => call(api.unmergeSubscriber, { params: { id } }),
    onSuccess: refreshPeople,
  });
}
