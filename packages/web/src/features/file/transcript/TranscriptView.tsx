import './transcript.css';
import type { Phrase } from '@earshot/core/call/phrase.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import Button from '@mui/material/Button';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { type MouseEvent, type RefObject, useCallback, useImperativeHandle, useMemo, useRef } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { hasSound } from '../../../shared/files/has-sound.ts';
import { seek } from '../../../shared/player/playback.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { PhraseEditor } from '../editing/PhraseEditor.tsx';
import { usePhraseEditing } from '../editing/use-phrase-editing.ts';
import { useSpeakerName } from '../editing/use-speaker-name.ts';
import { fileTexts } from '../file.texts.ts';
import { MarkIcon } from '../player/MarkIcon.tsx';
import { useMarkLabel } from '../player/use-mark-label.ts';
import type { Mark } from '../player/use-marks.ts';
import type { Decor } from './call-decor.ts';
import type { Found } from './find-in-call.ts';
import type { Highlight } from './PhraseWords.tsx';
import { highlightsByRow, interruptionsByRow, rowOfPhrase } from './row-marks.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { TurnView } from './TurnView.tsx';
import { transcriptTexts } from './transcript.texts.ts';
import type { TranscriptIndex } from './transcript-index.ts';
import { useFollow } from './use-follow.ts';

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
  const x = useTexts(transcriptTexts);
  const label = useMarkLabel();
  const speakerName = useSpeakerName(file, transcript);
  const scroller = useRef<HTMLDivElement>(null);
  const { phrases } = transcript;
  const mayEdit = useMay('files.write') && file.status !== 'PROCESSING';
  const editing = usePhraseEditing(file.file_id, transcript);
  const virtual = useVirtualizer({
    count: index.rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => (index.rows[at]?.kind === 'hold' ? 32 : 58),
    overscan: 8,
  });

  const { isFollowing, follow, leave, rejoin, currentPhrase } = useFollow(
    scroller,
    index,
    hasSound(file),
    virtual,
  );
  const edited = editing.draft?.id;
  const edit = useCallback(
    (phrase: Phrase) => {
      leave();
      editing.start(phrase);
    },
    [editing.start, leave],
  );

  useImperativeHandle(handle, () => ({
    toggleFollow: () => (isFollowing ? leave() : rejoin()),
    showPhrase: (phrase) => virtual.scrollToIndex(rowOfPhrase(index.rows, phrase), { align: 'center' }),
    editCurrent: () => {
      const inSight = index.rows.slice(virtual.range?.startIndex).find((row) => row.kind === 'turn');
      const phrase = phrases[currentPhrase() ?? inSight?.phrases[0] ?? 0];
      if (!mayEdit || phrase === undefined) return;
      edit(phrase);
      virtual.scrollToIndex(rowOfPhrase(index.rows, phrases.indexOf(phrase)), { align: 'auto' });
    },
  }));
  const highlights = useMemo(() => highlightsByRow(index.rows, found, foundAt), [index, found, foundAt]);
  const interruptions = useMemo(() => interruptionsByRow(index.rows, marks), [index, marks]);

  const hasTimes = file.type === 'audio' || !transcript.estimated_times;
  const click = (event: MouseEvent) => {
    const word = (event.target as HTMLElement).closest<HTMLElement>('[data-start-ms]');
    if (word === null || !(window.getSelection()?.isCollapsed ?? true) || !hasSound(file)) return;
    follow();
    seek(Number(word.dataset.startMs), true);
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
                  <div className="hold-divider">
                    <MarkIcon kind="hold" />
                    {label({
                      kind: 'hold',
                      startMs: row.startMs,
                      endMs: row.endMs,
                      isMusic: row.hold.kind === 'music',
                    })}
                  </div>
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
                    onEdit={mayEdit ? edit : undefined}
                    onNote={onNote}
                    editing={
                      edited !== undefined && row.phrases.some((at) => phrases[at]?.id === edited)
                        ? {
                            id: edited,
                            editor: (
                              <PhraseEditor
                                key={edited}
                                {...{ editing, speakers: transcript.speakers, speakerName }}
                              />
                            ),
                          }
                        : null
                    }
                  />
                )}
              </div>
            );
          })}
        </div>
      </section>
      {!isFollowing && hasSound(file) && (
        <Button
          className="follow-pill"
          variant="contained"
          size="small"
          startIcon={<ArrowDown size={14} />}
          onClick={rejoin}
        >
          {x('jumpToWord')}
        </Button>
      )}
      <SelectionBar {...{ file, box: scroller, phrases, who: speakerName, onComment }} />
    </div>
  );
}
