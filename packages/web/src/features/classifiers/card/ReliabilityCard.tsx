import { Check, TriangleAlert } from 'lucide-react';
import { Explained } from '../../../components/Explained.tsx';
import { ReliabilityPlot } from '../../../components/ReliabilityPlot.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { written } from '../../../shared/classifiers/SpreadBar.tsx';
import { cardTexts } from './card.texts.ts';
import type { Report } from './report.ts';
import { tellingBins } from './telling-bins.ts';
import { termTexts } from './terms.texts.ts';

/** Above that a probability does not mean what it says. */
const mostError = 0.1;

/** Whether what it says is as likely as it says. */
export function ReliabilityCard({ report: { reliability, ece } }: { report: Report }) {
  const t = useTexts(cardTexts);
  const w = useTexts(termTexts);
  const bins = reliability.filter(({ n }) => n > 0);
  if (bins.length === 0) return null;
  const telling = tellingBins(bins);
  const rest = bins.filter((bin) => !telling.includes(bin));
  const isGood = ece !== null && ece <= mostError;
  return (
    <section className="card side-card reliability" aria-label={t('reliability')} data-testid="reliability">
      <ReliabilityPlot
        points={bins.map(({ probability, right, n }) => ({ probability, share: right / n, n }))}
      />
      <div className="reliability-text">
        <h2>{t('reliability')}</h2>
        <p className="sm t2">{t('reliabilityText')}</p>
        {ece !== null && (
          <p className="row">
            <span className={`chip small tone-${isGood ? 'ok' : 'warn'}`}>
              {isGood ? <Check size={11} aria-hidden /> : <TriangleAlert size={11} aria-hidden />}
              {t(isGood ? 'reliable' : 'unreliable')}
            </span>
            <Explained className="explained sm num" why={w('calibration')}>
              {t('errorIs', { shown: written(ece) })}
            </Explained>
          </p>
        )}
        <Bins bins={telling} />
        {rest.length > 0 && (
          <details className="reliability-rest">
            <summary className="sm">{t('otherBins', { shown: formatNumber(rest.length) })}</summary>
            <Bins bins={rest} />
          </details>
        )}
      </div>
    </section>
  );
}

function Bins({ bins }: { bins: Report['reliability'] }) {
  const t = useTexts(cardTexts);
  return (
    <ul className="sm t2 num">
      {bins.map(({ from, to, n, right }) => (
        <li key={from}>
          {t('binSaid', {
            from: formatNumber(from, 1),
            to: formatNumber(to, 1),
            right: formatNumber(right),
            n: formatNumber(n),
          })}
        </li>
      ))}
    </ul>
  );
}
