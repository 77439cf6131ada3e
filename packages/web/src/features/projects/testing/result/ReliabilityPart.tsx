import { ReliabilityPlot } from '../../../../components/ReliabilityPlot.tsx';
import { formatFixed, formatNumber, formatPercent } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { testingTexts } from '../../testing.texts.ts';
import type { TestResult } from '../testing.queries.ts';

/** Nearer to 0 or 1 something is said outright. */
const surely = 0.02;

/** Whether what a version says is as likely as it says. */
export function ReliabilityPart({ reliability }: Pick<TestResult, 'reliability'>) {
  const t = useTexts(testingTexts);
  const bins = reliability.filter(({ n }) => n > 0);
  // A yes or a no without anything between says nothing of how likely it is.
  if (!bins.some(({ probability: said }) => said > surely && said < 1 - surely)) return null;
  return (
    <section className="card testing-reliability" aria-label={t('reliability')}>
      <ReliabilityPlot points={bins.map(({ probability, right, n }) => ({ probability, share: right, n }))} />
      <div>
        <h2>{t('reliability')}</h2>
        <ul className="sm t2 num">
          {bins.map(({ probability, right, n }) => (
            <li key={probability}>
              {t('reliabilityBin', {
                probability: formatFixed(probability, 2),
                share: formatPercent(right),
                n: formatNumber(n),
              })}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
