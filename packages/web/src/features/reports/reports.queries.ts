import type { BodyInput } from '@earshot/core/endpoint.ts';
import * as api from '@earshot/core/reports/reports.api.ts';
import {
  type Report,
  type ReportInput,
  type ReportPeriod,
  reportInputOf,
} from '@earshot/core/reports/reports.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { counting } from '../../shared/counts.ts';
import { refreshRules, ruleKeys } from '../../shared/rules/rules.queries.ts';

const key = ruleKeys.report;
/** Apart from the reports themselves: another report that was changed makes no number stale. */
const runKey = ['report-runs'] as const;

export const reportsQuery = () =>
  queryOptions({
    queryKey: [...key, 'list'],
    queryFn: ({ signal }) => call(api.listReports, { signal }),
  });

export const reportQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, id],
    queryFn: ({ signal }) => call(api.getReport, { params: { id }, signal }),
  });

/** A saved report as a wall shows it: with what its numbers usually are. */
export const wallRunQuery = (report: Report) =>
  queryOptions({
    queryKey: [...runKey, report.id, report.version, 'wall'],
    queryFn: ({ signal }) =>
      call(api.runSavedReport, { params: { id: report.id }, query: { usual: '1' }, signal }),
    retry: false,
  });

/** A saved report as it is counted: for its own days, or for those that are asked for in their place. */
export const reportRunQuery = (report: Report, period: ReportPeriod | null) =>
  queryOptions({
    queryKey: [...runKey, report.id, report.version, period],
    queryFn: ({ queryKey, signal }) =>
      counting(queryKey, (run) =>
        period === null
          ? call(api.runSavedReport, { params: { id: report.id }, query: { run }, signal })
          : call(api.runReport, { body: { report: { ...reportInputOf(report), period }, run }, signal }),
      ),
    // Numbers of another version fit no block of this one.
    placeholderData: (former, query) => (query?.queryKey[2] === report.version ? former : undefined),
    retry: false,
  });

/** What a report would say as it stands in the form. */
export const trialQuery = (report: ReportInput) =>
  queryOptions({
    queryKey: [...runKey, 'trial', report],
    queryFn: ({ queryKey, signal }) =>
      counting(queryKey, (run) => call(api.runReport, { body: { report, run }, signal })),
    retry: false,
  });

const refresh = () => refreshRules('report');

export function useSaveReport() {
  return useMutation({
    mutationFn: ({ id, body }: { id: number | null; body: BodyInput<typeof api.createReport> }) =>
      id === null ? call(api.createReport, { body }) : call(api.updateReport, { params: { id }, body }),
    onSuccess: refresh,
  });
}

export function useRestartReport() {
  return useMutation({
    mutationFn: ({ id, period }: { id: number; period: ReportPeriod }) =>
      call(api.restartReport, { params: { id }, body: { period } }),
    onSuccess: refresh,
  });
}

export function useRemoveReport() {
  return useMutation({
    mutationFn: (id: number) => call(api.removeReport, { params: { id } }),
    // Not waited for: the row that says that it is gone goes with it.
    onSettled: () => void refresh(),
  });
}

export function useCloneReport() {
  return useMutation({
    mutationFn: (id: number) => call(api.cloneReport, { params: { id } }),
    onSuccess: refresh,
  });
}

export function useLockReport() {
  return useMutation({
    mutationFn: ({ id, locked }: { id: number; locked: boolean }) =>
      call(api.lockReport, { params: { id }, body: { locked } }),
    onSuccess: refresh,
  });
}
