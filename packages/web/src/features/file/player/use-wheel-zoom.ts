import { type RefObject, useEffect } from 'react';
import { clampView, type View, zoomed } from './view-window.ts';

/** The wheel zooms with Ctrl, and moves along sideways. */
export function useWheelZoom(
  box: RefObject<HTMLElement | null>,
  durationMs: number,
  setView: (change: (view: View) => View) => void,
): void {
  // React listens to wheels passively, and then the page would zoom along.
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const wheel = (event: WheelEvent) => {
      const isZoom = event.ctrlKey || event.metaKey;
      if (!isZoom && Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
      event.preventDefault();
      const { left, width } = element.getBoundingClientRect();
      setView((now) => {
        const perPixel = (now.toMs - now.fromMs) / width;
        if (isZoom)
          return zoomed(
            now,
            event.deltaY > 0 ? 1.25 : 0.8,
            now.fromMs + (event.clientX - left) * perPixel,
            durationMs,
          );
        const movedMs = event.deltaX * perPixel;
        return clampView({ fromMs: now.fromMs + movedMs, toMs: now.toMs + movedMs }, durationMs);
      });
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [box, durationMs, setView]);
}
