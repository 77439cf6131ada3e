import type { QueuePage, Waited } from '@earshot/core/queue/queue.api.ts';
import { formatNumber, formatSpan } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { queueTexts } from './queue.texts.ts';
import { useDue } from './use-due.ts';

/** How much there is to do, until when, and how long one waited lately. */
export function QueueFigures({ page }: { page: QueuePage }) {
  const t = useTexts(queueTexts);
  const due = useDue();
  return (
    <dl className="queue-figures">
      <Figure title={t('waiting')} value={formatNumber(page.waiting)} />
      <Figure title={t('inWork')} value={formatNumber(page.in_work)} />
      <Figure title={t('allDone')} value={page.count === 0 ? '–' : due(page.done_at, page.is_guess)} />
      <WaitedFigure title={t('waitedRecordings')} waited={page.waited.recordings} />
      <WaitedFigure title={t('waitedTexts')} waited={page.waited.texts} />
    </dl>
  );
}

function WaitedFigure({ title, waited }: { title: string; waited: Waited }) {
  const t = useTexts(queueTexts);
  if (waited === null) return <Figure title={title} value="–" more={t('nothingProcessed')} />;
  const more = t('waitedMost', { time: formatSpan(Math.max(1000, waited.p95_ms)) });
  return <Figure title={title} value={formatSpan(waited.median_ms)} more={more} />;
}

function Figure({ title, value, more }: { title: string; value: string; more?: string }) {
  return (
    <div className="card">
      <dt className="sm t2">{title}</dt>
      <dd>
        <b className="num">{value}</b>
        {more && <span className="xs mut">{more}</span>}
      </dd>
    </div>
  );
}
