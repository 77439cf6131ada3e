import * as api from '@earshot/core/coaching/coaching.api.ts';
import type { MomentInput } from '@earshot/core/coaching/coaching.ts';
import type { BodyInput, QueryInput } from '@earshot/core/endpoint.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

const key = ['coaching'] as const;
const refresh = () => queryClient.invalidateQueries({ queryKey: key });

export const coachingQuery = (asked: Partial<QueryInput<typeof api.listCoaching>> = {}) =>
  queryOptions({
    queryKey: [...key, 'list', asked],
    queryFn: ({ signal }) => call(api.listCoaching, { query: asked, signal }),
    placeholderData: keepPreviousData,
  });

/** One that an address names, which a list may not reach. */
export const oneCoachingQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => call(api.getCoaching, { params: { id }, signal }),
    retry: false,
  });

/** Moments of the library, with the themes there are and the operators of their calls. */
export const momentsQuery = (asked: Partial<QueryInput<typeof api.listMoments>> = {}) =>
  queryOptions({
    queryKey: [...key, 'moments', asked],
    queryFn: ({ signal }) => call(api.listMoments, { query: asked, signal }),
    placeholderData: keepPreviousData,
  });

export function useSaveMoment() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.saveMoment>) => call(api.saveMoment, { body }),
    onSuccess: refresh,
  });
}

export function useChangeMoment() {
  return useMutation({
    mutationFn: ({ id, body }: { id: number; body: MomentInput }) =>
      call(api.changeMoment, { params: { id }, body }),
    onSuccess: refresh,
  });
}

export function useRemoveMoment() {
  return useMutation({
    mutationFn: (id: number) => call(api.removeMoment, { params: { id } }),
    // Not waited for: what said that it is gone goes with it, and would tell nobody.
    onSettled: () => void refresh(),
  });
}

export function useGiveCoaching() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.giveCoaching>) => call(api.giveCoaching, { body }),
    onSuccess: refresh,
  });
}

/** Takes back what was given. */
export function useTakeCoachingBack() {
  return useMutation({
    mutationFn: (id: number) => call(api.removeCoaching, { params: { id } }),
    // Not waited for: what said that it is gone goes with it, and would tell nobody.
    onSettled: () => void refresh(),
  });
}

export function useMarkListened() {
  return useMutation({
    mutationFn: (params: { id: number; place: number }) => call(api.markListened, { params }),
    onSuccess: refresh,
  });
}
