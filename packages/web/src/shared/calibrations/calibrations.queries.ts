import type { BodyInput } from '@earshot/core/endpoint.ts';
import * as api from '@earshot/core/reviews/calibrations.api.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';
import { refreshReviews } from '../reviews/reviews.queries.ts';

const key = ['calibrations'] as const;

export const calibrationsQuery = () =>
  queryOptions({
    queryKey: [...key, 'list'],
    queryFn: ({ signal }) => call(api.listCalibrations, { query: { limit: 100 }, signal }),
    select: ({ results }) => results,
  });

/** One call of a calibration, as far as whoever asks may see it. */
export const calibratedCallQuery = (id: number, fileId: string) =>
  queryOptions({
    queryKey: [...key, 'call', id, fileId],
    queryFn: ({ signal }) => call(api.getCalibratedCall, { params: { id, file_id: fileId }, signal }),
  });

const refresh = () => Promise.all([queryClient.invalidateQueries({ queryKey: key }), refreshReviews()]);

export function useCreateCalibration() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.createCalibration>) => call(api.createCalibration, { body }),
    onSuccess: refresh,
  });
}

export function useRevealCalibration() {
  return useMutation({
    mutationFn: (id: number) => call(api.revealCalibration, { params: { id } }),
    onSuccess: refresh,
  });
}

export function useRemoveCalibration() {
  return useMutation({
    mutationFn: (id: number) => call(api.removeCalibration, { params: { id } }),
    onSuccess: () => void refresh(),
  });
}

type Place = { id: number; file_id: string; question_id: number };

export function useSettleQuestion() {
  return useMutation({
    mutationFn: ({ place, body }: { place: Place; body: BodyInput<typeof api.settleQuestion> }) =>
      call(api.settleQuestion, { params: place, body }),
    onSuccess: (settled, { place }) => {
      queryClient.setQueryData(calibratedCallQuery(place.id, place.file_id).queryKey, settled);
      return refresh();
    },
  });
}
