import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { TranscriptIndex } from './transcript-index.ts';
import { useWordPainter } from './use-word-painter.ts';

/** Keeps the word that is being said in sight, until somebody wants to read elsewhere. */
export function useFollow(
  scroller: RefObject<HTMLDivElement | null>,
  index: TranscriptIndex,
  isPlayable: boolean,
  virtual: Virtualizer<HTMLDivElement, Element>,
) {
  const [isFollowing, setIsFollowing] = useState(true);
  const follows = useRef(true);
  follows.current = isFollowing;

  const bringIn = useCallback(
    (row: number, word: HTMLElement | null) => {
      const box = scroller.current;
      if (box === null) return;
      if (word === null) {
        virtual.scrollToIndex(row, { align: 'start' });
        return;
      }
      const view = box.getBoundingClientRect();
      const place = word.getBoundingClientRect();
      const isComfortable =
        place.top > view.top + view.height * 0.12 && place.bottom < view.top + view.height * 0.72;
      if (!isComfortable) box.scrollTop += place.top - (view.top + view.height * 0.3);
    },
    [scroller, virtual],
  );
  const { currentRow, currentPhrase } = useWordPainter(scroller, index, isPlayable, (row, word) => {
    if (follows.current) bringIn(row, word);
  });
  const follow = useCallback(() => setIsFollowing(true), []);
  const leave = useCallback(() => setIsFollowing(false), []);
  const rejoin = useCallback(() => {
    follow();
    const row = currentRow();
    if (row >= 0) bringIn(row, scroller.current?.querySelector<HTMLElement>('.now') ?? null);
  }, [scroller, follow, bringIn, currentRow]);

  // Whoever scrolls by hand wants to read elsewhere.
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    const leaveByKey = (event: KeyboardEvent) => {
      if (['PageUp', 'PageDown', 'Home', 'End'].includes(event.key)) leave();
    };
    box.addEventListener('wheel', leave, { passive: true });
    box.addEventListener('touchmove', leave, { passive: true });
    box.addEventListener('keydown', leaveByKey);
    return () => {
      box.removeEventListener('wheel', leave);
      box.removeEventListener('touchmove', leave);
      box.removeEventListener('keydown', leaveByKey);
    };
  }, [scroller, leave]);
  return { isFollowing, follow, leave, rejoin, currentPhrase };
}
