import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** So long after a press a second one may follow, which is meant for the same word. */
const pressedMs = 700;

/** Answers whether the text must stay where it is: somebody presses in it, marks words of it, or has just done so. */
export function useSteadyUnderPointer(box: RefObject<HTMLElement | null>): () => boolean {
  const isDown = useRef(false);
  const lastMs = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const down = () => {
      isDown.current = true;
      lastMs.current = performance.now();
    };
    const up = () => {
      if (isDown.current) lastMs.current = performance.now();
      isDown.current = false;
    };
    element.addEventListener('pointerdown', down);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    return () => {
      element.removeEventListener('pointerdown', down);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    };
  }, [box]);
  return useCallback(() => isDown.current || performance.now() - lastMs.current < pressedMs, []);
}
