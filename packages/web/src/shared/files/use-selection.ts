import { useRef } from 'react';
import { useEntryState } from '../../lib/entry-state.ts';

const none: ReadonlySet<string> = new Set();

/** Which of the calls on this page are chosen; they still are when one comes back from a call. */
export function useSelection(rows: readonly { file_id: string }[]) {
  const [selected, setSelected] = useEntryState<ReadonlySet<string>>('selection', none);
  /** Where a range begins: the call that was last turned. */
  const anchor = useRef(-1);
  const toggle = (index: number, isRange = false) => {
    const next = new Set(selected);
    const from = isRange && anchor.current >= 0 ? Math.min(anchor.current, index) : index;
    const to = isRange && anchor.current >= 0 ? Math.max(anchor.current, index) : index;
    for (const { file_id } of rows.slice(from, to + 1)) {
      if (!isRange && next.has(file_id)) next.delete(file_id);
      else next.add(file_id);
    }
    anchor.current = index;
    setSelected(next);
  };
  const chooseAll = (isChosen: boolean) =>
    setSelected(new Set(isChosen ? rows.map(({ file_id }) => file_id) : []));
  return { selected, toggle, chooseAll, clear: () => setSelected(new Set()) };
}
