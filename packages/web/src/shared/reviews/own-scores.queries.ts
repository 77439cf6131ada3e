import type { BodyInput, QueryInput } from '@earshot/core/endpoint.ts';
import * as api from '@earshot/core/reviews/disputes.api.ts';
import * as selfApi from '@earshot/core/reviews/self-reviews.api.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

type Place = { file_id: string; goal_id: number };

/** Published scores of the own calls, and what they come to. */
export const ownScoresQuery = (asked: Partial<QueryInput<typeof api.listOwnScores>>) =>
  queryOptions({
    queryKey: ['own-scores', 'list', asked],
    queryFn: ({ signal }) => call(api.listOwnScores, { query: asked, signal }),
    placeholderData: keepPreviousData,
  });

/** The form of a call, and what its operator says by it. */
export const selfReviewQuery = ({ file_id, goal_id }: Place) =>
  queryOptions({
    queryKey: ['own-scores', 'self', file_id, goal_id],
    queryFn: ({ signal }) => call(selfApi.getSelfReview, { params: { file_id, goal_id }, signal }),
  });

/** Goals by which a call is scored, with what its operator says by each. */
export const selfReviewsQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['own-scores', 'selves', fileId],
    queryFn: async ({ signal }) =>
      (await call(selfApi.listSelfReviews, { params: { file_id: fileId }, signal })).results,
  });

const refresh = (fileId?: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['own-scores'] }),
    queryClient.invalidateQueries({ queryKey: ['disputes'] }),
    ...(fileId === undefined ? [] : [queryClient.invalidateQueries({ queryKey: ['file', fileId] })]),
  ]);

/** Says of scores that they were seen, one after the other. */
export function useAcknowledge() {
  return useMutation({
    mutationFn: async (places: readonly Place[]) => {
      for (const params of places) await call(api.acknowledgeScore, { params });
    },
    onSettled: () => refresh(),
  });
}

export function useDispute() {
  return useMutation({
    mutationFn: ({ place, body }: { place: Place; body: BodyInput<typeof api.disputeAnswer> }) =>
      call(api.disputeAnswer, { params: place, body }),
    onSuccess: (_, { place }) => refresh(place.file_id),
  });
}

export function useSubmitSelfReview() {
  return useMutation({
    mutationFn: ({ place, body }: { place: Place; body: BodyInput<typeof selfApi.submitSelfReview> }) =>
      call(selfApi.submitSelfReview, { params: place, body }),
    onSuccess: () => refresh(),
  });
}

/** Disputes, those that wait first. */
export const disputesQuery = (asked: Partial<QueryInput<typeof api.listDisputes>> = {}) =>
  queryOptions({
    queryKey: ['disputes', 'list', asked],
    queryFn: ({ signal }) => call(api.listDisputes, { query: { limit: 100, ...asked }, signal }),
  });

export const overturnedQuery = () =>
  queryOptions({
    queryKey: ['disputes', 'overturned'],
    queryFn: ({ signal }) => call(api.getOverturned, { signal }),
  });

export function useDecideDispute() {
  return useMutation({
    mutationFn: ({ id, body }: { id: number; body: BodyInput<typeof api.decideDispute> }) =>
      call(api.decideDispute, { params: { id }, body }),
    onSuccess: ({ dispute }) => refresh(dispute.file_id),
    onError: () => refresh(),
  });
}
