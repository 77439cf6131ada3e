import type { BodyInput, QueryInput } from '@earshot/core/endpoint.ts';
import * as api from '@earshot/core/reviews/reviews.api.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { addressOf, call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

const key = ['reviews'] as const;

export type ReviewsAsked = Partial<QueryInput<typeof api.listReviews>>;

/** Reviews of a tab of the queue. */
export const reviewsQuery = (asked: ReviewsAsked) =>
  queryOptions({
    queryKey: [...key, 'list', asked],
    queryFn: ({ signal }) => call(api.listReviews, { query: asked, signal }),
    placeholderData: keepPreviousData,
  });

/** How many wait for whoever asks, and what else is counted, without any of them. */
export const reviewCountsQuery = () =>
  queryOptions({
    queryKey: [...key, 'counts'],
    queryFn: ({ signal }) => call(api.listReviews, { query: { limit: 1 }, signal }),
    select: ({ counts }) => counts,
  });

/** A review with its form. */
export const reviewQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => call(api.getReview, { params: { id }, signal }),
  });

export const reviewSummaryQuery = (asked: { day?: string | undefined; goal_id?: number | undefined }) =>
  queryOptions({
    queryKey: [...key, 'summary', asked],
    queryFn: ({ signal }) => call(api.getReviewSummary, { query: asked, signal }),
    placeholderData: keepPreviousData,
  });

/** Who may look at calls. */
export const reviewersQuery = () =>
  queryOptions({
    queryKey: [...key, 'people'],
    queryFn: ({ signal }) => call(api.listReviewers, { signal }),
    select: ({ results }) => results,
  });

/** Open reviews of whoever asks, and those that are done: all of it may be others now. */
export const refreshReviews = () => queryClient.invalidateQueries({ queryKey: key });

/** Whoever scores a call blind is shown less of it, and all of it again afterwards. */
const refreshCall = (fileId: string) =>
  Promise.all([refreshReviews(), queryClient.invalidateQueries({ queryKey: ['file', fileId] })]);

export function useAssignReviews() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.assignReviews>) => call(api.assignReviews, { body }),
    onSuccess: refreshReviews,
  });
}

type Change = BodyInput<typeof api.changeReview>;

/** Changes reviews one after the other; those that are refused stay as they are, and are told by why. */
export function useChangeReviews() {
  return useMutation({
    mutationFn: async (changes: readonly { id: number; body: Change }[]) => {
      const refused: unknown[] = [];
      for (const { id, body } of changes)
        await call(api.changeReview, { params: { id }, body }).catch((error: unknown) => refused.push(error));
      return { done: changes.length - refused.length, refused };
    },
    onSettled: refreshReviews,
  });
}

/** Takes reviews off the queue. */
export function useDropReviews() {
  return useMutation({
    mutationFn: async (ids: readonly number[]) => {
      for (const id of ids) await call(api.dropReview, { params: { id } });
    },
    onSettled: refreshReviews,
  });
}

export function useMoveReviews() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.moveReviews>) => call(api.moveReviews, { body }),
    onSuccess: refreshReviews,
  });
}

export function useSubmitReview() {
  return useMutation({
    mutationFn: ({ id, body }: { id: number; body: BodyInput<typeof api.submitReview> }) =>
      call(api.submitReview, { params: { id }, body }),
    onSuccess: ({ review }) => refreshCall(review.file_id),
  });
}

/** Where the reviews that were sent come from as a table. */
export const csvOfReviews = (asked: Partial<QueryInput<typeof api.exportReviews>>): string =>
  addressOf(api.exportReviews.path, undefined, asked);
