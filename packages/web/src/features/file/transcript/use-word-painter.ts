import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { onTick } from '../../../shared/player/playback.ts';
import { type TranscriptIndex, wordAt, wordBefore } from './transcript-index.ts';

/**
 * Tints the word that is being said by toggling classes on what is in the document. React is not asked:
 * drawing rows again for every word would cost more than a frame.
 */
export function useWordPainter(
  box: RefObject<HTMLElement | null>,
  index: TranscriptIndex,
  isAudio: boolean,
  onWord: (row: number, word: HTMLElement | null) => void,
) {
  const current = useRef(-1);
  /** Nobody speaks: the place is kept, the tint is not. */
  const isSilent = useRef(false);
  const told = useRef(onWord);
  told.current = onWord;

  const paint = useCallback(() => {
    const root = box.current;
    if (root === null) return;
    const word = index.words[current.current];
    for (const old of root.querySelectorAll('.now')) old.classList.remove('now');
    for (const row of root.querySelectorAll<HTMLElement>('[data-row]')) {
      const at = Number(row.dataset.row);
      const isCurrent = at === word?.row;
      row.classList.toggle('cur', isCurrent);
      row.classList.toggle('ahead', word !== undefined && at > word.row);
      if (!isCurrent) continue;
      for (const span of row.querySelectorAll<HTMLElement>('[data-at]')) {
        const place = Number(span.dataset.at);
        span.classList.toggle('said', place <= current.current);
        span.classList.toggle('now', place === current.current && !isSilent.current);
      }
    }
  }, [box, index]);

  useEffect(() => {
    // A chat has nothing that plays.
    if (!isAudio) return;
    return onTick((ms) => {
      const said = wordAt(index, ms);
      const at = said < 0 ? wordBefore(index, ms) : said;
      if (at === current.current && isSilent.current === said < 0) return;
      current.current = at;
      isSilent.current = said < 0;
      paint();
      const word = index.words[at];
      if (word) told.current(word.row, wordIn(box.current, at));
    });
  }, [index, paint, box, isAudio]);
  // Rows come into the document while one scrolls.
  useLayoutEffect(paint);
  return {
    currentRow: () => index.words[current.current]?.row ?? -1,
    currentPhrase: () => index.words[current.current]?.phrase,
    /** Null where it is not in the document. */
    currentWord: () => wordIn(box.current, current.current),
  };
}

const wordIn = (box: HTMLElement | null, at: number) =>
  box?.querySelector<HTMLElement>(`[data-at="${at}"]`) ?? null;
