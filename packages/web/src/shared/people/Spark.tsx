import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import './people.css';
import { peopleTexts } from './people.texts.ts';

const width = 82;
const height = 26;
const margin = 3;

/** Calls week by week as a line. `most` is that of all lines which stand together, so that they can be compared. */
export function Spark({ weeks, most }: { weeks: readonly number[]; most: number }) {
  const t = useTexts(peopleTexts);
  if (weeks.length === 0) return null;
  const step = (width - 2 * margin) / Math.max(1, weeks.length - 1);
  const points = weeks.map((count, at) => ({
    x: margin + at * step,
    y: height - margin - (count / Math.max(1, most)) * (height - 2 * margin),
  }));
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const last = points.at(-1);
  const said = t('byWeek', { weeks: weeks.map((count) => formatNumber(count)).join(', ') });
  return (
    <svg className="spark" width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img">
      <title>{said}</title>
      <polygon points={`${margin},${height} ${line} ${width - margin},${height}`} />
      <polyline points={line} />
      {last && <circle cx={last.x} cy={last.y} r={2.5} />}
    </svg>
  );
}
