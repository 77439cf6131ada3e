import type { Peaks } from '@earshot/core/files/files.api.ts';
import { useRef } from 'react';
import { formatClock } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { playerTexts } from '../../../shared/player/player.texts.ts';
import { seekByKey } from '../../../shared/player/position-keys.ts';
import type { EmotionSpan } from './emotion-spans.ts';
import { EmotionStrip, LaneBands, MarkRow } from './LaneMarks.tsx';
import { laneGap, laneHeight, stripHeight } from './lane-size.ts';
import { useLaneDrawing } from './use-lane-drawing.ts';
import { useLanePointer } from './use-lane-pointer.ts';
import type { Mark } from './use-marks.ts';
import { useWheelZoom } from './use-wheel-zoom.ts';
import { useWidth } from './use-width.ts';
import { ticksOf, type View } from './view-window.ts';

type Props = {
  peaks: Peaks;
  marks: readonly Mark[];
  felt: readonly EmotionSpan[];
  view: View;
  setView: (change: (view: View) => View) => void;
  /** Channels from above. */
  order: number[];
  /** Of all lanes together, pixels. */
  height: number;
};

/** The stretch of the call that is looked at: marks, lanes, the axis, and a line where it is heard. */
export function LanesView({ peaks, marks, felt, view, setView, order, height }: Props) {
  const t = useTexts(playerTexts);
  const durationMs = peaks.duration_ms;
  const box = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const clock = useRef<HTMLSpanElement>(null);
  const width = useWidth(box);
  const span = Math.max(1, view.toMs - view.fromMs);
  // A label that would be cut at the edge is left out.
  const ticks = ticksOf(view, width).filter((ms) => ((view.toMs - ms) / span) * width > 16);
  const strip = felt.length > 0 ? stripHeight : 0;
  useLaneDrawing({ canvas, area, head, clock }, { peaks, order, view, setView, width });
  useWheelZoom(box, durationMs, setView);
  const pointer = useLanePointer((clientX) => {
    const rect = (box.current as HTMLDivElement).getBoundingClientRect();
    return Math.min(durationMs, Math.max(0, view.fromMs + ((clientX - rect.left) / rect.width) * span));
  });
  return (
    <div className="lanes-view" ref={box}>
      <MarkRow marks={marks} view={view} />
      <div
        ref={area}
        className="lane-area"
        role="slider"
        tabIndex={0}
        aria-label={t('position')}
        aria-valuemin={0}
        aria-valuemax={Math.round(durationMs / 1000)}
        aria-valuenow={0}
        style={{ height }}
        onKeyDown={(event) => seekByKey(event, durationMs)}
        {...pointer}
      >
        {order.map((channel, index) => (
          <div
            key={channel}
            className="lane-back"
            style={{ top: index * (laneHeight + laneGap), height: laneHeight }}
          />
        ))}
        <canvas ref={canvas} style={{ height }} />
        <LaneBands
          {...{ marks, view }}
          laneOf={(role) =>
            Math.max(
              0,
              order.findIndex((channel) => peaks.roles[channel] === role),
            )
          }
        />
      </div>
      {felt.length > 0 && <EmotionStrip felt={felt} view={view} />}
      <div className="axis" aria-hidden>
        {ticks.map((ms) => (
          <span key={ms} style={{ left: `${((ms - view.fromMs) / span) * 100}%` }}>
            {formatClock(ms)}
          </span>
        ))}
      </div>
      <div className="playhead" ref={head} style={{ height: height + 4 + strip }} aria-hidden>
        <span ref={clock} style={{ top: height + 8 + strip }} />
      </div>
    </div>
  );
}
