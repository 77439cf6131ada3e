import { type PointerEvent, useRef } from 'react';
import { seek } from '../../../shared/player/playback.ts';
import { isPart, type View } from './view-window.ts';

type Options = {
  view: View;
  /** How long the call is, ms. */
  total: number;
  onView: (view: View) => void;
  /** The moment of a place on the screen. */
  msAt: (clientX: number) => number;
};

/** The window is dragged; a press beside it goes to its moment. */
export function useMinimapPointer({ view, total, onView, msAt }: Options) {
  /** How far into the window it was taken, ms. */
  const grab = useRef<number | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      const ms = msAt(event.clientX);
      event.currentTarget.setPointerCapture(event.pointerId);
      const isInWindow = isPart(view, total) && ms >= view.fromMs && ms <= view.toMs;
      grab.current = isInWindow ? ms - view.fromMs : null;
      if (!isInWindow) seek(ms);
    },
    onPointerMove(event: PointerEvent) {
      if (grab.current === null) return;
      const fromMs = msAt(event.clientX) - grab.current;
      onView({ fromMs, toMs: fromMs + view.toMs - view.fromMs });
    },
    onPointerUp() {
      grab.current = null;
    },
  };
}
