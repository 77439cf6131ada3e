import type { Report, ReportPeriod } from '@earshot/core/reports/reports.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { askedPeriod, type PeriodSearch, searchOfPeriod } from './period-address.ts';

/** The period of a report as the address has it, so that Back and loading again keep it. */
export function useReportPeriod({ period: saved }: Pick<Report, 'period'>) {
  const search: PeriodSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const asked = askedPeriod(search, saved);
  return {
    /** In place of the saved one; null where that is shown. */
    asked,
    period: asked ?? saved,
    choose: (next: ReportPeriod) =>
      void navigate({ to: '.', search: searchOfPeriod(next, saved), resetScroll: false }),
    clear: () => void navigate({ to: '.', search: {}, replace: true, resetScroll: false }),
  };
}
