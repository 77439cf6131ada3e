import * as api from '@earshot/core/conversions/conversions.api.ts';
import type { BodyInput } from '@earshot/core/endpoint.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { PeriodOfDays } from '../../shared/people/period-of-days.ts';
import { refreshRules, ruleKeys } from '../../shared/rules/rules.queries.ts';

export const overviewQuery = (period: PeriodOfDays) =>
  queryOptions({
    queryKey: [...ruleKeys.conversion, 'overview', period],
    queryFn: ({ signal }) => call(api.getConversionOverview, { query: period, signal }),
    placeholderData: keepPreviousData,
  });

export const conversionQuery = (id: number) =>
  queryOptions({
    queryKey: [...ruleKeys.conversion, id],
    queryFn: ({ signal }) => call(api.getConversion, { params: { id }, signal }),
  });

export const conversionStatQuery = (id: number, by: api.StatBy, period: PeriodOfDays) =>
  queryOptions({
    queryKey: [...ruleKeys.conversion, 'stat', id, by, period],
    queryFn: ({ signal }) =>
      call(api.getConversionStat, { params: { id }, query: { ...period, by }, signal }),
    placeholderData: keepPreviousData,
  });

const refresh = () => refreshRules('conversion');

export function useSaveConversion() {
  return useMutation({
    mutationFn: ({ id, body }: { id: number | null; body: BodyInput<typeof api.createConversion> }) =>
      id === null
        ? call(api.createConversion, { body })
        : call(api.updateConversion, { params: { id }, body }),
    onSuccess: refresh,
  });
}

export function useRemoveConversion() {
  return useMutation({
    mutationFn: (id: number) => call(api.removeConversion, { params: { id } }),
    onSuccess: () => void refresh(),
  });
}

export function useCloneConversion() {
  return useMutation({
    mutationFn: (id: number) => call(api.cloneConversion, { params: { id } }),
    onSuccess: refresh,
  });
}

export function useLockConversion() {
  return useMutation({
    mutationFn: ({ id, locked }: { id: number; locked: boolean }) =>
      call(api.lockConversion, { params: { id }, body: { locked } }),
    onSuccess: refresh,
  });
}
