import type { Peaks } from '@earshot/core/files/files.api.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { formatClock } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { slidTo } from '../../../lib/slider-keys.ts';
import { onTick } from '../../../shared/player/playback.ts';
import { callPlayerTexts } from './player.texts.ts';
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
  const t = useTexts(callPlayerTexts);
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
  const span = view.toMs - view.fromMs;
  const slide = (event: KeyboardEvent) => {
    const range = { value: view.fromMs, min: 0, max: total - span };
    const fromMs = slidTo(event, { ...range, step: span / 4, fine: span / 20, page: span });
    if (fromMs === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onView({ fromMs, toMs: fromMs + span });
  };
  const pointer = useMinimapPointer({ view, total, onView, msAt });
  return (
    <div ref={box} className="minimap" {...pointer}>
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
          role="slider"
          tabIndex={0}
          aria-label={t('viewed')}
          aria-valuemin={0}
          aria-valuemax={Math.round((total - span) / 1000)}
          aria-valuenow={Math.round(view.fromMs / 1000)}
          aria-valuetext={`${formatClock(view.fromMs)}–${formatClock(view.toMs)}`}
          onKeyDown={slide}
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
