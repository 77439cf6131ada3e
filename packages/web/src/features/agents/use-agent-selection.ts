import { useRef } from 'react';
import { useEntryState } from '../../lib/entry-state.ts';

const none: ReadonlySet<number> = new Set();

/** Which operators are chosen; they still are when one comes back from one of them. */
export function useAgentSelection(rows: readonly { id: number }[]) {
  const [selected, setSelected] = useEntryState<ReadonlySet<number>>('agents-selected', none);
  /** Where a range begins. */
  const anchor = useRef(-1);
  const toggle = (index: number, isRange = false) => {
    const next = new Set(selected);
    const isFrom = isRange && anchor.current >= 0;
    const [from, to] = isFrom
      ? [Math.min(anchor.current, index), Math.max(anchor.current, index)]
      : [index, index];
    for (const { id } of rows.slice(from, to + 1)) {
      if (!isRange && next.has(id)) next.delete(id);
      else next.add(id);
    }
    anchor.current = index;
    setSelected(next);
  };
  const chooseAll = (isChosen: boolean) => setSelected(new Set(isChosen ? rows.map(({ id }) => id) : []));
  return { selected, toggle, chooseAll, clear: () => setSelected(none) };
}
