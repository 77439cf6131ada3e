import type { File } from '@earshot/core/files/files.ts';
import type { Phrase, Transcript } from '@earshot/core/transcripts/transcripts.ts';
import Button from '@mui/material/Button';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import {
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { formatSeconds } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { hasSound } from '../../shared/files/has-sound.ts';
import { seek } from '../../shared/player/playback.ts';
import { useMay } from '../../shared/users.queries.ts';
import type { Decor } from './call-decor.ts';
import { fileTexts } from './file.texts.ts';
import type { Found } from './find-in-call.ts';
import { MarkIcon } from './MarkIcon.tsx';
import { PhraseEditor } from './PhraseEditor.tsx';
import type { Highlight } from './PhraseWords.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { TurnView } from './TurnView.tsx';
import type { TranscriptIndex } from './transcript-index.ts';
import { useMarkLabel } from './use-mark-label.ts';
import type { Mark } from './use-marks.ts';
import { usePhraseEditing } from './use-phrase-editing.ts';
import { useSpeakerName } from './use-speaker-name.ts';
import { useWordPainter } from './use-word-painter.ts';

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
const noChips: readonly { key: string; text: string }[] = [];

export function TranscriptView(props: Props) {
  const { file, transcript, index, marks, found, foundAt, handle, decor, onNote, onComment } = props;
  const t = useTexts(fileTexts);
  const label = useMarkLabel();
  const speakerName = useSpeakerName(file, transcript);
  const scroller = useRef<HTMLDivElement>(null);
  const [isFollowing, setIsFollowing] = useState(true);
  const follows = useRef(true);
  follows.current = isFollowing;
  const { phrases } = transcript;
  const mayEdit = useMay('files.write') && file.status !== 'PROCESSING';
  const editing = usePhraseEditing(file.file_id, transcript);
  const virtual = useVirtualizer({
    count: index.rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => (index.rows[at]?.kind === 'hold' ? 32 : 58),
    overscan: 8,
  });

  const bringIn = useCallback(
    (row: number, word: HTMLElement | null) => {
      const box = scroller.current;
      if (box === null) return;
      if (word === null) {
        virtual.scrollToIndex(row, { align: 'start' });
        return;
      }
      const view = box.getBoundingClientRect();
      const place = word.getBoundingClientRect();
      const isComfortable =
        place.top > view.top + view.height * 0.12 && place.bottom < view.top + view.height * 0.72;
      if (!isComfortable) box.scrollTop += place.top - (view.top + view.height * 0.3);
    },
    [virtual],
  );
  const { currentRow, currentPhrase } = useWordPainter(scroller, index, hasSound(file), (row, word) => {
    if (follows.current) bringIn(row, word);
  });
  const rejoin = useCallback(() => {
    setIsFollowing(true);
    const row = currentRow();
    if (row >= 0) bringIn(row, scroller.current?.querySelector<HTMLElement>('.now') ?? null);
  }, [bringIn, currentRow]);

  const rowOfPhrase = useCallback(
    (phrase: number) => index.rows.findIndex((row) => row.kind === 'turn' && row.phrases.includes(phrase)),
    [index],
  );
  useImperativeHandle(handle, () => ({
    toggleFollow: () => (follows.current ? setIsFollowing(false) : rejoin()),
    showPhrase: (phrase) => virtual.scrollToIndex(rowOfPhrase(phrase), { align: 'center' }),
    editCurrent: () => {
      const inSight = index.rows.slice(virtual.range?.startIndex).find((row) => row.kind === 'turn');
      const phrase = phrases[currentPhrase() ?? inSight?.phrases[0] ?? 0];
      if (!mayEdit || phrase === undefined) return;
      setIsFollowing(false);
      editing.start(phrase);
      virtual.scrollToIndex(rowOfPhrase(phrases.indexOf(phrase)), { align: 'auto' });
    },
  }));
  const edited = editing.draft?.id;
  const edit = useCallback(
    (phrase: Phrase) => {
      setIsFollowing(false);
      editing.start(phrase);
    },
    [editing.start],
  );

  // Whoever scrolls by hand wants to read elsewhere.
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    const stop = () => setIsFollowing(false);
    const stopByKey = (event: KeyboardEvent) => {
      if (['PageUp', 'PageDown', 'Home', 'End'].includes(event.key)) stop();
    };
    box.addEventListener('wheel', stop, { passive: true });
    box.addEventListener('touchmove', stop, { passive: true });
    box.addEventListener('keydown', stopByKey);
    return () => {
      box.removeEventListener('wheel', stop);
      box.removeEventListener('touchmove', stop);
      box.removeEventListener('keydown', stopByKey);
    };
  }, []);

  const highlights = useMemo(() => {
    const byRow = new Map<number, Highlight[]>();
    for (const [at, one] of found.entries()) {
      const row = rowOfPhrase(one.phrase);
      byRow.set(row, [...(byRow.get(row) ?? []), { ...one, isCurrent: at === foundAt }]);
    }
    return byRow;
  }, [found, foundAt, rowOfPhrase]);

  const chipsOf = useMemo(() => {
    const byRow = new Map<number, { key: string; text: string }[]>();
    for (const mark of marks) {
      if (mark.kind !== 'interruption') continue;
      const row = index.rows.findLastIndex(
        (one) => one.kind === 'turn' && one.speaker === mark.by && one.startMs <= mark.startMs + 300,
      );
      if (row >= 0)
        byRow.set(row, [
          ...(byRow.get(row) ?? []),
          {
            key: String(mark.startMs),
            text: t('interrupts', { time: formatSeconds(mark.endMs - mark.startMs) }),
          },
        ]);
    }
    return byRow;
  }, [marks, index, t]);

  const hasTimes = file.type === 'audio' || !transcript.estimated_times;
  const click = (event: MouseEvent) => {
    const word = (event.target as HTMLElement).closest<HTMLElement>('[data-start-ms]');
    if (word === null || !(window.getSelection()?.isCollapsed ?? true) || !hasSound(file)) return;
    setIsFollowing(true);
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
                    chips={chipsOf.get(item.index) ?? noChips}
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
          {t('jumpToWord')}
        </Button>
      )}
      <SelectionBar {...{ file, box: scroller, phrases, who: speakerName, onComment }} />
    </div>
  );
}
