import type { Phrase } from '@earshot/core/transcripts/transcripts.ts';
import Button from '@mui/material/Button';
import { Quote } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { copyText } from '../../lib/clipboard.ts';
import { formatClock } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { fileTexts } from './file.texts.ts';
import { useIsViewOnly } from './use-view-only.ts';

type Selected = { text: string; startMs: number; phrase: number; top: number; left: number };
type Props = {
  box: RefObject<HTMLElement | null>;
  phrases: readonly Phrase[];
  who: (speaker: string, role: string | null) => string;
};

/** Appears over selected words. */
export function QuoteButton({ box, phrases, who }: Props) {
  const t = useTexts(fileTexts);
  const notify = useNotify();
  const isViewOnly = useIsViewOnly();
  const [selected, setSelected] = useState<Selected | null>(null);
  useEffect(() => {
    const look = () => setSelected(readSelection(box.current));
    const clear = () => {
      if (window.getSelection()?.isCollapsed) setSelected(null);
    };
    document.addEventListener('mouseup', look);
    document.addEventListener('keyup', look);
    document.addEventListener('selectionchange', clear);
    return () => {
      document.removeEventListener('mouseup', look);
      document.removeEventListener('keyup', look);
      document.removeEventListener('selectionchange', clear);
    };
  }, [box]);
  if (selected === null) return null;
  const copy = async () => {
    const phrase = phrases[selected.phrase];
    const link = `${window.location.origin}${window.location.pathname}?t=${Math.floor(selected.startMs / 1000)}`;
    const name = phrase ? who(phrase.speaker, phrase.role) : '';
    const lines = [`“${selected.text}”`, `${name}, ${formatClock(selected.startMs)}`];
    // Without the key of the link the address opens nothing.
    if (await copyText([...lines, ...(isViewOnly ? [] : [link])].join('\n'))) notify.done(t('quoteCopied'));
    window.getSelection()?.removeAllRanges();
  };
  return (
    <Button
      className="quote-button"
      variant="contained"
      size="small"
      style={{ top: selected.top, left: selected.left }}
      startIcon={<Quote size={12} />}
      onMouseDown={(event) => event.preventDefault()}
      onMouseUp={(event) => event.stopPropagation()}
      onClick={() => void copy()}
    >
      {t('copyQuote')}
    </Button>
  );
}

function readSelection(box: HTMLElement | null): Selected | null {
  const selection = window.getSelection();
  if (box === null || selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!box.contains(range.commonAncestorContainer)) return null;
  const spans = [...box.querySelectorAll<HTMLElement>('[data-start-ms]')].filter((word) =>
    range.intersectsNode(word),
  );
  const [first] = spans;
  if (first === undefined) return null;
  const place = range.getBoundingClientRect();
  const frame = (box.parentElement as HTMLElement).getBoundingClientRect();
  return {
    text: spans.map((word) => word.textContent).join(' '),
    startMs: Number(first.dataset.startMs),
    phrase: Number(first.dataset.word?.split(':')[0]),
    top: Math.max(4, place.top - frame.top - 34),
    left: Math.min(Math.max(8, place.left - frame.left), frame.width - 190),
  };
}
