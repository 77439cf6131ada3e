import * as api from '@earshot/core/report-links/report-links.api.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { queryClient } from '../../../lib/query-client.ts';

const key = (reportId: number) => ['report-links', reportId] as const;

export const reportLinksQuery = (reportId: number) =>
  queryOptions({
    queryKey: key(reportId),
    queryFn: async ({ signal }) =>
      (await call(api.listReportLinks, { params: { report_id: reportId }, signal })).results,
    // How often a link was opened changes by itself.
    staleTime: 0,
  });

export const useCreateReportLink = (reportId: number) =>
  useMutation({
    mutationFn: (days: number) =>
      call(api.createReportLink, { params: { report_id: reportId }, body: { days } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key(reportId) }),
  });

export const useRemoveReportLink = (reportId: number) =>
  useMutation({
    mutationFn: (id: number) => call(api.removeReportLink, { params: { report_id: reportId, id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key(reportId) }),
  });

/** A report by its link. */
export const sharedReportQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-report', token],
    queryFn: ({ signal }) => call(api.openReportLink, { body: { token }, signal }),
    retry: false,
  });
