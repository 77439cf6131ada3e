import { formatClock } from '../../../lib/format.ts';
import { seek } from '../../../shared/player/playback.ts';
import { usePlayer } from '../../../shared/player/player-store.ts';
import { MarkIcon } from './MarkIcon.tsx';
import { useMarkLabel } from './use-mark-label.ts';
import type { Mark } from './use-marks.ts';
import type { View } from './view-window.ts';

type Props = { marks: readonly Mark[]; view: View };
type Stretch = { startMs: number; endMs: number };

const isIn = (view: View, { startMs, endMs }: Stretch) => endMs > view.fromMs && startMs < view.toMs;
const percent = (ms: number, { fromMs, toMs }: View) => `${(ms / Math.max(1, toMs - fromMs)) * 100}%`;
const leftOf = ({ startMs }: Stretch, view: View) =>
  percent(Math.max(startMs, view.fromMs) - view.fromMs, view);
const placeOf = (stretch: Stretch, view: View) => ({
  left: leftOf(stretch, view),
  width: percent(Math.min(stretch.endMs, view.toMs) - Math.max(stretch.startMs, view.fromMs), view),
});
const keyOf = ({ kind, startMs, endMs }: Mark) => `${kind}-${startMs}-${endMs}`;

/** What happened in the call, as buttons above the lanes. */
export function MarkRow({ marks, view }: Props) {
  const label = useMarkLabel();
  return (
    <div className="mark-row">
      {marks
        .filter((mark) => isIn(view, mark))
        .map((mark) => (
          <button
            key={keyOf(mark)}
            type="button"
            className="plain mark"
            style={{ left: leftOf(mark, view) }}
            title={`${label(mark)}, ${formatClock(mark.startMs)}`}
            aria-label={`${label(mark)}, ${formatClock(mark.startMs)}`}
            onClick={() => seek(mark.startMs, true)}
          >
            <MarkIcon kind={mark.kind} />
          </button>
        ))}
    </div>
  );
}

/** The same over the lanes, as long as it took, and what is heard again and again. */
export function LaneBands({ marks, view }: Props) {
  const label = useMarkLabel();
  const loop = usePlayer((player) => player.loop);
  return (
    <>
      {marks
        .filter((mark) => mark.kind !== 'silence' && isIn(view, mark))
        .map((mark) => (
          <div key={keyOf(mark)} className={`band ${mark.kind}`} style={placeOf(mark, view)}>
            {mark.kind === 'hold' && <span>{label(mark)}</span>}
          </div>
        ))}
      {loop && isIn(view, loop) && <div className="band loop" style={placeOf(loop, view)} />}
    </>
  );
}
