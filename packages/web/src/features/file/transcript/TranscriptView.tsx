import './transcript.css';
import type { File } from '@earshot/core/files/files.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import Button from '@mui/material/Button';
import { ArrowDown } from 'lucide-react';
import { type MouseEvent, type RefObject, useMemo } from 'react';
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
  const { phrases } = transcript;
  const list = useTurnList({ file, transcript, index, handle });
  const { scroller, virtual, editing } = list;
  const highlights = useMemo(() => highlightsByRow(index.rows, found, foundAt), [index, found, foundAt]);
  const interruptions = useMemo(() => interruptionsByRow(index.rows, marks), [index, marks]);

  const hasTimes = file.type === 'audio' || !transcript.estimated_times;
  const click = (event: MouseEvent) => {
    const word = (event.target as HTMLElement).closest<HTMLElement>('[data-start-ms]');
    if (word === null || !(window.getSelection()?.isCollapsed ?? true) || !hasSound(file)) return;
    list.follow();
    seek(Number(word.dataset.startMs), true);
  };
  const edited = editing.draft?.id;
  const editorIn = (row: TurnRow) => {
    if (edited === undefined || !row.phrases.some((at) => phrases[at]?.id === edited)) return null;
    const { speakers } = transcript;
    return { id: edited, editor: <PhraseEditor key={edited} {...{ editing, speakers, speakerName }} /> };
  };
  return (
    <div className="transcript">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: arrow keys step through the turns. */}
      <section
        className="transcript-scroll"
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard.
        tabIndex={0}
        aria-label={t('transcript')}
        lang={transcript.language ?? undefined}
        onClick={click}
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
                  />
                )}
              </div>
            );
          })}
        </div>
      </section>
      {!list.isFollowing && hasSound(file) && <FollowPill onClick={list.rejoin} />}
      <SelectionBar {...{ file, box: scroller, phrases, who: speakerName, onComment }} />
    </div>
  );
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
