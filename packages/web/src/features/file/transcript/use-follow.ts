import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { TranscriptIndex } from './transcript-index.ts';
import { useSteadyUnderPointer } from './use-steady-under-pointer.ts';
import { useWordPainter } from './use-word-painter.ts';

/** Keeps the word that is being said in sight, until somebody wants to read elsewhere. */
export function useFollow(
  scroller: RefObject<HTMLDivElement | null>,
  index: TranscriptIndex,
  isPlayable: boolean,
  virtual: Virtualizer<HTMLDivElement, Element>,
) {
  const [isFollowing, setIsFollowing] = useState(true);
  const [isInSight, setIsInSight] = useState(true);
  const follows = useRef(true);
  follows.current = isFollowing;
  const isHeldStill = useSteadyUnderPointer(scroller);

  const bringIn = useCallback(
    (row: number, word: HTMLElement | null) => {
      const box = scroller.current;
      if (box === null) return;
      if (word === null) {
        virtual.scrollToIndex(row, { align: 'start' });
        return;
      }
      const view = box.getBoundingClientRect();
      // What one reads moves a page at a time, not with each line.
      if (!isSeen(word, box))
        box.scrollTop += word.getBoundingClientRect().top - (view.top + view.height * 0.3);
    },
    [scroller, virtual],
  );
  const { currentRow, currentPhrase, currentWord } = useWordPainter(
    scroller,
    index,
    isPlayable,
    (row, word) => {
      if (follows.current && !isHeldStill()) bringIn(row, word);
      look();
    },
  );
  const look = () => {
    const box = scroller.current;
    const word = currentWord();
    setIsInSight(currentRow() < 0 || (box !== null && word !== null && isSeen(word, box)));
  };
  const looks = useRef(look);
  looks.current = look;
  // Rows come into the document while one scrolls.
  useEffect(() => looks.current());
  const follow = useCallback(() => setIsFollowing(true), []);
  const leave = useCallback(() => setIsFollowing(false), []);
  const rejoin = useCallback(() => {
    follow();
    const row = currentRow();
    if (row >= 0) bringIn(row, currentWord());
  }, [follow, bringIn, currentRow, currentWord]);

  // Whoever scrolls by hand wants to read elsewhere.
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    const leaveByKey = (event: KeyboardEvent) => {
      if (['PageUp', 'PageDown', 'Home', 'End'].includes(event.key)) leave();
    };
    const leaveByBar = ({ target, offsetX }: PointerEvent) => {
      if (target === box && (offsetX < 0 || offsetX >= box.clientWidth)) leave();
    };
    const scrolled = () => looks.current();
    box.addEventListener('wheel', leave, { passive: true });
    box.addEventListener('touchmove', leave, { passive: true });
    box.addEventListener('pointerdown', leaveByBar);
    box.addEventListener('keydown', leaveByKey);
    box.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      box.removeEventListener('wheel', leave);
      box.removeEventListener('touchmove', leave);
      box.removeEventListener('pointerdown', leaveByBar);
      box.removeEventListener('keydown', leaveByKey);
      box.removeEventListener('scroll', scrolled);
    };
  }, [scroller, leave]);
  return { isFollowing, isInSight, follow, leave, rejoin, currentPhrase };
}

/** Whether all of its height can be read. */
function isSeen(word: HTMLElement, box: HTMLElement): boolean {
  const [place, view] = [word.getBoundingClientRect(), box.getBoundingClientRect()];
  return place.top >= view.top && place.bottom <= view.bottom;
}
