import type { GoalPreview } from '@earshot/core/goals/goals.api.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { whatIfTexts } from './what-if.texts.ts';

type Props = Pick<GoalPreview, 'before' | 'after'> & { passFrom: number };

/** Calls by tens of their score: as written filled, as it stands a dashed outline, and where passing begins. */
export function ScoreHistogram({ before, after, passFrom }: Props) {
  const t = useTexts(whatIfTexts);
  const most = Math.max(1, ...before.histogram, ...after.histogram);
  const height = (count: number) => `${(count / most) * 100}%`;
  const said = after.histogram
    .map((count, at) => t('column', { from: at * 10, to: at * 10 + 10, count: formatNumber(count) }))
    .join('; ');
  return (
    <figure className="score-histogram">
      <figcaption className="row xs t2">
        <span className="key draft">{t('draft')}</span>
        {before.n > 0 && <span className="key live">{t('live')}</span>}
      </figcaption>
      <div className="plot" role="img" aria-label={`${t('histogram')}. ${said}`}>
        {after.histogram.map((count, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ten columns that never move.
          <span key={at} className="column">
            <i className="draft" style={{ height: height(count) }} />
            {before.n > 0 && <i className="live" style={{ height: height(before.histogram[at] ?? 0) }} />}
          </span>
        ))}
        <span className="pass" style={{ insetInlineStart: `${passFrom}%` }}>
          <span className="num xs">{formatNumber(passFrom)}</span>
        </span>
      </div>
      <div className="axis num xs mut" aria-hidden>
        {[0, 20, 40, 60, 80, 100].map((value) => (
          <span key={value}>{value}</span>
        ))}
      </div>
    </figure>
  );
}
