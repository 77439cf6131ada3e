import type { Moved } from '@earshot/core/coaching/coaching.ts';
import { formatNumber, formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { boundsOf } from '../../shared/people/estimates.ts';
import { IntervalChart } from '../../shared/people/IntervalChart.tsx';
import { sideTexts } from './side.texts.ts';

/** The measure before and after, with what can be said of the change, and what cannot. */
export function DidItMove({ moved }: { moved: Moved }) {
  const t = useTexts(sideTexts);
  const show = (value: number) => (moved.unit === 'share' ? formatPercent(value) : formatNumber(value, 1));
  const { before, after, change, state, calls_needed: needed } = moved;
  const bounds = boundsOf([before, after].flatMap(({ value, low, high }) => [value, low, high]));
  return (
    <div className="my-moved">
      <h3>{t('moved')}</h3>
      <p className="sm t2" dir="auto">
        {moved.name ?? t('gone')}
      </p>
      <dl>
        {[
          { name: t('before'), side: before },
          { name: t('after'), side: after },
        ].map(({ name, side }) => (
          <div key={name}>
            <dt className="sm">{name}</dt>
            <dd>
              <IntervalChart estimate={side} median={null} bounds={bounds} show={show} />
              <b className="num">{side.value === null ? '–' : show(side.value)}</b>
              <span className="sm t2 num">{t('n', { shown: formatNumber(side.n) })}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="sm">
        <b>{t(`state_${state}`)}</b>{' '}
        {change !== null &&
          t('change', {
            value: signed(change.value, show),
            low: signed(change.low, show),
            high: signed(change.high, show),
          })}{' '}
        {needed !== null && t('needed', { count: needed, shown: formatNumber(needed) })}
      </p>
    </div>
  );
}

const signed = (value: number, show: (value: number) => string) =>
  value > 0 ? `+${show(value)}` : show(value);
