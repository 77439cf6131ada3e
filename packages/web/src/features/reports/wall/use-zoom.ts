import { type RefObject, useEffect, useState } from 'react';
import { zoomOf } from './wall-address.ts';

/** How large what is drawn has to be to fill its frame, whatever it shows by then. */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): number {
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    const [outer, inner] = [frame.current, content.current];
    if (outer === null || inner === null) return;
    const measure = () => {
      const now = Number(inner.style.zoom || 1);
      // What is larger is drawn in fewer columns of text, so that it is found in steps.
      const next = zoomOf(outer.clientHeight, inner.getBoundingClientRect().height / now);
      if (Math.abs(next - now) > 0.02) setZoom(next);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [frame, content]);
  return zoom;
}
