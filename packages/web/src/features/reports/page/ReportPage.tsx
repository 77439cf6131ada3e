import type { Report } from '@earshot/core/reports/reports.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useLate } from '../../../lib/use-late.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import '../../../shared/rules/editor/rule-editor.css';
import { BlockCard } from '../blocks/BlockCard.tsx';
import { CountCancelled, Counting, isCancelled, NothingCounted } from '../Counting.tsx';
import { BesideReport } from '../cell/BesideReport.tsx';
import { OnlyLine } from '../OnlyLine.tsx';
import '../reports.css';
import { spansOf } from '@earshot/core/reports/drawing/spans.ts';
import { reportQuery, reportRunQuery } from '../reports.queries.ts';
import { Wall } from '../wall/Wall.tsx';
import { screensOf } from '../wall/wall-address.ts';
import { PageHead } from './PageHead.tsx';
import { PeriodBar } from './PeriodBar.tsx';
import type { ReportSearch } from './report-search.ts';
import { useReportPeriod } from './use-report-period.ts';

/** The report that the address names. */
export function ReportPage() {
  const { id } = useParams({ strict: false });
  const { wall }: ReportSearch = useSearch({ strict: false });
  const screens = screensOf(Number(id), wall);
  const query = useQuery(reportQuery(Number(id)));
  const isLate = useLate(query.isLoading);
  if (query.data && screens !== undefined) return <Wall screens={screens} />;
  if (query.data) return <ReportView key={query.data.id} report={query.data} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <div className="page">{isLate && <Skeleton height={420} radius={12} />}</div>;
}

/** One report as it is counted now, for the days that the address asks for. */
export function ReportView({ report }: { report: Report }) {
  const { asked, period, choose, clear } = useReportPeriod(report);
  const query = reportRunQuery(report, asked);
  const run = useQuery(query);
  const again = () => void run.refetch();
  const isLate = useLate(run.isPending);
  useTitle(report.name);
  const spans = spansOf(report.blocks);
  // Numbers of a former version fit no block of this one.
  const counted = run.data?.blocks.length === report.blocks.length ? run.data : undefined;
  return (
    <div className="page report-page">
      <PageHead
        report={report}
        asked={asked}
        period={period}
        run={counted}
        isCounting={run.isFetching}
        counting={
          run.isFetching ? (
            <Counting queryKey={query.queryKey} blocks={report.blocks.length} />
          ) : counted && isCancelled(run) ? (
            <CountCancelled onAgain={again} />
          ) : null
        }
        onAgain={again}
        onSaved={clear}
      />
      <PeriodBar period={period} run={counted} onChange={choose} />
      <OnlyLine filters={report.filters} query={report.query} />
      {report.note !== '' && <p className="t2 report-note">{report.note}</p>}
      {run.isError && counted === undefined ? (
        <ErrorState error={run.error} onRetry={again} />
      ) : counted === undefined ? (
        isCancelled(run) ? (
          <NothingCounted onAgain={again} />
        ) : (
          isLate && <Skeleton height={420} radius={12} />
        )
      ) : (
        <BesideReport report={report} run={counted}>
          <div
            className={run.isPlaceholderData ? 'report-blocks stale' : 'report-blocks'}
            aria-busy={run.isPlaceholderData}
          >
            {report.blocks.map((block, at) => {
              const one = counted.blocks[at];
              return (
                one && (
                  <BlockCard
                    // biome-ignore lint/suspicious/noArrayIndexKey: two of them may say the same
                    key={at}
                    block={block}
                    span={spans[at] ?? 6}
                    counted={one}
                    days={counted.days}
                    onDays={({ from, to }) => choose({ ...period, last: null, start: from, to })}
                  />
                )
              );
            })}
          </div>
        </BesideReport>
      )}
    </div>
  );
}
