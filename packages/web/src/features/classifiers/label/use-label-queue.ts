import * as api from '@earshot/core/classifiers/queue.api.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError, call } from '../../../lib/call.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { peaksQuery } from '../../../shared/files/files.queries.ts';
import { refreshRules, ruleKeys } from '../../../shared/rules/rules.queries.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { canWait, drop, letWait, useWaiting } from '../../../shared/waiting/waiting.ts';
import {
  answered,
  fewAhead,
  noQueue,
  type Queue,
  returned,
  takenBack,
  withFetched,
  without,
} from './queue.ts';

export type QueueKind = (typeof api.queueKinds)[number];
const fillingPollMs = 2000;

const queueQuery = (id: number, kind: QueueKind, projectId: number | undefined) =>
  queryOptions({
    queryKey: ['classifier-queue', id, kind, projectId ?? null],
    queryFn: ({ signal }) =>
      call(api.listQueue, {
        params: { id },
        query: { kind, limit: 15, ...(projectId === undefined ? {} : { project_id: projectId }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });

/** What is to be asked about; more is fetched before it is wanted. */
function useFetchedQueue(id: number, kind: QueueKind, projectId: number | undefined) {
  const { queue, now, change } = useQueueState();
  /** As it was when the page was opened: what is answered here is counted here. */
  const [before, setBefore] = useState<number | null>(null);
  const ahead = queue.items.length;
  const query = useQuery({
    ...queueQuery(id, kind, projectId),
    refetchInterval: ({ state }) => (ahead === 0 && state.data?.is_filling ? fillingPollMs : false),
  });
  const { data, isFetching, isPlaceholderData, refetch } = query;
  useEffect(() => {
    if (data === undefined || isPlaceholderData) return;
    change((before) => withFetched(before, data.results));
    setBefore((before) => before ?? data.today);
  }, [data, isPlaceholderData, change]);
  const hasMore = (data?.left[kind] ?? 0) > ahead;
  const asked = useRef(-1);
  useEffect(() => {
    // Once for each length of the queue: what the server has may be what is here already.
    if (!hasMore || isFetching || ahead >= fewAhead || asked.current === ahead) return;
    asked.current = ahead;
    void refetch();
  }, [hasMore, isFetching, ahead, refetch]);
  const [, next] = queue.items;
  useEffect(() => {
    if (next?.call.type === 'audio')
      void queryClient.prefetchQuery({ ...peaksQuery(next.place.file_id), retry: false });
  }, [next]);
  return { query, queue, now, change, before: before ?? 0 };
}

/** The queue, which `now` has at once: a second press may come before anything is drawn anew. */
function useQueueState() {
  const [queue, setQueue] = useState(noQueue);
  const now = useRef(queue);
  const change = useCallback((become: (queue: Queue) => Queue) => {
    now.current = become(now.current);
    setQueue(now.current);
  }, []);
  return { queue, now, change };
}

/** What is asked about one after the other. The next ones are there before they are wanted, and no answer is waited for. */
export function useLabelQueue(id: number, kind: QueueKind, projectId: number | undefined) {
  const notify = useNotify();
  const { query, queue, now, change, before } = useFetchedQueue(id, kind, projectId);
  const [here, setHere] = useState(0);
  const [item] = queue.items;
  /** Answers go one after the other, so that what is taken back comes after what was said. */
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = (what: () => Promise<unknown>) => {
    sending.current = sending.current.then(what, what);
  };
  const failed = (itemId: number) => (error: unknown) => {
    notify.failed(error);
    setHere((count) => count - 1);
    const isGone = error instanceof CallError && error.code === 'classifiers.item_not_found';
    change((queue) => (isGone ? without(queue, itemId) : returned(queue, itemId)));
  };
  return {
    query,
    queue,
    item,
    /** Answers of this person today, those of this page included. */
    today: before + here,
    answer: (labels: number[] | null, ms: number) => {
      if (item === undefined || now.current.items[0]?.id !== item.id) return;
      change((queue) => answered(queue, labels));
      setHere((count) => count + 1);
      inTurn(() =>
        send(id, { fileId: item.place.file_id, itemId: item.id, labels, ms }).catch(failed(item.id)),
      );
      if ((here + 1) % refreshEvery === 0) inTurn(() => refreshClassifier(id));
    },
    undo: () => {
      const last = now.current.said.at(-1);
      if (last === undefined) return;
      change(takenBack);
      setHere((count) => count - 1);
      inTurn(() => takeBack(id, last.item.id).catch(notify.failed));
    },
  };
}

type Sent = { fileId: string; itemId: number; labels: number[] | null; ms: number };

/** Where nobody answers it waits and is sent later. */
async function send(id: number, { fileId, itemId, labels, ms }: Sent): Promise<void> {
  try {
    await call(api.answerQueueItem, { params: { id, item_id: itemId }, body: { labels, ms } });
  } catch (error) {
    if (!canWait(error)) throw error;
    await letWait({ kind: 'label', fileId, classifierId: id, itemId, labels, ms });
  }
}

/** What still waits is simply not sent. */
async function takeBack(id: number, itemId: number): Promise<void> {
  const waiting = useWaiting
    .getState()
    .items.find(({ action }) => action.kind === 'label' && action.itemId === itemId);
  if (waiting !== undefined) return drop(waiting.id);
  await call(api.undoQueueItem, { params: { id, item_id: itemId } });
}

const refreshClassifier = (id: number) =>
  queryClient.invalidateQueries({ queryKey: [...ruleKeys.classifier, id], exact: true });

/** After so many answers it is asked anew what is still missing. */
const refreshEvery = 5;

/** What the card says of examples is other now. */
export const refreshAfterLabelling = () => refreshRules('classifier');
