import type { BodyInput } from '@earshot/core/endpoint.ts';
import * as api from '@earshot/core/scripts/scripts.api.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { refreshPreviews, refreshRules, ruleKeys } from '../../shared/rules/rules.queries.ts';

type Body = BodyInput<typeof api.createScript>;

export const scriptQuery = (id: number) =>
  queryOptions({
    queryKey: [...ruleKeys.script, id],
    queryFn: ({ signal }) => call(api.getScript, { params: { id }, signal }),
  });

const refresh = () => refreshRules('script');

export function useSaveScript() {
  return useMutation({
    mutationFn: ({ id, body }: { id: number | null; body: Body }) =>
      id === null ? call(api.createScript, { body }) : call(api.updateScript, { params: { id }, body }),
    onSuccess: () => Promise.all([refresh(), refreshPreviews()]),
  });
}

export function useRemoveScript() {
  return useMutation({
    mutationFn: (id: number) => call(api.removeScript, { params: { id } }),
    onSuccess: refresh,
  });
}

export function useCloneScript() {
  return useMutation({
    mutationFn: (id: number) => call(api.cloneScript, { params: { id } }),
    onSuccess: refresh,
  });
}

export function useLockScript() {
  return useMutation({
    mutationFn: ({ id, locked }: { id: number; locked: boolean }) =>
      call(api.lockScript, { params: { id }, body: { locked } }),
    onSuccess: refresh,
  });
}
