import type { ReplyOf } from '@earshot/core/endpoint.ts';
import * as api from '@earshot/core/notifications/notifications.api.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';

type List = ReplyOf<typeof api.listNotifications>;

const key = ['notifications'];
const kept = 50;

export const notificationsQuery = () =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => call(api.listNotifications, { query: { limit: kept }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function takeNotification(notification: api.Notification): void {
  if (queryClient.getQueryData<List>(key) === undefined)
    return void queryClient.invalidateQueries({ queryKey: key });
  merge([notification], (unread) => unread + (notification.read_at === null ? 1 : 0));
}

/** Those that came while the socket was away. */
export async function askMissedNotifications(): Promise<void> {
  const list = queryClient.getQueryData<List>(key);
  const after = list?.results[0]?.id;
  if (after === undefined) return void queryClient.invalidateQueries({ queryKey: key });
  try {
    const missed = await call(api.listNotifications, { query: { after, limit: kept } });
    merge(missed.results, () => missed.unread);
  } catch {
    // Asked again after the next gap.
  }
}

function merge(arrived: readonly api.Notification[], unreadAfter: (unread: number) => number): void {
  queryClient.setQueryData<List>(key, (list) => {
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
      queryClient.setQueryData<List>(key, (list) => {
        if (list === undefined) return list;
        const results = list.results.map((one) =>
          one.read_at === null && (ids === undefined || ids.includes(one.id))
            ? { ...one, read_at: now }
            : one,
        );
        return { ...list, results };
      });
    },
    onSuccess: ({ unread }) => queryClient.setQueryData<List>(key, (list) => list && { ...list, unread }),
    onError: () => void queryClient.invalidateQueries({ queryKey: key }),
  });
}
