import type { BodyInput, ReplyOf } from '@earshot/core/endpoint.ts';
import * as api from '@earshot/core/webhooks/webhooks.api.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { queryClient } from '../../../lib/query-client.ts';

const key = ['project-deliveries'] as const;

export type DeliveryList = ReplyOf<typeof api.listDeliveries>;
export type DeliveryDetail = ReplyOf<typeof api.getDelivery>;

export const deliveriesQuery = (
  id: number,
  query: { status?: api.DeliveryStatus; limit: number; offset: number },
) =>
  queryOptions({
    queryKey: [...key, id, 'list', query],
    queryFn: ({ signal }) => call(api.listDeliveries, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  });

export const deliveryQuery = (id: number, delivery_id: string) =>
  queryOptions({
    queryKey: [...key, id, 'one', delivery_id],
    queryFn: ({ signal }) => call(api.getDelivery, { params: { id, delivery_id }, signal }),
  });

const refresh = () => queryClient.invalidateQueries({ queryKey: key });

export function useResendDelivery(id: number) {
  return useMutation({
    mutationFn: (delivery_id: string) => call(api.resendDelivery, { params: { id, delivery_id } }),
    onSuccess: refresh,
  });
}

export function useResumeWebhook(id: number) {
  return useMutation({
    mutationFn: (trigger_id: string) => call(api.resumeWebhook, { params: { id, trigger_id } }),
    onSuccess: refresh,
  });
}

export function useRotateSecret(id: number) {
  return useMutation({
    mutationFn: (trigger_id: string) => call(api.rotateSecret, { params: { id, trigger_id } }),
    onSuccess: refresh,
  });
}

/** Sends a sample to a webhook as it is saved. */
export function useTestWebhook(id: number) {
  return useMutation({
    mutationFn: (trigger_id: string) => call(api.testWebhook, { params: { id, trigger_id } }),
  });
}

/** The same to an address that is not saved yet. */
export function useTryWebhook() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.tryWebhook>) => call(api.tryWebhook, { body }),
  });
}
