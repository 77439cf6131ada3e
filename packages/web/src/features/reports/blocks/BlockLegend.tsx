import type { Draw } from '@earshot/core/reports/reports.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { blockTexts } from './blocks.texts.ts';

type Props = { draw: Draw; hasBefore: boolean; hasRange: boolean };

/** What lines, ticks and whiskers of a drawing mean. */
export function BlockLegend({ draw, hasBefore, hasRange }: Props) {
  const t = useTexts(blockTexts);
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
    </span>
  );
}
