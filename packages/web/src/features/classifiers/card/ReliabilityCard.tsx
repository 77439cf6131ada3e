import { Check, TriangleAlert } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { written } from '../parts/SpreadBar.tsx';
import { cardTexts } from './card.texts.ts';
import type { Report } from './report.ts';

const [size, edge] = [160, 20];
/** Above that a probability does not mean what it says. */
const mostError = 0.1;

/** Whether what it says is as likely as it says. */
export function ReliabilityCard({ report: { reliability, ece } }: { report: Report }) {
  const t = useTexts(cardTexts);
  const bins = reliability.filter(({ n }) => n > 0);
  if (bins.length === 0) return null;
  const at = (share: number) => edge + share * (size - edge - 6);
  const up = (share: number) => size - at(share);
  const most = Math.max(...bins.map(({ n }) => n));
  const isGood = ece !== null && ece <= mostError;
  const points = bins.map(({ probability, right, n }) => ({ x: at(probability), y: up(right / n), n }));
  return (
    <section className="card side-card reliability" aria-label={t('reliability')} data-testid="reliability">
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden>
        <rect x={edge} y={6} width={size - edge - 6} height={size - edge - 6} className="curve-frame" />
        <line x1={at(0)} y1={up(0)} x2={at(1)} y2={up(1)} className="curve-even" />
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className="curve-line" />
        {points.map(({ x, y, n }) => (
          <circle key={x} cx={x} cy={y} r={2 + 4 * Math.sqrt(n / most)} className="curve-dot" />
        ))}
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <text x={at(share)} y={size - 4} textAnchor="middle">
              {formatNumber(share, 1)}
            </text>
            <text x={edge - 4} y={up(share) + 4} textAnchor="end">
              {formatNumber(share, 1)}
            </text>
          </g>
        ))}
      </svg>
      <div className="reliability-text">
        <h2>{t('reliability')}</h2>
        <p className="sm t2">{t('reliabilityText')}</p>
        {ece !== null && (
          <p className="row">
            <span className={`chip small tone-${isGood ? 'ok' : 'warn'}`}>
              {isGood ? <Check size={11} aria-hidden /> : <TriangleAlert size={11} aria-hidden />}
              {t(isGood ? 'reliable' : 'unreliable')}
            </span>
            <span className="sm num">{t('errorIs', { shown: written(ece) })}</span>
          </p>
        )}
        <ul className="sm t2 num reliability-bins">
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
      </div>
    </section>
  );
}
