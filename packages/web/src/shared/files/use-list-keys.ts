import type { File } from '@earshot/core/files/files.ts';
import type { RefObject } from 'react';
import { useState } from 'react';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { useFavorite } from '../favorites/use-favorite.ts';
import { useMay } from '../users.queries.ts';
import { lastOpened } from './list-context.ts';
import type { useSelection } from './use-selection.ts';

type Options = {
  rows: readonly File[];
  selection: ReturnType<typeof useSelection>;
  /** Where the rows stand. */
  body: RefObject<HTMLElement | null>;
  /** Hears of -1 where no call is the current one yet. */
  open: (index: number) => void;
  play: (index: number) => void;
};

/** The call that the keys are about; it is brought into sight. `tagging` rises each time they ask for the menu of tags. */
export function useListKeys({ rows, selection, body, open, play }: Options) {
  const { selected, toggle } = selection;
  const [current, setCurrent] = useState(() => rows.findIndex((row) => row.file_id === lastOpened()));
  const [tagging, setTagging] = useState(0);
  const [isPeeking, setIsPeeking] = useState(false);
  const turnStar = useFavorite();
  const mayFavor = useMay('favorites.write');
  const move = (step: 1 | -1) => setCurrent((at) => Math.min(rows.length - 1, Math.max(0, at + step)));
  /** Lets go of all calls that are selected. */
  const clear = () => {
    selection.clear();
    setTagging(0);
  };
  /** Shows the call beside the list; null puts it away. */
  const peek = (index: number | null) => {
    setIsPeeking(index !== null);
    if (index !== null) setCurrent(Math.min(index, rows.length - 1));
  };
  useRowKeys({
    body,
    current: current < 0 ? null : current,
    move,
    open: () => open(current),
    settle: setCurrent,
    others: {
      KeyX: () => current >= 0 && toggle(current),
      'Shift+KeyX': () => current >= 0 && toggle(current, true),
      KeyP: () => play(current),
      KeyS: () => {
        const row = rows[current];
        if (row !== undefined && mayFavor) turnStar(row);
      },
      KeyT: () => {
        if (selected.size === 0 && current >= 0) toggle(current);
        setTagging((count) => count + 1);
      },
      Space: () => peek(isPeeking ? null : Math.max(0, current)),
      // What was opened last goes first.
      Escape: () => (isPeeking ? peek(null) : clear()),
    },
  });
  const peeked = isPeeking ? (rows[current] ?? null) : null;
  return { current, setCurrent, tagging, clear, peeked, peek };
}
