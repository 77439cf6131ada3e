import type { QuestionAgreement } from '@earshot/core/reviews/agreement.api.ts';
import { formatNumber, formatShortDay } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import '../../components/charts.css';
import { agreementTexts } from './agreement.texts.ts';
import { formatAgreement } from './figures.ts';

type Week = QuestionAgreement['weeks'][number];

const [width, height] = [420, 150];
const edge = { left: 30, right: 8, top: 8, bottom: 20 };

/** κ week by week with its interval, from what chance gives to always; a table of the same for whoever reads. */
export function WeeksChart({ weeks }: { weeks: readonly Week[] }) {
  const t = useTexts(agreementTexts);
  const known = weeks.flatMap((week, at) =>
    week.value === null || week.low === null || week.high === null
      ? []
      : [{ ...week, at, value: week.value, low: week.low, high: week.high }],
  );
  if (known.length === 0) return null;
  const x = (at: number) =>
    edge.left + (at * (width - edge.left - edge.right)) / Math.max(1, weeks.length - 1);
  const y = (value: number) =>
    edge.top + (1 - Math.min(1, Math.max(0, value))) * (height - edge.top - edge.bottom);
  const point = (at: number, value: number) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`;
  const band = [
    ...known.map(({ at, high }) => point(at, high)),
    ...known.toReversed().map(({ at, low }) => point(at, low)),
  ].join(' ');
  const named = [known[0], known.at(-1)].filter((one) => one !== undefined);
  return (
    <figure className="weeks-chart">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {[0, 0.5, 1].map((value) => (
          <g key={value}>
            <line className="grid" x1={edge.left} x2={width - edge.right} y1={y(value)} y2={y(value)} />
            <text x={edge.left - 6} y={y(value) + 4} textAnchor="end">
              {formatNumber(value, 1)}
            </text>
          </g>
        ))}
        <polygon className="band" points={band} />
        <polyline className="line" points={known.map(({ at, value }) => point(at, value)).join(' ')} />
        {known.map(({ at, value, week }) => (
          <circle key={week} className="dot" cx={x(at)} cy={y(value)} r={3} />
        ))}
        {named.map(({ at, week }, place) => (
          <text
            key={`${week}-${place === 0 ? 'first' : 'last'}`}
            x={x(at)}
            y={height - 4}
            textAnchor={place === 0 ? 'start' : 'end'}
          >
            {named.length > 1 && named[0]?.week === named[1]?.week && place === 1 ? '' : formatShortDay(week)}
          </text>
        ))}
      </svg>
      <figcaption className="visually-hidden">
        {[
          t('overTime'),
          ...known.map(({ week, value, n }) =>
            t('weekValue', { week: formatShortDay(week), shown: formatAgreement(value), n: formatNumber(n) }),
          ),
        ].join('. ')}
      </figcaption>
    </figure>
  );
}
