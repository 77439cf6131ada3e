import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import type { ReportInput } from '@earshot/core/reports/reports.ts';
import { Funnel } from 'lucide-react';
import { useTexts } from '../../lib/i18n.ts';
import { searchOf } from '../../shared/filters/filter-address.ts';
import { useActiveFilters } from '../../shared/filters/use-active-filters.ts';
import { useDescribe } from '../../shared/rules/builder/describe.ts';
import { reportsTexts } from './reports.texts.ts';

type Props = { filters: CallFilters; query?: ReportInput['query'] };

/** Which calls are counted, where these are not all; nothing where they are. */
export function OnlyLine({ filters, query = null }: Props) {
  const t = useTexts(reportsTexts);
  const describe = useDescribe();
  const active = useActiveFilters(searchOf(filters), null);
  const lines = [
    ...active.map(({ title, value }) => `${title}: ${value}`),
    ...(query === null ? [] : [describe.storedQuery(query)]),
  ];
  if (lines.length === 0) return null;
  return (
    <p className="report-only sm t2">
      <Funnel size={13} aria-hidden />
      <span>{t('only')}</span>
      {lines.map((line) => (
        <span key={line} className="chip small" dir="auto">
          {line}
        </span>
      ))}
    </p>
  );
}
