import type { BodyInput, ReplyOf } from '@earshot/core/endpoint.ts';
import * as api from '@earshot/core/speech/speech.api.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

export type Speech = ReplyOf<typeof api.getSpeech>;
const key = ['speech'] as const;
/** A model that is being fetched reports by the socket; this is for a connection without one. */
const pollMs = 2000;

export const speechQuery = () =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => call(api.getSpeech, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.models.some(({ state: now }) => now === 'fetching' || now === 'verifying') ? pollMs : false,
  });

const refresh = () => queryClient.invalidateQueries({ queryKey: key });

export const useSaveSettings = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof api.saveSpeechSettings>) => call(api.saveSpeechSettings, { body }),
    onSuccess: refresh,
  });
export const useSaveServer = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof api.saveSpeechServer>) => call(api.saveSpeechServer, { body }),
    onSuccess: refresh,
  });
export const useTestServer = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof api.testSpeechServer>) => call(api.testSpeechServer, { body }),
  });
export const useFetchModel = () =>
  useMutation({
    mutationFn: ({ id, ...body }: { id: string } & BodyInput<typeof api.fetchModel>) =>
      call(api.fetchModel, { params: { model_id: id }, body }),
    onSettled: refresh,
  });
export const usePauseModel = () =>
  useMutation({
    mutationFn: (id: string) => call(api.pauseModel, { params: { model_id: id } }),
    onSettled: refresh,
  });
export const useTestModel = () =>
  useMutation({
    mutationFn: (id: string) => call(api.testModel, { params: { model_id: id } }),
    onSettled: refresh,
  });
export const useRemoveModel = () =>
  useMutation({
    mutationFn: (id: string) => call(api.removeModel, { params: { model_id: id } }),
    onSettled: refresh,
  });
