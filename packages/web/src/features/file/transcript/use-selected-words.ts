import { type RefObject, useEffect, useState } from 'react';
import { wasKeyLast } from '../../../lib/last-input.ts';
import { isWhole } from './use-copied-words.ts';

export type SelectedWords = {
  text: string;
  startMs: number;
  /** Place of the phrase in the transcript, and the selected words of it. */
  phrase: number;
  words: [first: number, last: number];
  /** Where the selection ends: the place of the phrase, and of the word in it. */
  last: [phrase: number, word: number];
  top: number;
  left: number;
};

/** While a finger or the mouse still moves, a bar would jump along. */
const settledMs = 250;

/** The words of the transcript that are selected, by mouse, finger or keyboard, and where a bar over them belongs. */
export function useSelectedWords(box: RefObject<HTMLElement | null>): SelectedWords | null {
  const [selected, setSelected] = useState<SelectedWords | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setSelected(readSelection(box.current));
    const changed = () => {
      clearTimeout(timer);
      if (window.getSelection()?.isCollapsed) setSelected(null);
      else if (wasKeyLast()) look();
      else timer = setTimeout(look, settledMs);
    };
    document.addEventListener('selectionchange', changed);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', changed);
    };
  }, [box]);
  return selected;
}

const barWidth = 560;
const barHeight = 42;

function readSelection(box: HTMLElement | null): SelectedWords | null {
  const selection = window.getSelection();
  if (box === null || selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  // With all of it there is nothing to do but to copy it.
  if (!box.contains(range.commonAncestorContainer) || isWhole(box, range)) return null;
  const spans = [...box.querySelectorAll<HTMLElement>('[data-start-ms]')].filter((word) =>
    range.intersectsNode(word),
  );
  const [first] = spans;
  if (first === undefined) return null;
  const placeOf = ({ dataset }: HTMLElement) =>
    (dataset.word ?? '').split(':').map(Number) as [number, number];
  const [phrase, from] = placeOf(first);
  const inPhrase = spans.filter((word) => placeOf(word)[0] === phrase);
  const [, to] = placeOf(inPhrase.at(-1) ?? first);
  const place = range.getBoundingClientRect();
  const frame = (box.parentElement as HTMLElement).getBoundingClientRect();
  return {
    text: spans.map((word) => word.textContent).join(' '),
    startMs: Number(first.dataset.startMs),
    phrase,
    words: [from, to],
    last: placeOf(spans.at(-1) ?? first),
    // Over the words, or under them where there is no room.
    top: place.top - frame.top > barHeight ? place.top - frame.top - barHeight : place.bottom - frame.top + 6,
    left: Math.max(8, Math.min(place.left - frame.left, frame.width - barWidth)),
  };
}
