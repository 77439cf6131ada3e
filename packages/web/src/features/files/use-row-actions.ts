import { useMemo, useRef } from 'react';
import type { RowActions } from './FileRow.tsx';

/** Rows are drawn again only when something of theirs changed, so what they call stays the same. */
export function useRowActions(
  open: RowActions['onOpen'],
  toggle: RowActions['onToggle'],
  onCurrent: RowActions['onCurrent'],
): RowActions {
  const latest = useRef({ open, toggle });
  latest.current = { open, toggle };
  return useMemo(
    () => ({
      onOpen: (index) => latest.current.open(index),
      onToggle: (index, isRange) => latest.current.toggle(index, isRange),
      onCurrent,
    }),
    [onCurrent],
  );
}
