import type { Peaks } from '@earshot/core/files/files.api.ts';
import { type RefObject, useEffect } from 'react';
import { useCustomization } from '../../../lib/customization.ts';
import { formatClock } from '../../../lib/format.ts';
import { onTick } from '../../../shared/player/playback.ts';
import { drawLanes, fullScaleOf, type Lane, laneColours } from '../../../shared/player/waveform.ts';
import { laneGap, laneHeight } from './lane-size.ts';
import { followed, type View } from './view-window.ts';

/** What moves with the sound. */
export type LaneParts = {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** Hears the moment as the value of a slider. */
  area: RefObject<HTMLElement | null>;
  head: RefObject<HTMLElement | null>;
  clock: RefObject<HTMLElement | null>;
};

type Drawn = {
  peaks: Peaks;
  order: readonly number[];
  view: View;
  setView: (change: (view: View) => View) => void;
  width: number;
};

/** Draws the lanes as they are played, and keeps the moment that is heard in view. */
export function useLaneDrawing(
  { canvas, area, head, clock }: LaneParts,
  { peaks, order, view, setView, width }: Drawn,
): void {
  const mode = useCustomization(({ themeMode }) => themeMode);
  // biome-ignore lint/correctness/useExhaustiveDependencies: width and mode change what is drawn though they are not read.
  useEffect(() => {
    const span = Math.max(1, view.toMs - view.fromMs);
    const lanes: Lane[] = order.map((channel) => ({
      values: peaks.channels[channel] ?? [],
      ...laneColours(peaks.roles[channel] ?? null),
    }));
    const fullScale = fullScaleOf(peaks.channels);
    let drawn = -1;
    return onTick((ms) => {
      if (ms < view.fromMs || ms > view.toMs) setView((now) => followed(now, ms, peaks.duration_ms));
      const full = canvas.current?.clientWidth ?? 0;
      const pixel = Math.round(((ms - view.fromMs) / span) * full);
      moveHead(head.current, clock.current, { ms, pixel, full });
      area.current?.setAttribute('aria-valuenow', String(Math.round(ms / 1000)));
      area.current?.setAttribute('aria-valuetext', formatClock(ms));
      if (canvas.current === null || Math.abs(pixel - drawn) < 1) return;
      drawn = pixel;
      drawLanes(canvas.current, {
        lanes,
        perSecond: peaks.per_second,
        ...view,
        playedMs: ms,
        laneHeight,
        gap: laneGap,
        step: 5,
        fullScale,
      });
    });
  }, [peaks, view, width, mode, order.join()]);
}

function moveHead(
  head: HTMLElement | null,
  clock: HTMLElement | null,
  { ms, pixel, full }: { ms: number; pixel: number; full: number },
): void {
  if (head) head.style.transform = `translateX(${pixel}px)`;
  if (clock === null) return;
  clock.textContent = formatClock(ms);
  // The label stays inside while the line reaches the edge.
  clock.style.translate = `${Math.max(0, 20 - pixel) + Math.min(0, full - 20 - pixel)}px`;
}
