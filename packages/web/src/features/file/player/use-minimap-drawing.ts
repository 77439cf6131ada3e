import type { Peaks } from '@earshot/core/files/files.api.ts';
import type { RefObject } from 'react';
import { useEffect } from 'react';
import { useCustomization } from '../../../lib/customization.ts';
import { drawLanes, fullScaleOf, laneColours } from '../../../shared/player/waveform.ts';
import { useWidth } from './use-width.ts';

/** Draws all of the call, quietly: what was heard of it is not told apart. */
export function useMinimapDrawing(
  box: RefObject<HTMLElement | null>,
  canvas: RefObject<HTMLCanvasElement | null>,
  peaks: Peaks,
  order: readonly number[],
) {
  const width = useWidth(box);
  const mode = useCustomization(({ themeMode }) => themeMode);
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
      toMs: Math.max(1, peaks.duration_ms),
      playedMs: 0,
      laneHeight: 24 / lanes.length,
      gap: 0,
      step: 3,
      fullScale: fullScaleOf(peaks.channels),
    });
  }, [peaks, width, mode, order.join()]);
}
