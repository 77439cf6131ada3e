import type { Bounds } from '@earshot/core/bounds.ts';
import type { Moved } from '@earshot/core/coaching/coaching.ts';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { CallsLink } from '../people/CallsLink.tsx';
import { boundsOf } from '../people/estimates.ts';
import { IntervalChart } from '../people/IntervalChart.tsx';
import './coaching.css';
import { movementTexts } from './movement.texts.ts';
import { useMeasureName, useMovedValue } from './use-moved-value.ts';

/** The measure before and after, with what can be said of the change, and what cannot. */
export function DidItMove({ moved }: { moved: Moved }) {
  const t = useTexts(movementTexts);
  const nameOf = useMeasureName();
  const show = useMovedValue();
  const { before, after, change, state, calls_needed: needed, unit } = moved;
  const bounds = boundsOf([before, after].flatMap(({ value, low, high }) => [value, low, high]));
  const step = (value: number) =>
    signed(value, unit === 'share' ? (one) => formatNumber(one * 100) : (one) => show(moved, one));
  return (
    <div className="did-it-move">
      <h3>{t('moved')}</h3>
      <p className="sm t2" dir="auto">
        {nameOf(moved)}
      </p>
      <dl>
        <Side name={t('before')} side={before} {...{ moved, bounds }} />
        <Side name={t('after')} side={after} {...{ moved, bounds }} />
      </dl>
      <p className="sm">
        <b>{t(`state_${state}`)}</b>{' '}
        {change !== null &&
          t(unit === 'share' ? 'changePoints' : 'change', {
            value: step(change.value),
            low: step(change.low),
            high: step(change.high),
          })}{' '}
        {needed !== null && t('needed', { count: needed, shown: formatNumber(needed) })}
      </p>
    </div>
  );
}

type SideProps = { name: string; moved: Moved; side: Moved['before']; bounds: Bounds | null };

function Side({ name, moved, side, bounds }: SideProps) {
  const t = useTexts(movementTexts);
  const value = useMovedValue();
  const show = (one: number) => value(moved, one);
  const shown = formatNumber(side.n);
  // Calls in which a script was said can be opened, those in which it was not cannot.
  const isSaid = moved.measure.kind === 'script';
  return (
    <div>
      <dt className="sm">{name}</dt>
      <dd>
        <IntervalChart estimate={side} median={null} bounds={bounds} show={show} />
        <b className="num">
          <CallsLink open={isSaid ? side.open : null}>
            {side.value === null ? '–' : show(side.value)}
          </CallsLink>
        </b>
        {side.low !== null && side.high !== null && (
          <span className="sm t2 num">{t('interval', { low: show(side.low), high: show(side.high) })}</span>
        )}
        <span className="sm t2">
          <CallsLink open={isSaid ? null : side.open} label={t('opens', { side: name, shown })}>
            {t('n', { shown })}
          </CallsLink>
        </span>
      </dd>
    </div>
  );
}

const signed = (value: number, show: (value: number) => string) =>
  value > 0 ? `+${show(value)}` : show(value).replace(/^-/u, '−');
