import { type RefObject, useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { transcriptTexts } from './transcript.texts.ts';
import { isOfSeveralPhrases, type Said, transcriptText } from './transcript-text.ts';

/**
 * What is copied of the transcript says who and when. Few of the turns between the ends of a selection may be on the page;
 * what is copied are all words between them, and of a selection of everything the whole transcript.
 */
export function useCopiedWords(box: RefObject<HTMLElement | null>, said: Said): void {
  const t = useTexts(transcriptTexts);
  const notify = useNotify();
  const now = useRef({ said, t, notify });
  now.current = { said, t, notify };
  useEffect(() => {
    const copy = (event: ClipboardEvent) => {
      const range = window.getSelection()?.rangeCount ? window.getSelection()?.getRangeAt(0) : undefined;
      if (box.current === null || range === undefined || range.collapsed || isInField(event.target)) return;
      if (!range.intersectsNode(box.current)) return;
      const { said, t, notify } = now.current;
      if (isWhole(box.current, range)) {
        event.clipboardData?.setData('text/plain', transcriptText(said));
        notify.done(t('transcriptCopied'));
      } else {
        const places = placesIn(box.current, range);
        const stretch = { from: Math.min(...places), to: Math.max(...places) };
        if (places.length === 0 || !isOfSeveralPhrases(said.index, stretch)) return;
        event.clipboardData?.setData('text/plain', transcriptText(said, stretch));
      }
      event.preventDefault();
    };
    document.addEventListener('copy', copy);
    return () => document.removeEventListener('copy', copy);
  }, [box]);
}

/** Selects all of the transcript, which is more than the page holds of it. */
export function selectWhole(box: HTMLElement): void {
  window.getSelection()?.selectAllChildren(box);
}

/** Whether everything in the box is selected, from edge to edge. */
export function isWhole(box: HTMLElement, range: Range): boolean {
  return range.comparePoint(box, 0) === 0 && range.comparePoint(box, box.childNodes.length) === 0;
}

const isInField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea') !== null;

const placesIn = (box: HTMLElement, range: Range) =>
  [...box.querySelectorAll<HTMLElement>('[data-at]')]
    .filter((word) => range.intersectsNode(word))
    .map((word) => Number(word.dataset.at));
