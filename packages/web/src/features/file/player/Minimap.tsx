import type { Peaks } from '@earshot/core/files/files.api.ts';
import { useEffect, useRef } from 'react';
import { onTick } from '../../../shared/player/playback.ts';
import type { Mark } from './use-marks.ts';
import { useMinimapDrawing } from './use-minimap-drawing.ts';
import { useMinimapPointer } from './use-minimap-pointer.ts';
import { isPart, type View } from './view-window.ts';

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
  const total = Math.max(1, peaks.duration_ms);
  const isZoomed = isPart(view, total);

  useMinimapDrawing(box, canvas, peaks, order);
  useEffect(
    () =>
      onTick((ms) => {
        if (head.current) head.current.style.left = `${Math.min(100, (ms / total) * 100)}%`;
      }),
    [total],
  );

  const msAt = (clientX: number) => {
    const rect = (box.current as HTMLDivElement).getBoundingClientRect();
    return ((clientX - rect.left) / rect.width) * total;
  };
  const pointer = useMinimapPointer({ view, total, onView, msAt });
  return (
    <div ref={box} className="minimap" aria-hidden {...pointer}>
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
