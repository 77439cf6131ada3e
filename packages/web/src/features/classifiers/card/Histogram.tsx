import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { written } from '../../../shared/classifiers/SpreadBar.tsx';
import { cardTexts } from './card.texts.ts';
import type { LabelFigures } from './report.ts';

/** How likely examples with the label and without it were told to have it, with the threshold and the band that is unsure. */
export function Histogram({ label }: { label: LabelFigures }) {
  const t = useTexts(cardTexts);
  const { name, threshold, unsure_from, unsure_to, histogram } = label;
  const bins = histogram.with.map((count, at) => ({ with: count, without: histogram.without[at] ?? 0 }));
  const sum = (counts: readonly number[]) => formatNumber(counts.reduce((all, one) => all + one, 0));
  // A few tall bars would hide all others: heights are as their roots.
  const most = Math.sqrt(Math.max(1, ...histogram.with, ...histogram.without));
  const height = (count: number) => `${(Math.sqrt(count) / most) * 100}%`;
  const at = (share: number) => `${share * 100}%`;
  return (
    <figure className="histogram" aria-label={t('histogram', { label: name })}>
      <div className="histogram-plot" aria-hidden>
        <i
          className="histogram-unsure"
          style={{ insetInlineStart: at(unsure_from), width: at(Math.max(0, unsure_to - unsure_from)) }}
        />
        {bins.map((bin, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bins never move.
          <span key={place} className="histogram-bin">
            <i className="histogram-bar without" style={{ height: height(bin.without) }} />
            <i className="histogram-bar with" style={{ height: height(bin.with) }} />
          </span>
        ))}
        <span className="histogram-threshold num" style={{ insetInlineStart: at(threshold) }}>
          {written(threshold)}
        </span>
      </div>
      <p className="histogram-axis num sm mut" aria-hidden>
        <span>0</span>
        {unsure_from < unsure_to && (
          <span className="tone-warn-text">
            {t('unsureBand', { from: written(unsure_from), to: written(unsure_to) })}
          </span>
        )}
        <span>1</span>
      </p>
      <figcaption className="sm t2 histogram-legend">
        <i className="histogram-key with" aria-hidden /> {t('withLabel', { shown: sum(histogram.with) })}
        <i className="histogram-key without" aria-hidden />{' '}
        {t('withoutLabel', { shown: sum(histogram.without) })}
        <span className="push">{t('outOfFold')}</span>
      </figcaption>
      <div className="visually-hidden">
        <table>
          <caption>{t('histogram', { label: name })}</caption>
          <tbody>
            {bins.map((bin, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: bins never move.
              <tr key={place}>
                <th scope="row">
                  {t('probability')} {written(place / bins.length)} – {written((place + 1) / bins.length)}
                </th>
                <td>{t('withLabel', { shown: formatNumber(bin.with) })}</td>
                <td>{t('withoutLabel', { shown: formatNumber(bin.without) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
