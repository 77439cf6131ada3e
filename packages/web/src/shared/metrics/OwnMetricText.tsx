import type { OwnMetricValue } from '@earshot/core/metrics/metrics.api.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { ownMetricTexts } from './own-metric.texts.ts';

type Props = { metric: Pick<OwnMetricValue, 'unit' | 'lower_limit' | 'upper_limit'> & { value: number } };

/** A number with its unit; one outside its limits is marked by colour and arrow. */
export function OwnMetricText({ metric: { value, unit, lower_limit, upper_limit } }: Props) {
  const t = useTexts(ownMetricTexts);
  const text = [formatNumber(value, 2), unit].filter(Boolean).join(' ');
  const isLow = lower_limit !== null && value < lower_limit;
  const isHigh = upper_limit !== null && value > upper_limit;
  if (!isLow && !isHigh) return <b className="num">{text}</b>;
  const why = isLow
    ? t('below', { limit: formatNumber(lower_limit, 2) })
    : t('above', { limit: formatNumber(upper_limit ?? 0, 2) });
  return (
    <b className="num" style={{ color: 'var(--bad-fg)' }} title={why}>
      {text} {isLow ? <ArrowDown size={13} aria-hidden /> : <ArrowUp size={13} aria-hidden />}
      <span className="visually-hidden">, {why}</span>
    </b>
  );
}
