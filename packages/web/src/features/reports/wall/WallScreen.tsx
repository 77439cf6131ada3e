import { spansOf } from '@earshot/core/reports/drawing/spans.ts';
import type { RunReport } from '@earshot/core/reports/reports.api.ts';
import type { Report } from '@earshot/core/reports/reports.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { BrandMark } from '../../../components/Brand.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatDays, formatTimeOfDay } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useLate } from '../../../lib/use-late.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { BlockCard } from '../blocks/BlockCard.tsx';
import { UsualRanges } from '../blocks/usual-ranges.ts';
import { OpenCalls } from '../cell/open-calls.ts';
import { wallRunQuery } from '../reports.queries.ts';
import { useClock } from './use-clock.ts';
import { useZoom } from './use-zoom.ts';
import { wallTexts } from './wall.texts.ts';

/** How often a report is counted again. */
const again_s = 60;

/** One report, as large as the screen lets it be. */
export function WallScreen({ report }: { report: Report }) {
  const run = useQuery({ ...wallRunQuery(report), refetchInterval: again_s * 1000 });
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const zoom = useZoom(frame, content);
  const isLate = useLate(run.isPending);
  const counted = run.data?.blocks.length === report.blocks.length ? run.data : undefined;
  const spans = spansOf(report.blocks);
  return (
    <>
      <header className="wall-head">
        <BrandMark />
        <div className="grow">
          <h1 dir="auto">{report.name}</h1>
          {counted && <p className="t2 num">{formatDays(counted.days.from, counted.days.to)}</p>}
        </div>
        <CountedAt countedAt_ms={run.dataUpdatedAt} hasFailed={run.isError} />
      </header>
      <div className="wall-frame" ref={frame}>
        {counted === undefined && run.isError ? (
          <ErrorState error={run.error} onRetry={() => void run.refetch()} />
        ) : (
          isLate && <Skeleton height={420} radius={12} />
        )}
        <OpenCalls value="nowhere">
          <div className="report-blocks" ref={content} style={{ zoom }}>
            {counted &&
              report.blocks.map((block, at) => {
                const one = counted.blocks[at];
                return (
                  one && (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two of them may say the same
                    <UsualRanges key={at} value={usualOf(counted, at)}>
                      <BlockCard block={block} span={spans[at] ?? 6} counted={one} days={counted.days} />
                    </UsualRanges>
                  )
                );
              })}
          </div>
        </OpenCalls>
      </div>
    </>
  );
}

function usualOf({ usual }: RunReport, at: number) {
  const block = usual?.blocks[at];
  return block ? { usual: block, isNow: usual?.until !== null } : null;
}

/** When the numbers were counted, when they are counted again, and what time it is. */
function CountedAt({ countedAt_ms, hasFailed }: { countedAt_ms: number; hasFailed: boolean }) {
  const t = useTexts(wallTexts);
  const now = useClock();
  const time = formatTimeOfDay(new Date(countedAt_ms).toISOString());
  const left_s = Math.max(0, Math.ceil((countedAt_ms + again_s * 1000 - now.getTime()) / 1000));
  return (
    <>
      {countedAt_ms > 0 && (
        <p className={hasFailed ? 'wall-counted old' : 'wall-counted'}>
          {hasFailed ? (
            t('old', { time })
          ) : (
            <>
              <b className="num">{t('counted', { time })}</b>
              <span className="num">{t('again', { seconds: left_s })}</span>
            </>
          )}
        </p>
      )}
      <time className="wall-clock num">{formatTimeOfDay(now.toISOString())}</time>
    </>
  );
}
