import type { Locale } from '@earshot/core/locales.ts';
import * as api from '@earshot/core/report-letters/report-letters.api.ts';
import type { ReportScheduleInput } from '@earshot/core/report-letters/report-letters.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { queryClient } from '../../../lib/query-client.ts';

const key = (reportId: number) => ['report-letters', reportId] as const;

/** When a report goes out by letter, and to whom. */
export const schedulesQuery = (reportId: number) =>
  queryOptions({
    queryKey: key(reportId),
    queryFn: ({ signal }) => call(api.listReportSchedules, { params: { report_id: reportId }, signal }),
  });

/** Members to whom letters can go. */
export const letterPeopleQuery = () =>
  queryOptions({
    queryKey: ['report-letter-people'],
    queryFn: ({ signal }) => call(api.listLetterPeople, { signal }),
  });

export const sentLettersQuery = (reportId: number, id: number) =>
  queryOptions({
    queryKey: [...key(reportId), 'sent', id],
    queryFn: ({ signal }) => call(api.listSentLetters, { params: { report_id: reportId, id }, signal }),
    // Letters are delivered by and by.
    staleTime: 0,
  });

/** The letter as it would read now. */
export const letterPreviewQuery = (reportId: number, schedule: ReportScheduleInput, locale: Locale) =>
  queryOptions({
    queryKey: [...key(reportId), 'preview', schedule, locale],
    queryFn: ({ signal }) =>
      call(api.previewReportLetter, {
        params: { report_id: reportId },
        body: { schedule, locale },
        signal,
      }),
    placeholderData: (former) => former,
    retry: false,
  });

const refresh = (reportId: number) => queryClient.invalidateQueries({ queryKey: key(reportId) });

export const useSaveSchedule = (reportId: number) =>
  useMutation({
    mutationFn: ({ id, body }: { id: number | null; body: ReportScheduleInput }) =>
      id === null
        ? call(api.createReportSchedule, { params: { report_id: reportId }, body })
        : call(api.updateReportSchedule, { params: { report_id: reportId, id }, body }),
    onSuccess: () => refresh(reportId),
  });

export const useRemoveSchedule = (reportId: number) =>
  useMutation({
    mutationFn: (id: number) => call(api.removeReportSchedule, { params: { report_id: reportId, id } }),
    onSuccess: () => refresh(reportId),
  });

export const useSendNow = (reportId: number) =>
  useMutation({
    mutationFn: (schedule: ReportScheduleInput) =>
      call(api.sendReportLetterNow, { params: { report_id: reportId }, body: { schedule } }),
  });
