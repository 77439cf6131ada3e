import type { ProjectInput } from '@earshot/core/projects/projects.ts';
import { Link } from '@tanstack/react-router';
import { type Bar, BarChart } from '../../../components/BarChart.tsx';
import { formatDay, formatNumber, formatShortDay, weekdayOf } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { searchOf } from '../../../shared/filters/filter-address.ts';
import { dryRunTexts } from '../dry-run.texts.ts';
import { isoDay } from '../iso-day.ts';
import type { ProjectPreview } from '../projects.queries.ts';
import { edgesOfDay, openTried } from './open-tried.ts';
import { shownDays } from './shown-days.ts';

/** What would have been found on each day. */
export function DryRunDays({ answer, tried }: { answer: ProjectPreview; tried: ProjectInput }) {
  const t = useTexts(dryRunTexts);
  const hasAlerts = answer.alerts > 0;
  const days = shownDays(answer.by_day, answer.days, isoDay(new Date()));
  const bars: Bar[] = days.map(({ from, to, files, alerts }) => ({
    key: from,
    label: formatShortDay(from),
    title: from === to ? formatDay(from) : `${formatShortDay(from)} – ${formatDay(to)}`,
    value: files,
    isQuiet: from === to && isWeekend(from),
    ...(hasAlerts && { mark: alerts }),
  }));
  const endOf = (from: string) => days.find((one) => one.from === from)?.to ?? from;
  const canOpen = openTried(tried, new Date(), new Date()) !== null;
  return (
    <div className="dry-days">
      <p className="rule-line sm">
        <span className="med">{t('byDay')}</span>
        <span className="push bar-legend">
          <i className="bar-value quiet" aria-hidden /> {t('weekend')}
        </span>
        {hasAlerts && (
          <span className="bar-legend">
            <b className="live-lost" aria-hidden>
              n
            </b>{' '}
            {t('alertsName')}
          </span>
        )}
      </p>
      <BarChart
        label={t('byDay')}
        over={t('day')}
        bars={bars}
        names={{ value: t('foundName'), ...(hasAlerts && { mark: t('alertsName') }) }}
        show={(value) => formatNumber(value)}
        mostLabels={5}
        open={
          canOpen
            ? (bar, name, content, stop) => (
                <Link
                  {...stop}
                  className="bar-area"
                  to="/files"
                  search={searchOf(
                    openTried(tried, edgesOfDay(bar.key)[0], edgesOfDay(endOf(bar.key))[1])?.filters ?? {},
                  )}
                  aria-label={name}
                >
                  {content}
                </Link>
              )
            : undefined
        }
      />
    </div>
  );
}

const isWeekend = (day: string): boolean => weekdayOf(day) === 0 || weekdayOf(day) === 6;
