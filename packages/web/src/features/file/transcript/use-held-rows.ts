import { type RefObject, useEffect, useState } from 'react';

const none: readonly number[] = [];

/**
 * Rows in which a selection begins and ends: they stay on the page however far one scrolls, else the browser would forget
 * where the selection began.
 */
export function useHeldRows(box: RefObject<HTMLElement | null>): readonly number[] {
  const [held, setHeld] = useState(none);
  useEffect(() => {
    const look = () => {
      const selection = window.getSelection();
      const rows = [selection?.anchorNode, selection?.focusNode].flatMap((node) => rowOf(box.current, node));
      setHeld((before) => (before.join() === rows.join() ? before : rows));
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [box]);
  return held;
}

function rowOf(box: HTMLElement | null, node: Node | null | undefined): number[] {
  const element = node instanceof Element ? node : node?.parentElement;
  const row = element?.closest<HTMLElement>('[data-index]');
  return row && box?.contains(row) ? [Number(row.dataset.index)] : [];
}
