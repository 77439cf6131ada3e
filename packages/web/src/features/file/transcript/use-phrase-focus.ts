import type { Phrase } from '@earshot/core/call/phrase.ts';
import { type FocusEvent, type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isCaretBrowsing } from '../../../lib/caret-browsing.ts';
import { wasKeyLast } from '../../../lib/last-input.ts';
import { movedCursor, type PhraseCursor } from './phrase-cursor.ts';

type Options = {
  box: RefObject<HTMLElement | null>;
  phrases: readonly Phrase[];
  /** Somebody reads on by keys. */
  onMove: () => void;
  /** Missing where there is no sound. */
  onPlay: ((ms: number) => void) | undefined;
};

/**
 * The transcript by keys: one phrase of it is where Tab leads to, from there keys go to others and to their words. The
 * phrase in focus is known here, so that its row stays in the document wherever one scrolls.
 */
export function usePhraseFocus({ box, phrases, onMove, onPlay }: Options) {
  const [cursor, setCursor] = useState<PhraseCursor | null>(null);
  const [isInside, setIsInside] = useState(false);
  /** Where the words that are selected by keys begin. */
  const anchor = useRef<{ phrase: number; word: number } | null>(null);
  const lengths = useMemo(() => phrases.map(({ words }) => words.length), [phrases]);

  const go = (next: PhraseCursor) => {
    // The phrase must be there before it can be focused.
    flushSync(() => setCursor(next));
    const phrase = phraseIn(box.current, next.phrase);
    phrase?.focus({ preventScroll: true });
    (next.word === null ? phrase : wordIn(box.current, next.phrase, next.word))?.scrollIntoView({
      block: 'nearest',
    });
    onMove();
  };
  const extend = (from: PhraseCursor, key: string) => {
    const isNew = anchor.current === null && from.word !== null;
    const next = isNew ? from : movedCursor(lengths, from, key);
    if (next === undefined || next.word === null) return;
    const head = { phrase: next.phrase, word: next.word };
    anchor.current ??= head;
    go(next);
    selectWords(box.current, anchor.current, head);
  };
  const release = () => {
    if (anchor.current !== null) window.getSelection()?.removeAllRanges();
    anchor.current = null;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const at = placeOf(event.target);
    if (at === null || event.ctrlKey || event.metaKey || event.altKey || isCaretBrowsing()) return;
    // Whoever clicked a word goes on with the keys of the player.
    if (!isByKeys.current) return;
    const from = cursor?.phrase === at ? cursor : { phrase: at, word: null };
    const isSide = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (event.shiftKey && isSide) extend(from, event.key);
    else if (event.shiftKey) return;
    else if (event.key === 'Enter' && onPlay !== undefined) {
      const phrase = phrases[at];
      if (phrase !== undefined) onPlay(phrase.words[from.word ?? 0]?.start_ms ?? phrase.start_ms);
    } else if (event.key === 'Escape' && (anchor.current !== null || from.word !== null)) {
      release();
      setCursor({ phrase: at, word: null });
    } else {
      const next = movedCursor(lengths, from, event.key);
      if (next === undefined) return;
      release();
      go(next);
    }
    event.preventDefault();
  };
  /** How the focus came to where it is. */
  const isByKeys = useRef(false);
  const onFocus = (event: FocusEvent) => {
    setIsInside(true);
    const at = placeOf(event.target);
    if (at === null) return;
    isByKeys.current = wasKeyLast();
    setCursor((now) => (now?.phrase === at ? now : { phrase: at, word: null }));
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsInside(false);
  };
  return {
    cursor,
    isInside,
    /** The phrase that the keys are at; undefined where they are elsewhere. */
    phraseByKeys: () => (isInside && isByKeys.current ? cursor?.phrase : undefined),
    /** Brings the focus back to a phrase, as after its editor has gone. */
    focusPhrase: (phrase: number) => {
      isByKeys.current = wasKeyLast();
      phraseIn(box.current, phrase)?.focus({ preventScroll: true });
    },
    events: { onKeyDown, onFocus, onBlur },
  };
}

const placeOf = (target: EventTarget): number | null =>
  target instanceof HTMLElement && target.dataset.phrase !== undefined ? Number(target.dataset.phrase) : null;
const phraseIn = (box: HTMLElement | null, phrase: number) =>
  box?.querySelector<HTMLElement>(`[data-phrase="${phrase}"]`);
const wordIn = (box: HTMLElement | null, phrase: number, word: number) =>
  box?.querySelector<HTMLElement>(`[data-word="${phrase}:${word}"]`);

type Word = { phrase: number; word: number };

/** Selects as the mouse would, so that whatever is done with selected words can be done with these. */
function selectWords(box: HTMLElement | null, from: Word, to: Word): void {
  const isForward = from.phrase < to.phrase || (from.phrase === to.phrase && from.word <= to.word);
  const [first, last] = isForward ? [from, to] : [to, from];
  const start = wordIn(box, first.phrase, first.word);
  const end = wordIn(box, last.phrase, last.word);
  if (!start || !end) return;
  window.getSelection()?.setBaseAndExtent(start, 0, end, end.childNodes.length);
}
