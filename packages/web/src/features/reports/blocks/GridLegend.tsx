import { legendTones, type Scale } from '@earshot/core/reports/drawing/cell-tone.ts';
import type { Grid } from '@earshot/core/reports/drawing/grid.ts';
import { fewCalls, isEstimate, someCalls } from '@earshot/core/reports/drawing/trust.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';
import { type ReactNode, useContext } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { OpenCalls } from '../cell/open-calls.ts';
import { blockTexts } from './blocks.texts.ts';
import { backgroundOf } from './cell-background.ts';
import { useValueText } from './use-value-text.ts';

type Props = {
  scale: Scale | null;
  measure: Measure;
  all: Grid['all'];
  shown: Grid;
  /** What is said of too few, where these are no calls. */
  few?: string | undefined;
  /** Besides. */
  children?: ReactNode;
};

/** What colours, hatching and keys mean, and what is not shown. */
export function GridLegend({ scale, measure, all, shown, few, children }: Props) {
  const t = useTexts(blockTexts);
  const hasKeys = useContext(OpenCalls) !== 'nowhere';
  const left = [
    [shown.rows.length, all.rows],
    [shown.columns.length, all.columns],
  ].filter(([some = 0, whole = 0]) => some < whole);
  return (
    <p className="report-legend xs t2">
      {scale && <Colours scale={scale} measure={measure} />}
      {isEstimate(measure) && (
        <>
          <span>
            <i className="report-swatch report-hatch" aria-hidden /> {few ?? t('few', { count: fewCalls })}
          </span>
          <span>{t('faded', { most: someCalls })}</span>
        </>
      )}
      {children}
      {left.map(([some = 0, whole = 0]) => (
        <span key={whole}>{t('firstOf', { shown: formatNumber(some), all: formatNumber(whole) })}</span>
      ))}
      {hasKeys && (
        <span className="report-keys" aria-hidden>
          <kbd>←</kbd>
          <kbd>↑</kbd>
          <kbd>↓</kbd>
          <kbd>→</kbd> {t('keysNext')} <kbd>Enter</kbd> {t('keysOpen')}
        </span>
      )}
    </p>
  );
}

function Colours({ scale, measure }: { scale: Scale; measure: Measure }) {
  const valueText = useValueText();
  return (
    <span>
      {valueText(measure, scale.low)}
      {legendTones(scale, measure).map((tone) => (
        <i
          key={tone.depth}
          className="report-swatch"
          style={{ background: backgroundOf(tone) }}
          aria-hidden
        />
      ))}
      {valueText(measure, scale.high)}
    </span>
  );
}
