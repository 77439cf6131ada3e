import * as api from '@earshot/core/metrics/custom-metrics.api.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';
import { refreshRules } from '../../shared/rules/rules.queries.ts';

export const formulaQuery = (formula: string, fileId: string | undefined) =>
  queryOptions({
    queryKey: ['formula', formula, fileId],
    queryFn: ({ signal }) =>
      call(api.checkFormula, {
        body: { formula, ...(fileId === undefined ? {} : { file_id: fileId }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    retry: false,
  });

const refresh = () =>
  Promise.all([
    refreshRules('metric'),
    // Every open call shows them among its numbers.
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === 'metrics' }),
  ]);

export function useSaveMetric() {
  return useMutation({
    mutationFn: ({ id, body }: { id: number | null; body: api.CustomMetricInput }) =>
      id === null
        ? call(api.createCustomMetric, { body })
        : call(api.updateCustomMetric, { params: { id }, body }),
    onSuccess: refresh,
  });
}

export function useRemoveMetric() {
  return useMutation({
    mutationFn: (id: number) => call(api.removeCustomMetric, { params: { id } }),
    onSuccess: () => void refresh(),
  });
}
