import * as api from '@earshot/core/demo/demo.api.ts';
import { sampleRuleKinds } from '@earshot/core/demo/sample-rules.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { useCustomization } from '../../lib/customization.ts';
import { queryClient } from '../../lib/query-client.ts';
import { mergeFile, refreshListsSoon } from '../files/files.queries.ts';
import { ruleKeys } from '../rules/rules.queries.ts';

const key = ['demo'] as const;

/** How many sample calls there are, and which of their rules nobody has changed. */
export const demoQuery = () =>
  queryOptions({ queryKey: key, queryFn: ({ signal }) => call(api.describeDemo, { signal }) });

/** What was really said in one of them. */
export const sampleTruthQuery = (fileId: string) =>
  queryOptions({
    queryKey: [...key, 'truth', fileId],
    queryFn: ({ signal }) => call(api.sampleTruth, { params: { file_id: fileId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

function refreshAll(): void {
  refreshListsSoon();
  void queryClient.invalidateQueries({ queryKey: key });
  for (const kind of sampleRuleKinds) void queryClient.invalidateQueries({ queryKey: ruleKeys[kind] });
}

/** Adds the sample calls, with names in the language of the interface. */
export function useLoadDemo() {
  return useMutation({
    mutationFn: () => call(api.loadDemo, { body: { locale: useCustomization.getState().locale } }),
    onSuccess: refreshAll,
  });
}

export function useRemoveDemo() {
  return useMutation({
    mutationFn: ({ withRules }: { withRules: boolean }) =>
      call(api.removeDemo, { query: { rules: withRules ? '1' : '0' } }),
    onSuccess: refreshAll,
  });
}

/** Recognises one of them with the engine here, or gives it its true transcript back. */
export function useSampleWords(fileId: string) {
  return useMutation({
    mutationFn: (words: (typeof api.sampleWords)[number]) =>
      call(api.switchSampleWords, { params: { file_id: fileId }, body: { words } }),
    onSuccess: mergeFile,
  });
}
