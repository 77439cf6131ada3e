import * as api from '@earshot/core/tags/tags.api.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { refreshPreviews, refreshRules, ruleKeys, type TagBody } from '../../shared/rules/rules.queries.ts';

export const tagQuery = (id: number) =>
  queryOptions({
    queryKey: [...ruleKeys.tag, id],
    queryFn: ({ signal }) => call(api.getTag, { params: { id }, signal }),
  });

const refresh = () => refreshRules('tag');

export function useSaveTag() {
  return useMutation({
    mutationFn: ({ id, body }: { id: number | null; body: TagBody }) =>
      id === null ? call(api.createTag, { body }) : call(api.updateTag, { params: { id }, body }),
    onSuccess: () => Promise.all([refresh(), refreshPreviews()]),
  });
}

export function useRemoveTag() {
  return useMutation({
    mutationFn: (id: number) => call(api.removeTag, { params: { id } }),
    onSuccess: () => void refresh(),
  });
}

export function useLockTag() {
  return useMutation({
    mutationFn: ({ id, locked }: { id: number; locked: boolean }) =>
      call(api.lockTag, { params: { id }, body: { locked } }),
    onSuccess: refresh,
  });
}
