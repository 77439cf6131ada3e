import {
  type AdherenceGroup,
  getAdherence,
  getSetOrder,
  listAdherence,
} from '@earshot/core/adherence/adherence.api.ts';
import type { BodyInput } from '@earshot/core/endpoint.ts';
import * as api from '@earshot/core/scripts/scripts.api.ts';
import type { Wording } from '@earshot/core/wording/steps.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { PeriodOfDays } from '../../shared/people/period-of-days.ts';
import { refreshPreviews, refreshRules, ruleKeys } from '../../shared/rules/rules.queries.ts';

type Body = BodyInput<typeof api.createScript>;

export const scriptQuery = (id: number) =>
  queryOptions({
    queryKey: [...ruleKeys.script, id],
    queryFn: ({ signal }) => call(api.getScript, { params: { id }, signal }),
  });

/** How often a script was said in a period, by operator, week or day. */
export const adherenceQuery = (id: number, by: AdherenceGroup, period: PeriodOfDays) =>
  queryOptions({
    queryKey: [...ruleKeys.script, id, 'adherence', by, period],
    // What it is by goes with it: the former rows stay while others are on their way.
    queryFn: async ({ signal }) => ({
      by,
      ...(await call(getAdherence, { params: { id }, query: { by, ...period }, signal })),
    }),
    placeholderData: keepPreviousData,
  });

/** How often every script was said in a period. */
export const allAdherenceQuery = (period: PeriodOfDays) =>
  queryOptions({
    queryKey: [...ruleKeys.script, 'adherence', period],
    queryFn: async ({ signal }) => (await call(listAdherence, { query: period, signal })).results,
    placeholderData: keepPreviousData,
  });

/** The set of a script, and the calls that did not keep to its order. */
export const setOrderQuery = (id: number, period: PeriodOfDays) =>
  queryOptions({
    queryKey: [...ruleKeys.script, id, 'order', period],
    queryFn: ({ signal }) => call(getSetOrder, { params: { id }, query: period, signal }),
    placeholderData: keepPreviousData,
  });

/** How close a wording comes to what was said in the last thirty days. */
export const closenessQuery = (script: Wording) =>
  queryOptions({
    queryKey: ['rule-preview', 'script', 'closeness', script],
    queryFn: ({ signal }) => call(api.measureCloseness, { body: { script, days: 30 }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
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
    onSuccess: () => void refresh(),
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
