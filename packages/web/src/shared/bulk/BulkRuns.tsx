import type { BulkRun } from '@earshot/core/calls/bulk.ts';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useNotify } from '../use-notify.ts';
import { askWhatChanged, bulkRunQuery, runningBulkQuery, subjectOf, useStopBulk } from './bulk.queries.ts';
import { bulkTexts } from './bulk.texts.ts';
import './bulk-runs.css';
import { useBulkOutcome } from './use-bulk-outcome.ts';

/** Lives in the shell: what is done to many calls goes on while one moves between pages, and after a reload. */
export function BulkRuns() {
  const t = useTexts(bulkTexts);
  const running = useQuery(runningBulkQuery()).data ?? [];
  useOutcomes(running);
  if (running.length === 0) return null;
  return (
    <section className="bulk-runs" aria-label={t('running')}>
      <ul>
        {running.map((run) => (
          <BulkRunLine key={run.run_id} run={run} />
        ))}
      </ul>
    </section>
  );
}

function BulkRunLine({ run }: { run: BulkRun }) {
  const t = useTexts(bulkTexts);
  const notify = useNotify();
  const { mutateAsync: stop, isPending } = useStopBulk();
  const what = run.undo_of === null ? t(run.action) : t('undoing', { what: t(run.action) });
  const shown = formatNumber(run.total);
  const text = t('progress', { what, handled: formatNumber(run.handled), count: run.total, shown });
  return (
    <li>
      <span className="el">{text}</span>
      <Button size="small" loading={isPending} onClick={() => void stop(run.run_id).catch(notify.failed)}>
        {t('stop')}
      </Button>
      <LinearProgress
        variant="determinate"
        value={(100 * run.handled) / Math.max(1, run.total)}
        aria-label={text}
      />
    </li>
  );
}

/** Says what came of each run that was seen going on and does not any more. */
function useOutcomes(running: readonly BulkRun[]): void {
  const say = useBulkOutcome();
  const notify = useNotify();
  const seen = useRef(new Set<number>());
  useEffect(() => {
    const now = new Set(running.map(({ run_id }) => run_id));
    for (const id of seen.current.difference(now))
      queryClient
        .fetchQuery({ ...bulkRunQuery(id), staleTime: 0 })
        .then((run) => say(run, subjectOf(id)), notify.failed)
        .then(askWhatChanged);
    seen.current = now;
  }, [running, say, notify]);
}
