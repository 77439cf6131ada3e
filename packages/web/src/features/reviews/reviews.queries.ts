import type { BodyInput, ReplyOf } from '@earshot/core/endpoint.ts';
import { listDisputes } from '@earshot/core/reviews/disputes.api.ts';
import * as api from '@earshot/core/reviews/reviews.api.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { refreshReviews } from '../../shared/reviews/reviews.queries.ts';

export type Reviews = ReplyOf<typeof api.listReviews>;

/** How many disputes wait for a decision. */
export const openDisputesQuery = () =>
  queryOptions({
    queryKey: ['disputes', 'open'],
    queryFn: ({ signal }) => call(listDisputes, { query: { limit: 1 }, signal }),
    select: ({ open }) => open,
  });

export const plansQuery = () =>
  queryOptions({
    queryKey: ['reviews', 'plans'],
    queryFn: ({ signal }) => call(api.listPlans, { signal }),
    select: ({ results }) => results,
  });

export function useSavePlan() {
  return useMutation({
    mutationFn: ({ id, body }: { id: number | null; body: BodyInput<typeof api.createPlan> }) =>
      id === null ? call(api.createPlan, { body }) : call(api.updatePlan, { params: { id }, body }),
    onSuccess: refreshReviews,
  });
}

export function useRemovePlan() {
  return useMutation({
    mutationFn: (id: number) => call(api.removePlan, { params: { id } }),
    onSuccess: () => void refreshReviews(),
  });
}

/** Chooses what is due of a plan now. */
export function useFillPlan() {
  return useMutation({
    mutationFn: (id: number) => call(api.fillPlan, { params: { id } }),
    onSuccess: refreshReviews,
  });
}
