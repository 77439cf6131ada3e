import type { SearchResult } from '@earshot/core/search/search.api.ts';
import { useEffect, useRef, useState } from 'react';
import { useKeys } from '../../lib/keys.ts';
import { useFavorite } from '../../shared/favorites/use-favorite.ts';
import { lastOpened } from '../../shared/files/list-context.ts';
import { passagesOf } from '../../shared/hits/passages.ts';
import { canBeHeard, playInCall } from '../../shared/hits/play-call.ts';
import { useMay } from '../../shared/users.queries.ts';

type Options = { results: readonly SearchResult[]; onOpen: (index: number) => void };

/** Which calls are selected and which one the keys are about. */
export function useResultKeys({ results, onOpen }: Options) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState(() =>
    results.findIndex(({ file }) => file.file_id === lastOpened()),
  );
  const [tagging, setTagging] = useState(0);
  const anchor = useRef(-1);
  const list = useRef<HTMLDivElement>(null);
  const turnStar = useFavorite();
  const mayFavor = useMay('favorites.write');
  const toggle = (index: number, isRange = false) => {
    const from = isRange && anchor.current >= 0 ? Math.min(anchor.current, index) : index;
    const to = isRange && anchor.current >= 0 ? Math.max(anchor.current, index) : index;
    const next = new Set(selected);
    for (const { file } of results.slice(from, to + 1)) {
      if (!isRange && next.has(file.file_id)) next.delete(file.file_id);
      else next.add(file.file_id);
    }
    anchor.current = index;
    setSelected(next);
  };
  const move = (step: 1 | -1) => setCurrent((at) => Math.min(results.length - 1, Math.max(0, at + step)));
  const play = () => {
    const result = results[Math.max(0, current)];
    const [first] = passagesOf(result?.hits ?? []);
    if (result && first && canBeHeard(result.file)) playInCall(result.file, first.startMs, first.endMs);
  };
  const clear = () => {
    setSelected(new Set());
    setTagging(0);
  };
  useKeys({
    KeyJ: () => move(1),
    KeyK: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => current >= 0 && onOpen(current),
    KeyX: () => current >= 0 && toggle(current),
    'Shift+KeyX': () => current >= 0 && toggle(current, true),
    KeyP: play,
    KeyS: () => {
      const result = results[current];
      if (result !== undefined && mayFavor) turnStar(result.file);
    },
    KeyT: () => {
      if (selected.size === 0 && current >= 0) toggle(current);
      setTagging((count) => count + 1);
    },
    Escape: clear,
  });
  useEffect(() => {
    if (current >= 0)
      list.current?.querySelector('[data-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return { selected, setSelected, current, tagging, toggle, clear, list };
}
