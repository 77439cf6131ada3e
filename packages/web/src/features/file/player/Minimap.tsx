import type { Peaks } from '@earshot/core/files/files.api.ts';
import { useEffect, useRef } from 'react';
import { useCustomization } from '../../../lib/customization.ts';
import { onTick, seek } from '../../../shared/player/playback.ts';
import { drawLanes, fullScaleOf, laneColours } from '../../../shared/player/waveform.ts';
import type { Mark } from './use-marks.ts';
import { useWidth } from './use-width.ts';
import type { View } from './view-window.ts';

type Props = {
  peaks: Peaks;
  order: readonly number[];
  marks: readonly Mark[];
  view: View;
  onView: (view: View) => void;
};

/** The whole call; the window shows what the lanes show and can be dragged. */
export function Minimap({ peaks, order, marks, view, onView }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const grab = useRef<number | null>(null);
  const width = useWidth(box);
  const mode = useCustomization(({ themeMode }) => themeMode);
  const total = Math.max(1, peaks.duration_ms);
  const isZoomed = view.toMs - view.fromMs < total - 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: width and mode change what is drawn though they are not read.
  useEffect(() => {
    if (canvas.current === null) return;
    const lanes = order.map((channel) => {
      const { soft } = laneColours(peaks.roles[channel] ?? null);
      return { values: peaks.channels[channel] ?? [], strong: soft, soft };
    });
    drawLanes(canvas.current, {
      lanes,
      perSecond: peaks.per_second,
      fromMs: 0,
      toMs: total,
      playedMs: 0,
      laneHeight: 24 / lanes.length,
      gap: 0,
      step: 3,
      fullScale: fullScaleOf(peaks.channels),
    });
  }, [peaks, width, mode, order.join()]);
  useEffect(
    () =>
      onTick((ms) => {
        if (head.current) head.current.style.left = `${Math.min(100, (ms / total) * 100)}%`;
      }),
    [total],
  );

  const msAt = (x: number) => {
    const rect = (box.current as HTMLDivElement).getBoundingClientRect();
    return ((x - rect.left) / rect.width) * total;
  };
  return (
    <div
      ref={box}
      className="minimap"
      aria-hidden
      onPointerDown={(event) => {
        const ms = msAt(event.clientX);
        event.currentTarget.setPointerCapture(event.pointerId);
        const isInWindow = isZoomed && ms >= view.fromMs && ms <= view.toMs;
        grab.current = isInWindow ? ms - view.fromMs : null;
        if (!isInWindow) seek(ms);
      }}
      onPointerMove={(event) => {
        if (grab.current === null) return;
        const fromMs = msAt(event.clientX) - grab.current;
        onView({ fromMs, toMs: fromMs + view.toMs - view.fromMs });
      }}
      onPointerUp={() => {
        grab.current = null;
      }}
    >
      <canvas ref={canvas} style={{ height: 24 }} />
      {marks
        .filter(({ kind }) => kind !== 'silence')
        .map((mark) => (
          <i
            key={`${mark.kind}-${mark.startMs}-${mark.endMs}`}
            className={mark.kind}
            style={{ left: `${(mark.startMs / total) * 100}%` }}
          />
        ))}
      {isZoomed && (
        <div
          className="minimap-window"
          style={{
            left: `${(view.fromMs / total) * 100}%`,
            width: `${((view.toMs - view.fromMs) / total) * 100}%`,
          }}
        />
      )}
      <div className="minimap-head" ref={head} />
    </div>
  );
}
