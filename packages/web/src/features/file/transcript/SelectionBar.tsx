import type { Phrase } from '@earshot/core/call/phrase.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { QueryInput } from '@earshot/core/matching/query.ts';
import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { MessageSquare, Quote, Regex, StickyNote, Tag } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { copyText } from '../../../lib/clipboard.ts';
import { formatClock } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useMayFor } from '../../../shared/users.queries.ts';
import { AnnotatePopover } from '../panels/AnnotatePopover.tsx';
import { FileTagMenu } from '../panels/FileTagMenu.tsx';
import { transcriptTexts } from './transcript.texts.ts';
import '../panels/notes.css';
import { notesTexts } from '../panels/notes.texts.ts';
import { useIsViewOnly } from '../use-view-only.ts';
import { type SelectedWords, useSelectedWords } from './use-selected-words.ts';

type Props = {
  file: File;
  box: RefObject<HTMLElement | null>;
  phrases: readonly Phrase[];
  who: (speaker: string, role: string | null) => string;
  onComment: (ms: number) => void;
};

/** What can be done with selected words: it appears over them. */
export function SelectionBar({ file, box, phrases, who, onComment }: Props) {
  const t = useTexts(transcriptTexts);
  const n = useTexts(notesTexts);
  const notify = useNotify();
  const navigate = useNavigate();
  const may = useMayFor();
  const isViewOnly = useIsViewOnly();
  const selected = useSelectedWords(box);
  const [noted, setNoted] = useState<{ at: SelectedWords; anchor: HTMLElement } | null>(null);
  const [tagged, setTagged] = useState<HTMLElement | null>(null);
  const phrase = selected === null ? undefined : phrases[selected.phrase];
  const dismiss = () => window.getSelection()?.removeAllRanges();

  const copy = async ({ text, startMs }: SelectedWords) => {
    const link = `${window.location.origin}${window.location.pathname}?t=${Math.floor(startMs / 1000)}`;
    const name = phrase ? who(phrase.speaker, phrase.role) : '';
    const lines = [`“${text}”`, `${name}, ${formatClock(startMs)}`];
    // Without the key of the link the address opens nothing.
    if (await copyText([...lines, ...(isViewOnly ? [] : [link])].join('\n'))) notify.done(t('quoteCopied'));
    dismiss();
  };
  const makePattern = ({ text }: SelectedWords) => {
    const query: QueryInput = { matching: 'exact', phrases: [text], who: phrase?.role ?? 'anyone' };
    void navigate({ to: '/patterns', search: { create: '1', query: JSON.stringify(query) } });
  };
  const bar = selected !== null && (
    <div
      className="selection-bar"
      role="toolbar"
      aria-label={n('selection')}
      style={{ top: selected.top, left: selected.left }}
      onPointerDown={(event) => event.preventDefault()}
    >
      {may('comments.write') && (
        <>
          <Button
            size="small"
            startIcon={<StickyNote size={13} />}
            onClick={({ currentTarget }) => setNoted({ at: selected, anchor: box.current ?? currentTarget })}
          >
            {n('annotate')}
          </Button>
          <Button
            size="small"
            startIcon={<MessageSquare size={13} />}
            onClick={() => {
              onComment(selected.startMs);
              dismiss();
            }}
          >
            {n('comment')}
          </Button>
        </>
      )}
      {may('files.write') && (
        <Button size="small" startIcon={<Tag size={13} />} onClick={() => setTagged(box.current)}>
          {n('tag')}
        </Button>
      )}
      {may('patterns.write') && (
        <Button
          size="small"
          startIcon={<Regex size={13} />}
          title={n('makePatternLong')}
          onClick={() => makePattern(selected)}
        >
          {n('makePattern')}
        </Button>
      )}
      <Button
        size="small"
        startIcon={<Quote size={13} />}
        title={t('copyQuote')}
        aria-label={t('copyQuote')}
        onClick={() => void copy(selected)}
      >
        {n('quote')}
      </Button>
    </div>
  );
  const notedPhrase = noted === null ? undefined : phrases[noted.at.phrase];
  return (
    <>
      {bar}
      {noted !== null && notedPhrase !== undefined && (
        <AnnotatePopover
          fileId={file.file_id}
          phrase={notedPhrase}
          words={noted.at.words}
          place={placeOf(noted)}
          onClose={() => {
            setNoted(null);
            dismiss();
          }}
        />
      )}
      <FileTagMenu file={file} anchor={tagged} onClose={() => setTagged(null)} />
    </>
  );
}

function placeOf({ at, anchor }: { at: SelectedWords; anchor: HTMLElement }): { top: number; left: number } {
  const frame = (anchor.parentElement as HTMLElement).getBoundingClientRect();
  return { top: frame.top + at.top, left: frame.left + at.left };
}
