import type { Phrase } from '@earshot/core/call/phrase.ts';
import type { QueryInput } from '@earshot/core/matching/query.ts';
import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { MessageSquare, MessageSquareQuote, Quote, Regex, StickyNote, Tag, Whistle } from 'lucide-react';
import { copyText } from '../../../lib/clipboard.ts';
import { formatClock } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { coachingTexts } from '../../../shared/coaching/coaching.texts.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useMayFor } from '../../../shared/users.queries.ts';
import '../panels/notes.css';
import { notesTexts } from '../panels/notes.texts.ts';
import { useIsViewOnly } from '../use-view-only.ts';
import { transcriptTexts } from './transcript.texts.ts';
import type { SelectedWords } from './use-selected-words.ts';

type Props = {
  selected: SelectedWords;
  phrase: Phrase | undefined;
  /** Of the call, where it is known. */
  language: string | null;
  who: (speaker: string, role: string | null) => string;
  onAnnotate: (button: HTMLElement) => void;
  onComment: (ms: number) => void;
  onTag: () => void;
  onCoach: () => void;
  /** Escape leads back to the words. */
  onLeave: () => void;
};

export const dismiss = () => window.getSelection()?.removeAllRanges();

export function SelectionActions({
  selected,
  phrase,
  language,
  who,
  onAnnotate,
  onComment,
  onTag,
  onCoach,
  onLeave,
}: Props) {
  const t = useTexts(transcriptTexts);
  const n = useTexts(notesTexts);
  const c = useTexts(coachingTexts);
  const may = useMayFor();
  const copy = useCopyQuote();
  return (
    <div
      className="selection-bar"
      role="toolbar"
      aria-label={n('selection')}
      style={{ top: selected.top, left: selected.left }}
      onPointerDown={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave();
      }}
    >
      {may('comments.write') && <NoteButtons {...{ selected, onAnnotate, onComment }} />}
      {may('files.write') && (
        <Button size="small" startIcon={<Tag size={13} />} onClick={onTag}>
          {n('tag')}
        </Button>
      )}
      {may('coaching.write') && (
        <Button size="small" startIcon={<Whistle size={13} />} title={c('addLong')} onClick={onCoach}>
          {c('add')}
        </Button>
      )}
      <MakeRules selected={selected} phrase={phrase} language={language} />
      <Button
        size="small"
        startIcon={<Quote size={13} />}
        title={t('copyQuote')}
        aria-label={t('copyQuote')}
        onClick={() => void copy(selected, phrase ? who(phrase.speaker, phrase.role) : '')}
      >
        {n('quote')}
      </Button>
    </div>
  );
}

/** A rule that begins with these words. */
function MakeRules({ selected, phrase, language }: Pick<Props, 'selected' | 'phrase' | 'language'>) {
  const n = useTexts(notesTexts);
  const may = useMayFor();
  const makePattern = useMakePattern();
  const makeScript = useMakeScript();
  return (
    <>
      {may('patterns.write') && (
        <Button
          size="small"
          startIcon={<Regex size={13} />}
          title={n('makePatternLong')}
          onClick={() => makePattern(selected, phrase)}
        >
          {n('makePattern')}
        </Button>
      )}
      {may('scripts.write') && (
        <Button
          size="small"
          startIcon={<MessageSquareQuote size={13} />}
          title={n('makeScriptLong')}
          onClick={() => makeScript(selected, phrase, language)}
        >
          {n('makeScript')}
        </Button>
      )}
    </>
  );
}

function useCopyQuote() {
  const t = useTexts(transcriptTexts);
  const notify = useNotify();
  const isViewOnly = useIsViewOnly();
  return async ({ text, startMs }: SelectedWords, name: string) => {
    const link = `${window.location.origin}${window.location.pathname}?t=${Math.floor(startMs / 1000)}`;
    const lines = [`“${text}”`, `${name}, ${formatClock(startMs)}`];
    // Without the key of the link the address opens nothing.
    if (await copyText([...lines, ...(isViewOnly ? [] : [link])].join('\n'))) notify.done(t('quoteCopied'));
    dismiss();
  };
}

function useMakePattern() {
  const navigate = useNavigate();
  return ({ text }: SelectedWords, phrase: Phrase | undefined) => {
    const query: QueryInput = { matching: 'exact', phrases: [text], who: phrase?.role ?? 'anyone' };
    void navigate({ to: '/patterns', search: { create: '1', query: JSON.stringify(query) } });
  };
}

/** A script has a variation to begin with: the words as they were said, in the language of the call. */
function useMakeScript() {
  const navigate = useNavigate();
  return ({ text }: SelectedWords, phrase: Phrase | undefined, language: string | null) =>
    void navigate({
      to: '/scripts',
      search: {
        create: '1',
        text,
        ...(language !== null && { language }),
        ...(phrase?.role && { who: phrase.role }),
      },
    });
}

/** A note on the words, a comment on their moment. */
function NoteButtons({
  selected,
  onAnnotate,
  onComment,
}: Pick<Props, 'selected' | 'onAnnotate' | 'onComment'>) {
  const n = useTexts(notesTexts);
  return (
    <>
      <Button
        size="small"
        startIcon={<StickyNote size={13} />}
        onClick={({ currentTarget }) => onAnnotate(currentTarget)}
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
  );
}
