import type { Draw } from '@earshot/core/reports/reports.ts';
import { useContext } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { blockTexts } from './blocks.texts.ts';
import { usualTexts } from './usual.texts.ts';
import { UsualRanges } from './usual-ranges.ts';

type Props = { draw: Draw; hasBefore: boolean; hasRange: boolean };

/** What lines, ticks and whiskers of a drawing mean. */
export function BlockLegend({ draw, hasBefore, hasRange }: Props) {
  const t = useTexts(blockTexts);
  const u = useTexts(usualTexts);
  const usual = useContext(UsualRanges)?.usual;
  if (draw === 'line')
    return (
      <span className="report-legend xs t2">
        <span>
          <i className="report-key-now" aria-hidden /> {t('now')}
        </span>
        {hasBefore && (
          <span>
            <i className="report-key-before" aria-hidden /> {t('before')}
          </span>
        )}
      </span>
    );
  if (draw !== 'bar') return null;
  return (
    <span className="report-legend xs t2">
      {hasBefore && (
        <span>
          <i className="report-key-tick" aria-hidden /> {t('before')}
        </span>
      )}
      {hasRange && (
        <span>
          <i className="report-key-range" aria-hidden /> {t('interval')}
        </span>
      )}
      {usual?.rows.some(({ values }) => values.some((range) => range !== null)) && (
        <span>
          <i className="report-key-usual" aria-hidden /> {u('usual')}
        </span>
      )}
    </span>
  );
}
