import { type PointerEvent, useRef } from 'react';
import { seek } from '../../../shared/player/playback.ts';
import { usePlayer } from '../../../shared/player/player-store.ts';

/** Nearer than this a press is a click. */
const clickPixels = 6;

/** A click goes to its moment; a drag is heard again and again. `msAt`: the moment of a place on the screen. */
export function useLanePointer(msAt: (clientX: number) => number) {
  const drag = useRef<{ x: number; ms: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, ms: msAt(event.clientX) };
    },
    onPointerMove(event: PointerEvent) {
      if (drag.current === null || Math.abs(event.clientX - drag.current.x) < clickPixels) return;
      const [startMs, endMs] = [drag.current.ms, msAt(event.clientX)].sort((a, b) => a - b) as [
        number,
        number,
      ];
      usePlayer.setState({ loop: { startMs, endMs } });
    },
    onPointerUp(event: PointerEvent) {
      const from = drag.current;
      drag.current = null;
      if (from === null) return;
      const isClick = Math.abs(event.clientX - from.x) < clickPixels;
      seek(isClick ? from.ms : Math.min(from.ms, msAt(event.clientX)), !isClick);
    },
  };
}
