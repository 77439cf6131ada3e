import type { ReplyOf } from '@earshot/core/endpoint.ts';
import * as api from '@earshot/core/notifications/notifications.api.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { create } from 'zustand';
import { type CallInput, call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

type List = ReplyOf<typeof api.listNotifications>;

const key = ['notifications'];
const bellKey = [...key, 'bell'];
const kept = 50;

/** The newest, as the bell shows them. */
export const notificationsQuery = () =>
  queryOptions({
    queryKey: bellKey,
    queryFn: ({ signal }) => call(api.listNotifications, { query: { limit: kept }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export type NotificationsAsked = NonNullable<CallInput<typeof api.listNotifications>['query']>;

/** A page of them, narrowed down. */
export const notificationPageQuery = (query: NotificationsAsked) =>
  queryOptions({
    queryKey: [...key, 'page', query],
    queryFn: ({ signal }) => call(api.listNotifications, { query, signal }),
    placeholderData: (before) => before,
  });

const refreshPages = () => queryClient.invalidateQueries({ queryKey: [...key, 'page'] });
/** What a project says of its unread alerts. */
const refreshProjects = () => queryClient.invalidateQueries({ queryKey: ['projects'] });

export function takeNotification(notification: api.Notification): void {
  void refreshPages();
  if (notification.kind === 'project.alert') void refreshProjects();
  if (queryClient.getQueryData<List>(bellKey) === undefined)
    return void queryClient.invalidateQueries({ queryKey: bellKey });
  merge([notification], (unread) => unread + (notification.read_at === null ? 1 : 0));
}

/** When the last of those were fetched that came while nobody listened, and how many. */
export const useMissed = create<{ count: number; at: string | null }>()(() => ({ count: 0, at: null }));

/** Those that came while the socket was away. */
export async function askMissedNotifications(): Promise<void> {
  void refreshPages();
  const list = queryClient.getQueryData<List>(bellKey);
  const after = list?.results[0]?.id;
  if (after === undefined) return void queryClient.invalidateQueries({ queryKey: bellKey });
  try {
    const missed = await call(api.listNotifications, { query: { after, limit: kept } });
    if (missed.count > 0) useMissed.setState({ count: missed.count, at: new Date().toISOString() });
    merge(missed.results, () => missed.unread);
  } catch {
    // Asked again after the next gap.
  }
}

function merge(arrived: readonly api.Notification[], unreadAfter: (unread: number) => number): void {
  queryClient.setQueryData<List>(bellKey, (list) => {
    if (list === undefined) return list;
    const known = new Set(list.results.map(({ id }) => id));
    const fresh = arrived.filter(({ id }) => !known.has(id)).toSorted((a, b) => b.id - a.id);
    return {
      ...list,
      results: [...fresh, ...list.results].slice(0, kept),
      count: list.count + fresh.length,
      unread: unreadAfter(list.unread),
    };
  });
}

/** The given ones, or all. */
export function useReadNotifications() {
  return useMutation({
    mutationFn: (ids?: number[]) => call(api.readNotifications, ids === undefined ? {} : { body: { ids } }),
    onMutate: (ids) => {
      const now = new Date().toISOString();
      queryClient.setQueryData<List>(bellKey, (list) => {
        if (list === undefined) return list;
        const results = list.results.map((one) =>
          one.read_at === null && (ids === undefined || ids.includes(one.id))
            ? { ...one, read_at: now }
            : one,
        );
        return { ...list, results };
      });
    },
    onSuccess: ({ unread }) => {
      queryClient.setQueryData<List>(bellKey, (list) => list && { ...list, unread });
      void refreshPages();
      void refreshProjects();
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: key }),
  });
}
