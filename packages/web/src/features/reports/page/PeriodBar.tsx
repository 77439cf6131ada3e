import type { RunReport } from '@earshot/core/reports/reports.api.ts';
import type { ReportPeriod } from '@earshot/core/reports/reports.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { IconAction } from '../../../components/IconAction.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { dayOf } from '../../../shared/filters/period.ts';
import { CompareSelect } from '../CompareSelect.tsx';
import { PeriodChip } from '../PeriodChip.tsx';
import { periodTexts } from '../period.texts.ts';
import { reportsTexts } from '../reports.texts.ts';
import { daysBefore, daysNext } from './period-steps.ts';

type Props = {
  period: ReportPeriod;
  run: RunReport | undefined;
  onChange: (period: ReportPeriod) => void;
};

/** Which days are shown, the ones before and after them, and what they are set beside. */
export function PeriodBar({ period, run, onChange }: Props) {
  const t = useTexts(periodTexts);
  const [today] = useState(() => dayOf(new Date().toISOString()));
  const days = run?.days;
  const next = days && daysNext(days);
  const show = ({ from, to }: { from: string; to: string }) =>
    onChange({ ...period, last: null, start: from, to });
  return (
    <div className="report-period">
      <PeriodChip period={period} days={days} onChange={onChange} />
      <IconAction
        size="small"
        label={t('earlier')}
        disabled={days === undefined}
        onClick={() => days && show(daysBefore(days, period))}
      >
        <ChevronLeft size={16} className="flip" />
      </IconAction>
      <IconAction
        size="small"
        label={t('later')}
        disabled={next === undefined || next.from > today}
        onClick={() => next && show(next)}
      >
        <ChevronRight size={16} className="flip" />
      </IconAction>
      <CompareSelect period={period} onChange={onChange} />
      <span className="push" />
      {run && <Calls run={run} />}
    </div>
  );
}

/** How many calls there were: those of the block that is about most of them. */
function Calls({ run }: { run: RunReport }) {
  const t = useTexts(reportsTexts);
  const count = Math.max(0, ...run.blocks.map(({ totals }) => totals.calls));
  return (
    <span className="sm t2 num" data-testid="report-calls">
      {t('allCalls', { count, shown: formatNumber(count) })} · {run.time_zone}
    </span>
  );
}
