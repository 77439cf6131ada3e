import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { listOwnScores } from '@earshot/core/reviews/disputes.api.ts';
import { Check, CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber, formatShortDay } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { changeOf } from './change-of.ts';
import { myCallsTexts } from './my-calls.texts.ts';

type Data = ReplyOf<typeof listOwnScores>;

/** The score of the period beside the one before, what waits, and what became of disputes. */
export function MyStrip({ data }: { data: Data }) {
  const t = useTexts(myCallsTexts);
  const { mean, before, counts, disputes, strongest, weakest, results } = data;
  const soonest = results
    .flatMap(({ dispute_until, acknowledged_at }) =>
      dispute_until === null || acknowledged_at !== null ? [] : [dispute_until],
    )
    .sort()[0];
  const change = changeOf(mean, before);
  return (
    <dl className="card my-strip" data-testid="my-strip">
      <Figure title={t('mine')} help={t('meanHelp')}>
        <Mean mean={mean} />
      </Figure>
      <Figure title={t('before')}>
        <Mean mean={before} />
        {change !== null && <span className="sm t2">{t(change)}</span>}
      </Figure>
      <Figure title={t('toAcknowledge')}>
        <b className="big num">{formatNumber(counts.new)}</b>
        {soonest !== undefined && (
          <span className="chip small tone-warn">
            <Clock size={12} aria-hidden />
            {t('soonest', { date: formatShortDay(soonest.slice(0, 10)) })}
          </span>
        )}
      </Figure>
      <Figure title={t('disputes')}>
        <b className="big num">{formatNumber(disputes.changed + disputes.kept + disputes.open)}</b>
        <span className="sm t2">
          {t('disputeCounts', {
            changed: formatNumber(disputes.changed),
            kept: formatNumber(disputes.kept),
            open: formatNumber(disputes.open),
          })}
        </span>
      </Figure>
      <Figure title={t('ends')}>
        {strongest === null && weakest === null ? (
          <span className="sm t2">{t('endsNone')}</span>
        ) : (
          <span className="my-ends">
            <span className="chip small tone-ok" title={strongest ?? ''}>
              <Check size={12} aria-hidden />
              <span className="visually-hidden">{t('strongest')}: </span>
              <span className="el">{strongest}</span>
            </span>
            <span className="chip small tone-warn" title={weakest ?? ''}>
              <CircleAlert size={12} aria-hidden />
              <span className="visually-hidden">{t('weakest')}: </span>
              <span className="el">{weakest}</span>
            </span>
          </span>
        )}
      </Figure>
    </dl>
  );
}

function Figure({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <div title={help}>
      <dt className="sm t2">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Mean({ mean: { mean, low, high, n } }: { mean: Data['mean'] }) {
  const t = useTexts(myCallsTexts);
  return (
    <>
      <b className="big num">{mean === null ? '–' : formatNumber(mean)}</b>
      <span className="sm t2 num">
        {[
          ...(low === null || high === null
            ? []
            : [t('interval', { low: formatNumber(low), high: formatNumber(high) })]),
          n === 0 ? t('noneChosen') : t('ofCalls', { shown: formatNumber(n) }),
        ].join(' · ')}
      </span>
    </>
  );
}
