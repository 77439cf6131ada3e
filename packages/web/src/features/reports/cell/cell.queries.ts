import type { ReportValue } from '@earshot/core/reports/reports.api.ts';
import * as api from '@earshot/core/reports/reports.api.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

export const shownCalls = 10;

/** The calls behind a number, the newest first. */
export const reportCallsQuery = (open: NonNullable<ReportValue['open']>, measure: Measure, offset: number) =>
  queryOptions({
    queryKey: ['report-calls', open, measure.name, measure.of, offset],
    queryFn: ({ signal }) =>
      call(api.listReportCalls, {
        body: {
          open,
          measure: { name: measure.name, of: measure.of },
          limit: shownCalls,
          offset,
        },
        signal,
      }),
    placeholderData: (former) => former,
  });
