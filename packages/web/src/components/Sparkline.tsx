import './charts.css';

type Props = {
  values: readonly number[];
  /** What it shows, in words. */
  label: string;
  isQuiet?: boolean;
};

const width = 92;
const height = 26;
const edge = 3;

/** How a number went, the present last, in the height of a line of text. */
export function Sparkline({ values, label, isQuiet = false }: Props) {
  const most = Math.max(1, ...values);
  const points = values.map((value, at) => ({
    x: edge + (at * (width - 2 * edge)) / Math.max(1, values.length - 1),
    y: height - edge - (value / most) * (height - 2 * edge),
  }));
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const last = points.at(-1);
  return (
    <svg
      className={isQuiet ? 'sparkline quiet' : 'sparkline'}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      <polygon points={`${edge},${height} ${line} ${width - edge},${height}`} />
      <polyline points={line} />
      {last && <circle cx={last.x} cy={last.y} r={2.2} />}
    </svg>
  );
}
