import type { CallScore } from '@earshot/core/goals/goals.api.ts';
import { Check, CircleDashed, X } from 'lucide-react';
import './goals.css';

type Props = { score: Pick<CallScore, 'score' | 'passed'> };

const radius = 16;
const round = 2 * Math.PI * radius;

/** A score as a ring that is filled so far, with whether it passed as a shape in it. Said in words beside it. */
export function ScoreRing({ score: { score, passed } }: Props) {
  const Shape = passed === null ? CircleDashed : passed ? Check : X;
  return (
    <svg
      className={passed === null ? 'score-ring' : passed ? 'score-ring passed' : 'score-ring failed'}
      viewBox="0 0 40 40"
      width={40}
      height={40}
      aria-hidden
    >
      <circle cx={20} cy={20} r={radius} className="track" />
      <circle
        cx={20}
        cy={20}
        r={radius}
        strokeDasharray={`${(round * (score ?? 0)) / 100} ${round}`}
        transform="rotate(-90 20 20)"
      />
      <Shape x={13} y={13} size={14} />
    </svg>
  );
}
