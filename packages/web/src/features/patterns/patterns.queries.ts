import * as api from '@earshot/core/patterns/patterns.api.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import {
  type PatternBody,
  refreshPreviews,
  refreshRules,
  ruleKeys,
} from '../../shared/rules/rules.queries.ts';

export const patternQuery = (id: number) =>
  queryOptions({
    queryKey: [...ruleKeys.pattern, id],
    queryFn: ({ signal }) => call(api.getPattern, { params: { id }, signal }),
  });

const refresh = () => refreshRules('pattern');

export function useSavePattern() {
  return useMutation({
    mutationFn: ({ id, body }: { id: number | null; body: PatternBody }) =>
      id === null ? call(api.createPattern, { body }) : call(api.updatePattern, { params: { id }, body }),
    onSuccess: () => Promise.all([refresh(), refreshPreviews()]),
  });
}

export function useRemovePattern() {
  return useMutation({
    mutationFn: (id: number) => call(api.removePattern, { params: { id } }),
    onSuccess: () => void refresh(),
  });
}

export function useClonePattern() {
  return useMutation({
    mutationFn: (id: number) => call(api.clonePattern, { params: { id } }),
    onSuccess: refresh,
  });
}

export function useLockPattern() {
  return useMutation({
    mutationFn: ({ id, locked }: { id: number; locked: boolean }) =>
      call(api.lockPattern, { params: { id }, body: { locked } }),
    onSuccess: refresh,
  });
}
