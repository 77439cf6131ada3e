import { formatClock } from '../../../lib/format.ts';
import { useOneStop } from '../../../lib/use-one-stop.ts';
import { seek } from '../../../shared/player/playback.ts';
import { usePlayer } from '../../../shared/player/player-store.ts';
import type { EmotionSpan } from './emotion-spans.ts';
import { laneGap, laneHeight } from './lane-size.ts';
import { MarkIcon } from './MarkIcon.tsx';
import { useMarkLabel } from './use-mark-label.ts';
import type { Mark } from './use-marks.ts';
import type { View } from './view-window.ts';

type Props = { marks: readonly Mark[]; view: View };
type BandProps = Props & {
  /** The lane of a side, from above. */
  laneOf: (role: string | null) => number;
};
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

/**
 * What happened in the call, as buttons above the lanes. They are one stop of the Tab key, like the transcript: there can be
 * hundreds, and arrows go from one to the next.
 */
export function MarkRow({ marks, view }: Props) {
  const label = useMarkLabel();
  const shown = marks.filter((mark) => isIn(view, mark));
  const stopOf = useOneStop(shown.map(keyOf));
  return (
    <div className="mark-row" data-stops>
      {shown.map((mark) => (
        <button
          key={keyOf(mark)}
          type="button"
          {...stopOf(keyOf(mark))}
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

const underLane = (lane: number) => lane * (laneHeight + laneGap) + laneHeight + 1;

/** What was felt, as long as it lasted. */
export function EmotionStrip({ felt, view }: { felt: readonly EmotionSpan[]; view: View }) {
  return (
    <div className="emotion-strip" aria-hidden>
      {felt
        .filter((span) => isIn(view, span))
        .map((span) => (
          <i
            key={`${span.emotion}-${span.startMs}`}
            style={{ ...placeOf(span, view), background: `var(--emo-${span.emotion})` }}
          />
        ))}
    </div>
  );
}

/** The same over the lanes, as long as it took, and what is heard again and again. */
export function LaneBands({ marks, view, laneOf }: BandProps) {
  const label = useMarkLabel();
  const loop = usePlayer((player) => player.loop);
  return (
    <>
      {marks
        .filter((mark) => mark.kind !== 'silence' && isIn(view, mark))
        .map((mark) => (
          <div
            key={keyOf(mark)}
            className={`band ${mark.kind}`}
            style={{
              ...placeOf(mark, view),
              // What somebody said stands under the lane of who said it.
              ...(mark.role !== undefined && { top: underLane(laneOf(mark.role)) }),
            }}
          >
            {mark.kind === 'hold' && (
              <>
                <span className="whole">{label(mark)}</span>
                <span className="short num">{formatClock(mark.endMs - mark.startMs)}</span>
              </>
            )}
          </div>
        ))}
      {loop && isIn(view, loop) && <div className="band loop" style={placeOf(loop, view)} />}
    </>
  );
}
