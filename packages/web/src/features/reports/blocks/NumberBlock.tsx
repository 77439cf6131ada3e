import { changeOf } from '@earshot/core/reports/drawing/change.ts';
import type { Drawn } from '@earshot/core/reports/drawing/drawn.ts';
import { isEstimate, trustOf } from '@earshot/core/reports/drawing/trust.ts';
import type { ReportRow, ReportValue } from '@earshot/core/reports/reports.api.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { blockTexts } from './blocks.texts.ts';
import { ChangeMark } from './ChangeMark.tsx';
import { UsualTrack } from './UsualTrack.tsx';
import { useMeasureText } from './use-measure-text.ts';
import { useValueText } from './use-value-text.ts';
import { standing, useRangesOf } from './usual-ranges.ts';
import { ValueLink } from './ValueLink.tsx';

/** Each measure as one large number. */
export function NumberBlock({ block, counted }: Drawn) {
  const measureText = useMeasureText();
  return (
    <dl className="report-numbers">
      {block.measures.map((measure, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of them may count the same
        <div key={at} data-testid={`number-${at}`}>
          {block.measures.length > 1 && <dt>{measureText(measure)}</dt>}
          <BigNumber measure={measure} totals={counted.totals} at={at} of={measureText(measure)} />
        </div>
      ))}
    </dl>
  );
}

type Props = { measure: Measure; totals: ReportRow; at: number; of: string };

function BigNumber({ measure, totals, at, of }: Props) {
  const t = useTexts(blockTexts);
  const range = useRangesOf(at)(totals);
  const value = totals.values[at];
  if (value === undefined || value.value === null) return <dd className="mut">{t('noValue')}</dd>;
  const trust = trustOf(measure, value);
  const isUnusual = range !== null && standing(measure, value, range) !== 'within';
  const look = `report-big${trust === 'few' ? ' report-hatch' : ''}${isUnusual ? ' report-unusual' : ''}`;
  return (
    <>
      <dd className={look}>
        <ValueLink measure={measure} value={value} of={of} />
        <ChangeMark measure={measure} value={value} isChip />
      </dd>
      {range && <UsualTrack measure={measure} value={value} range={range} />}
      <Facts measure={measure} value={value} />
    </>
  );
}

/** What was before, of how many calls, and between which bounds. */
function Facts({ measure, value }: { measure: Measure; value: ReportValue }) {
  const t = useTexts(blockTexts);
  const valueText = useValueText();
  const { before, n, low, high } = value;
  const isSure = changeOf(measure, value)?.isSure ?? null;
  const facts = [
    ...(before === null
      ? []
      : before.value === null
        ? [t('wasNot')]
        : [t('was', { shown: valueText(measure, before.value) })]),
    ...(isEstimate(measure) ? [t('nIs', { shown: formatNumber(n) })] : []),
    ...(low === null || high === null
      ? []
      : [t('range', { low: valueText(measure, low), high: valueText(measure, high) })]),
    ...(isSure === null ? [] : [t(isSure ? 'sure' : 'chance')]),
  ];
  return <dd className="sm t2 num">{facts.join(' · ')}</dd>;
}
