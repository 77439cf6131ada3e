import { measureOf } from '@earshot/core/reports/measures.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { blockTexts } from './blocks.texts.ts';
import { backgroundOf, type Scale } from './cell-tone.ts';
import type { Grid } from './grid.ts';
import { fewCalls, isEstimate, someCalls } from './trust.ts';
import { useValueText } from './use-value-text.ts';

type Props = { scale: Scale | null; measure: Measure; all: Grid['all']; shown: Grid };

const depths = [0, 0.25, 0.5, 0.75, 1];
const judged = [-1, -0.5, 0, 0.5, 1];

/** What colours, hatching and keys mean, and what is not shown. */
export function GridLegend({ scale, measure, all, shown }: Props) {
  const t = useTexts(blockTexts);
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
            <i className="report-swatch report-hatch" aria-hidden /> {t('few', { count: fewCalls })}
          </span>
          <span>{t('faded', { most: someCalls })}</span>
        </>
      )}
      {left.map(([some = 0, whole = 0]) => (
        <span key={whole}>{t('firstOf', { shown: formatNumber(some), all: formatNumber(whole) })}</span>
      ))}
      <span className="report-keys" aria-hidden>
        <kbd>←</kbd>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        <kbd>→</kbd> {t('keysNext')} <kbd>Enter</kbd> {t('keysOpen')}
      </span>
    </p>
  );
}

function Colours({ scale, measure }: { scale: Scale; measure: Measure }) {
  const valueText = useValueText();
  const isJudged = scale.middle !== null;
  return (
    <span>
      {valueText(measure, scale.low)}
      {(isJudged ? judged : depths).map((depth) => (
        <i
          key={depth}
          className="report-swatch"
          style={{ background: backgroundOf({ depth: turned(depth, measure, isJudged), isJudged }) }}
          aria-hidden
        />
      ))}
      {valueText(measure, scale.high)}
    </span>
  );
}

/** From the lowest on, which is the best where less is better. */
const turned = (depth: number, { name }: Measure, isJudged: boolean): number =>
  isJudged && measureOf(name).better === 'low' ? -depth : depth;
