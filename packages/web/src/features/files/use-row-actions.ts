import { useMemo, useRef } from 'react';
import type { RowActions } from './FileRow.tsx';

/** Rows are drawn again only when something of theirs changed, so what they call stays the same. */
export function useRowActions(
  open: RowActions['onOpen'],
  toggle: RowActions['onToggle'],
  onCurrent: RowActions['onCurrent'],
  peek: RowActions['onPeek'],
): RowActions {
  const latest = useRef({ open, toggle, peek });
  latest.current = { open, toggle, peek };
  return useMemo(
    () => ({
      onOpen: (index) => latest.current.open(index),
      onToggle: (index, isRange) => latest.current.toggle(index, isRange),
      onCurrent,
      onPeek: (index) => latest.current.peek(index),
    }),
    [onCurrent],
  );
}
