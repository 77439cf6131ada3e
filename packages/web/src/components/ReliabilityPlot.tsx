import { formatNumber } from '../lib/format.ts';
import './reliability.css';

/** `probability`: what was said, on the mean; `share`: how often it was so; `n`: of how many. */
export type ReliabilityPoint = { probability: number; share: number; n: number };

const [size, edge] = [160, 20];

/** What is said to be likely against how often it is so, on the dashed line where both are the same. Read as words beside it. */
export function ReliabilityPlot({ points }: { points: readonly ReliabilityPoint[] }) {
  const at = (share: number) => edge + share * (size - edge - 6);
  const up = (share: number) => size - at(share);
  const most = Math.max(1, ...points.map(({ n }) => n));
  const drawn = points.map(({ probability, share, n }) => ({ x: at(probability), y: up(share), n }));
  return (
    <svg className="reliability-plot" viewBox={`0 0 ${size} ${size}`} aria-hidden>
      <rect x={edge} y={6} width={size - edge - 6} height={size - edge - 6} className="reliability-frame" />
      <line x1={at(0)} y1={up(0)} x2={at(1)} y2={up(1)} className="reliability-even" />
      <polyline points={drawn.map(({ x, y }) => `${x},${y}`).join(' ')} className="reliability-line" />
      {drawn.map(({ x, y, n }) => (
        <circle key={x} cx={x} cy={y} r={2 + 4 * Math.sqrt(n / most)} className="reliability-dot" />
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
  );
}
