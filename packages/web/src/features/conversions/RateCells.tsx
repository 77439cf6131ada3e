import type { Bounds } from '@earshot/core/bounds.ts';
import type { ConversionFigures } from '@earshot/core/conversions/conversions.api.ts';
import { type ConversionValue, fewestCalls } from '@earshot/core/conversions/conversions.ts';
import { formatNumber, formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { CallsLink } from '../../shared/people/CallsLink.tsx';
import { IntervalChart } from '../../shared/people/IntervalChart.tsx';
import { conversionsTexts } from './conversions.texts.ts';
import { formatWorth } from './use-words.ts';

type Props = { figures: ConversionFigures };

/** Whether a rate says enough to be shown. */
export const isTold = ({ calls }: Pick<ConversionFigures, 'calls'>): boolean => calls >= fewestCalls;

/** The rate with its interval on a scale that it shares with others. */
export function RateInterval({
  figures,
  bounds,
  mean,
}: Props & { bounds: Bounds | null; mean?: number | null }) {
  const t = useTexts(conversionsTexts);
  const { rate, calls, low, high } = figures;
  if (!isTold(figures)) return <span className="conversion-few">{t('fromTen', { count: fewestCalls })}</span>;
  return (
    <IntervalChart
      estimate={{ value: rate, n: calls, low, high }}
      median={mean ?? null}
      bounds={bounds}
      show={(share) => formatPercent(share, 1)}
      lineText={(shown) => t('average', { shown })}
    />
  );
}

/** The rate, and the bounds of its interval under it. */
export function RateBounds({ figures }: Props) {
  const { rate, low, high } = figures;
  if (!isTold(figures) || rate === null || low === null || high === null)
    return <span className="mut">–</span>;
  return (
    <>
      <b>{formatPercent(rate, 1)}</b>
      <span className="conversion-bounds">
        {formatNumber(low * 100, 1)} – {formatNumber(high * 100, 1)}
      </span>
    </>
  );
}

/** How many conversions of how many calls; each number opens them. */
export function CallsOfRate({ figures, what }: Props & { what: string }) {
  const t = useTexts(conversionsTexts);
  const { calls, conversions, open, open_calls } = figures;
  const shown = { all: formatNumber(calls), own: formatNumber(conversions) };
  return (
    <span className="conversion-calls">
      <CallsLink open={open} label={`${t('conversionsOf', { what })}: ${shown.own}`}>
        {shown.own}
      </CallsLink>{' '}
      <CallsLink open={open_calls} label={`${t('callsOf', { what })}: ${t('ofCalls', { shown: shown.all })}`}>
        {t('ofCalls', { shown: shown.all })}
      </CallsLink>
    </span>
  );
}

export function RevenueCell({ figures, value }: Props & { value: Pick<ConversionValue, 'currency'> }) {
  const { revenue } = figures;
  return revenue === null ? <span className="mut">–</span> : <b>{formatWorth(revenue, value)}</b>;
}
