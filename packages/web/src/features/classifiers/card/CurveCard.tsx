import { formatFixed, formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { written } from '../../../shared/classifiers/SpreadBar.tsx';
import { cardTexts } from './card.texts.ts';
import type { Report } from './report.ts';

type Props = { curve: Report['curve']; forecast: Report['forecast'] };

const [width, height] = [340, 150];
const [left, bottom, top] = [30, 22, 8];

/** Accuracy as versions were learned from more and more examples, and what the next ones would likely bring. */
export function CurveCard({ curve, forecast }: Props) {
  const t = useTexts(cardTexts);
  if (curve.length === 0) return null;
  const last = curve.at(-1);
  const ahead = forecast === null || last === undefined ? null : { n: last.n + forecast.more, ...forecast };
  const least = Math.floor(Math.min(...curve.map(({ low }) => low)) * 10) / 10;
  const most = ahead?.n ?? last?.n ?? 1;
  const x = (n: number) => left + (n / most) * (width - left - 6);
  const y = (value: number) => top + ((1 - value) / Math.max(0.1, 1 - least)) * (height - top - bottom);
  const line = (points: readonly { n: number; value: number }[]) =>
    points.map(({ n, value }) => `${x(n)},${y(Math.min(1, value))}`).join(' ');
  const band = [
    ...curve.map(({ n, high }) => ({ n, value: high })),
    ...curve.toReversed().map(({ n, low }) => ({ n, value: low })),
  ];
  return (
    <section className="card side-card" aria-label={t('curve')} data-testid="curve">
      <h2>{t('curve')}</h2>
      <svg className="curve" viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {[least, (1 + least) / 2, 1].map((value) => (
          <g key={value}>
            <line x1={left} x2={width - 6} y1={y(value)} y2={y(value)} className="curve-grid" />
            <text x={left - 5} y={y(value) + 4} textAnchor="end">
              {written(value)}
            </text>
          </g>
        ))}
        <polygon points={line(band)} className="curve-band" />
        <polyline points={line(curve)} className="curve-line" />
        {ahead && last && (
          <polyline
            points={line([last, { n: ahead.n, value: last.value + ahead.gain }])}
            className="curve-ahead"
          />
        )}
        {curve.map(({ n, value }) => (
          <circle key={n} cx={x(n)} cy={y(value)} r={3.5} className="curve-point" />
        ))}
        {/* With its middle at the border half of a number would be cut off. */}
        {[...new Set([curve[0], last])].map((point) =>
          point === undefined ? null : (
            <text key={point.n} x={x(point.n)} y={height - 6} textAnchor={point === last ? 'end' : 'start'}>
              {formatNumber(point.n)}
            </text>
          ),
        )}
      </svg>
      <ul className="visually-hidden">
        {curve.map(({ n, value }) => (
          <li key={n}>{t('curvePoint', { n: formatNumber(n), value: written(value) })}</li>
        ))}
      </ul>
      <p className="sm forecast">
        {forecast
          ? t('forecast', {
              more: formatNumber(forecast.more),
              gain: formatFixed(forecast.gain, 3),
              low: formatFixed(forecast.low, 3),
              high: formatFixed(forecast.high, 3),
            })
          : t('noForecast')}
      </p>
    </section>
  );
}
