import type { RunReport } from '@earshot/core/reports/reports.api.ts';
import { type Block, issueOf, type ReportInput } from '@earshot/core/reports/reports.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatSeconds } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useErrorText } from '../../../shared/use-error-text.ts';
import { BlockCard } from '../blocks/BlockCard.tsx';
import { CountCancelled, Counting, isCancelled } from '../Counting.tsx';
import { trialQuery } from '../reports.queries.ts';
import { formTexts } from './form.texts.ts';

type Props = { report: ReportInput; block: Block };
const restMs = 400;

/** The chosen block, counted on the workspace's own calls while it is written. */
export function Trial({ report, block }: Props) {
  const t = useTexts(formTexts);
  const errorText = useErrorText();
  const issue = issueOf(block);
  const { filters, query, period } = report;
  const asked = useDebounced({ name: 'trial', note: '', filters, query, period, blocks: [block] }, restMs);
  const [rested = block] = asked.blocks;
  const trial = trialQuery(asked);
  const run = useQuery({ ...trial, enabled: issueOf(rested) === null });
  // What was counted last stays beside its own block until there is something newer.
  const last = useRef<{ block: Block; run: RunReport } | null>(null);
  if (run.data) last.current = { block: rested, run: run.data };
  const { current } = last;
  const counted = current?.run.blocks[0];
  const isBehind = run.isFetching || rested !== block;
  const isEnded = issue === null && !isBehind && isCancelled(run);
  return (
    <section className="report-trial" aria-label={t('trial')}>
      <p className="report-trial-state xs mut" role="status">
        {issue !== null ? null : isBehind ? (
          <Counting queryKey={trial.queryKey} blocks={asked.blocks.length} />
        ) : isEnded ? (
          <CountCancelled onAgain={() => void run.refetch()} />
        ) : (
          counted && t('countedIn', { shown: formatSeconds(counted.ms, 2) })
        )}
      </p>
      {issue !== null ? (
        <p className="notice tone-warn" role="status">
          {t(`issue_${issue}`)}
        </p>
      ) : run.isError ? (
        <p className="notice tone-bad" role="alert">
          {errorText(run.error)}
        </p>
      ) : current && counted ? (
        <div className={isBehind ? 'stale' : undefined} aria-busy={isBehind} data-testid="report-trial">
          <BlockCard
            key={current.block.draw}
            block={current.block}
            counted={counted}
            days={current.run.days}
          />
        </div>
      ) : (
        !isEnded && <Skeleton height={260} radius={12} />
      )}
    </section>
  );
}
