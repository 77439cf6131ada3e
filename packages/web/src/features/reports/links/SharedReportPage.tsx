import type { SharedReport } from '@earshot/core/report-links/report-links.api.ts';
import { spansOf } from '@earshot/core/reports/drawing/spans.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Link2Off } from 'lucide-react';
import { useState } from 'react';
import { BrandMark } from '../../../components/Brand.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { CallError } from '../../../lib/call.ts';
import { formatDateTime, formatDays } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useLate } from '../../../lib/use-late.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { LanguageMenu } from '../../../shared/LanguageMenu.tsx';
import { BlockCard } from '../blocks/BlockCard.tsx';
import { GivenThings } from '../blocks/given-things.ts';
import { OpenCalls } from '../cell/open-calls.ts';
import '../reports.css';
import { reportsTexts } from '../reports.texts.ts';
import { sharedReportQuery } from './links.queries.ts';
import { reportLinkTexts } from './links.texts.ts';
import { blocksOfShared, thingsOfShared } from './opened-report.ts';
import './shared-report.css';

/** `/shared_report#view=TOKEN`: the numbers of one report, for whoever has the link. */
export function SharedReportPage() {
  const t = useTexts(reportLinkTexts);
  const { hash } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash).get('view') ?? '');
  const query = useQuery({ ...sharedReportQuery(token), enabled: token !== '' });
  const isLate = useLate(query.isLoading);
  const { error, data } = query;
  const isInvalid = token === '' || (error instanceof CallError && [400, 404].includes(error.status));
  return (
    <div className="shared-report">
      <header className="shared-report-top">
        <BrandMark />
        <span className="semi">Earshot</span>
        {data && <span className="t2">{data.workspace}</span>}
        <span className="push">
          <LanguageMenu full />
        </span>
      </header>
      <main>
        {isInvalid ? (
          <EmptyState icon={<Link2Off size={22} />} title={t('invalidTitle')} text={t('invalid')} />
        ) : (
          query.isError && <ErrorState error={error} onRetry={() => void query.refetch()} />
        )}
        {data ? <Shared shared={data} /> : isLate && <Skeleton height={420} radius={12} />}
      </main>
    </div>
  );
}

function Shared({ shared }: { shared: SharedReport }) {
  const t = useTexts(reportLinkTexts);
  const r = useTexts(reportsTexts);
  const { report, run, expires } = shared;
  useTitle(report.name);
  const blocks = blocksOfShared(shared);
  const spans = spansOf(blocks.map(({ block }) => block));
  return (
    <GivenThings value={thingsOfShared(shared)}>
      <OpenCalls value="nowhere">
        <div className="report-page">
          <div className="page-head">
            <h1>{report.name}</h1>
            <span className="num t2">{formatDays(run.days.from, run.days.to)}</span>
            <span className="push" />
            <span className="sm mut num">
              {r('countedAt', { when: formatDateTime(run.counted_at, run.time_zone) })} ·{' '}
              {t('until', { when: formatDateTime(expires) })}
            </span>
          </div>
          {report.note !== '' && <p className="t2 report-note">{report.note}</p>}
          <div className="report-blocks">
            {blocks.map(({ block, counted }, at) => (
              <BlockCard
                // biome-ignore lint/suspicious/noArrayIndexKey: two of them may say the same
                key={at}
                block={block}
                span={spans[at] ?? 6}
                counted={counted}
                days={run.days}
              />
            ))}
          </div>
        </div>
      </OpenCalls>
    </GivenThings>
  );
}
