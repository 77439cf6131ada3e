import type { Phrase } from '@earshot/core/call/phrase.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useImperativeHandle, useRef } from 'react';
import { hasSound } from '../../../shared/files/has-sound.ts';
import { seek } from '../../../shared/player/playback.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { usePhraseEditing } from '../editing/use-phrase-editing.ts';
import type { PhraseCursor } from './phrase-cursor.ts';
import { rowOfPhrase } from './row-marks.ts';
import type { TranscriptHandle } from './TranscriptView.tsx';
import type { TranscriptIndex } from './transcript-index.ts';
import { useFollow } from './use-follow.ts';
import { useHeldRows } from './use-held-rows.ts';
import { usePhraseFocus } from './use-phrase-focus.ts';

type Options = {
  file: File;
  transcript: Transcript;
  index: TranscriptIndex;
  handle: RefObject<TranscriptHandle | null>;
};

/** The turns as they scroll: what is said is followed, and a phrase of them can be taken in hand. */
export function useTurnList({ file, transcript, index, handle }: Options) {
  const scroller = useRef<HTMLDivElement>(null);
  const { phrases } = transcript;
  const mayEdit = useMay('files.write') && file.status !== 'PROCESSING';
  const editing = usePhraseEditing(file.file_id, transcript);
  const focus = usePhraseFocus({
    box: scroller,
    phrases,
    onMove: () => leave(),
    onPlay: hasSound(file)
      ? (ms) => {
          follow();
          seek(ms, true);
        }
      : undefined,
  });
  const keptRow = focus.isInside && focus.cursor ? rowOfPhrase(index.rows, focus.cursor.phrase) : -1;
  const held = useHeldRows(scroller);
  const virtual = useVirtualizer({
    count: index.rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => (index.rows[at]?.kind === 'hold' ? 32 : 58),
    overscan: 8,
    // What has the focus stays in the document wherever one scrolls, and so do the ends of a selection.
    rangeExtractor: useCallback(
      (range: Range) => withRows(defaultRangeExtractor(range), [keptRow, ...held], range.count),
      [keptRow, held],
    ),
  });

  const { isFollowing, isInSight, follow, leave, rejoin, currentPhrase } = useFollow(
    scroller,
    index,
    hasSound(file),
    virtual,
  );
  const edit = useCallback(
    (phrase: Phrase) => {
      leave();
      editing.start(phrase);
    },
    [editing.start, leave],
  );

  useFocusAfterEditing(editing.draft?.id, phrases, focus.focusPhrase);

  useImperativeHandle(handle, () => ({
    toggleFollow: () => (isFollowing ? leave() : rejoin()),
    showPhrase: (phrase) => virtual.scrollToIndex(rowOfPhrase(index.rows, phrase), { align: 'center' }),
    editCurrent: () => {
      const inSight = index.rows.slice(virtual.range?.startIndex).find((row) => row.kind === 'turn');
      const phrase = phrases[focus.phraseByKeys() ?? currentPhrase() ?? inSight?.phrases[0] ?? 0];
      if (!mayEdit || phrase === undefined) return;
      edit(phrase);
      virtual.scrollToIndex(rowOfPhrase(index.rows, phrases.indexOf(phrase)), { align: 'auto' });
    },
  }));
  const isMounted = (phrase: number | undefined): phrase is number =>
    phrase !== undefined &&
    virtual.getVirtualItems().some((item) => {
      const row = index.rows[item.index];
      return row?.kind === 'turn' && row.phrases.includes(phrase);
    });
  /** Where Tab leads to: where the keys were last, what is being said, or what one sees first. */
  const tabStop =
    [focus.cursor?.phrase, currentPhrase()].find(isMounted) ??
    index.rows.slice(virtual.range?.startIndex).find((row) => row.kind === 'turn')?.phrases[0] ??
    0;
  return {
    scroller,
    virtual,
    editing,
    isInSight,
    follow,
    rejoin,
    onEdit: mayEdit ? edit : undefined,
    keys: { events: focus.events, phrase: tabStop, word: wordOf(focus.cursor, tabStop) },
  };
}

const wordOf = (cursor: PhraseCursor | null, phrase: number) =>
  cursor?.phrase === phrase ? cursor.word : null;

/** With those of more rows that there are; a transcript may have become shorter since. */
const withRows = (rows: number[], more: readonly number[], count: number) =>
  [...new Set([...rows, ...more.filter((row) => row >= 0 && row < count)])].sort((one, other) => one - other);

/** The editor takes the place of its phrase; when it goes, the focus must not go with it. */
function useFocusAfterEditing(
  edited: number | undefined,
  phrases: readonly Phrase[],
  focusPhrase: (phrase: number) => void,
): void {
  const before = useRef(edited);
  useEffect(() => {
    const left = before.current;
    before.current = edited;
    if (left === undefined || edited !== undefined || document.activeElement !== document.body) return;
    focusPhrase(phrases.findIndex(({ id }) => id === left));
  }, [edited, phrases, focusPhrase]);
}
