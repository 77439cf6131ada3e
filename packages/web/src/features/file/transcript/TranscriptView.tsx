import './transcript.css';
import type { File } from '@earshot/core/files/files.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import Button from '@mui/material/Button';
import { ArrowDown } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type RefObject, useMemo } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { hasSound } from '../../../shared/files/has-sound.ts';
import { seek } from '../../../shared/player/playback.ts';
import { PhraseEditor } from '../editing/PhraseEditor.tsx';
import { useSpeakerName } from '../editing/use-speaker-name.ts';
import { fileTexts } from '../file.texts.ts';
import { MarkIcon } from '../player/MarkIcon.tsx';
import { useMarkLabel } from '../player/use-mark-label.ts';
import type { Mark } from '../player/use-marks.ts';
import type { Decor } from './call-decor.ts';
import type { Found } from './find-in-call.ts';
import type { Highlight } from './PhraseWords.tsx';
import { highlightsByRow, interruptionsByRow } from './row-marks.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { TurnView } from './TurnView.tsx';
import { transcriptTexts } from './transcript.texts.ts';
import type { HoldRow, TranscriptIndex, TurnRow } from './transcript-index.ts';
import { tellsTimes } from './transcript-text.ts';
import { selectWhole, useCopiedWords } from './use-copied-words.ts';
import { useTurnList } from './use-turn-list.ts';

export type TranscriptHandle = {
  toggleFollow: () => void;
  showPhrase: (phrase: number) => void;
  /** Takes the phrase that is being said in hand, else the first one in sight. */
  editCurrent: () => void;
};

type Props = {
  file: File;
  transcript: Transcript;
  index: TranscriptIndex;
  marks: readonly Mark[];
  found: readonly Found[];
  foundAt: number;
  handle: RefObject<TranscriptHandle | null>;
  decor: Decor;
  onNote: (id: number) => void;
  onComment: (ms: number) => void;
};

const none: readonly Highlight[] = [];
const noMarks: readonly Mark[] = [];

export function TranscriptView(props: Props) {
  const { file, transcript, index, marks, found, foundAt, handle, decor, onNote, onComment } = props;
  const t = useTexts(fileTexts);
  const speakerName = useSpeakerName(file, transcript);
  const { phrases, speakers } = transcript;
  const list = useTurnList({ file, transcript, index, handle });
  const { scroller, virtual, editing, keys } = list;
  const highlights = useMemo(() => highlightsByRow(index.rows, found, foundAt), [index, found, foundAt]);
  const interruptions = useMemo(() => interruptionsByRow(index.rows, marks), [index, marks]);

  const hasTimes = tellsTimes(file, transcript);
  const click = (event: MouseEvent) => hasSound(file) && playWord(event) && list.follow();
  useCopiedWords(scroller, { phrases, index, who: speakerName, hasTimes });
  const edited = editing.draft?.id;
  const editorIn = (row: TurnRow) => {
    if (edited === undefined || !row.phrases.some((at) => phrases[at]?.id === edited)) return null;
    return { id: edited, editor: <PhraseEditor key={edited} {...{ editing, speakers, speakerName }} /> };
  };
  return (
    <div className="transcript">
      <section
        className="transcript-scroll"
        ref={scroller}
        aria-label={t('transcript')}
        lang={transcript.language ?? undefined}
        onClick={click}
        onKeyDown={(event) => selectAll(event) || keys.events.onKeyDown(event)}
        onFocus={keys.events.onFocus}
        onBlur={keys.events.onBlur}
      >
        <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
          {virtual.getVirtualItems().map((item) => {
            const row = index.rows[item.index];
            if (row === undefined) return null;
            return (
              <div
                key={item.key}
                ref={virtual.measureElement}
                data-index={item.index}
                className="transcript-row"
                style={{ transform: `translateY(${item.start}px)` }}
              >
                {row.kind === 'hold' ? (
                  <HoldDivider row={row} />
                ) : (
                  <TurnView
                    row={row}
                    rowIndex={item.index}
                    phrases={phrases}
                    index={index}
                    who={speakerName(row.speaker, row.role)}
                    hasTimes={hasTimes}
                    highlights={highlights.get(item.index) ?? none}
                    interruptions={interruptions.get(item.index) ?? noMarks}
                    decor={decor}
                    onEdit={list.onEdit}
                    onNote={onNote}
                    editing={editorIn(row)}
                    {...keysIn(row, keys)}
                  />
                )}
              </div>
            );
          })}
        </div>
      </section>
      <WordByKeys word={phrases[keys.phrase]?.words[keys.word ?? -1]?.text} />
      <SelectionBar {...{ file, box: scroller, phrases, who: speakerName, onComment }} />
      {!list.isInSight && hasSound(file) && <FollowPill onClick={list.rejoin} />}
    </div>
  );
}

/** A memoised turn hears only of keys that are in it. */
function keysIn({ phrases }: TurnRow, { phrase, word }: { phrase: number; word: number | null }) {
  const isHere = phrases.includes(phrase);
  return { tabStop: isHere ? phrase : null, wordByKeys: isHere ? word : null };
}

/** Says the word that the keys have come to. */
function WordByKeys({ word }: { word: string | undefined }) {
  return (
    <span className="visually-hidden" aria-live="polite">
      {word}
    </span>
  );
}

/** Plays from the word that was clicked; false where none was, or where words were only selected. */
function playWord({ target }: MouseEvent): boolean {
  const word = (target as HTMLElement).closest<HTMLElement>('[data-start-ms]');
  if (word === null || !(window.getSelection()?.isCollapsed ?? true)) return false;
  seek(Number(word.dataset.startMs), true);
  return true;
}

/** All of the transcript instead of all of the page; whether that was asked for. */
function selectAll(event: KeyboardEvent<HTMLElement>): boolean {
  const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea') !== null;
  if (event.code !== 'KeyA' || !(event.ctrlKey || event.metaKey) || isTyping) return false;
  event.preventDefault();
  selectWhole(event.currentTarget);
  return true;
}

function HoldDivider({ row: { startMs, endMs, hold } }: { row: HoldRow }) {
  const label = useMarkLabel();
  return (
    <div className="hold-divider">
      <MarkIcon kind="hold" />
      {label({ kind: 'hold', startMs, endMs, isMusic: hold.kind === 'music' })}
    </div>
  );
}

function FollowPill({ onClick }: { onClick: () => void }) {
  const x = useTexts(transcriptTexts);
  return (
    <Button
      className="follow-pill"
      variant="contained"
      size="small"
      startIcon={<ArrowDown size={14} />}
      onClick={onClick}
    >
      {x('jumpToWord')}
    </Button>
  );
}
