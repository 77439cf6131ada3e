import type { Phrase } from '@earshot/core/call/phrase.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useImperativeHandle, useRef } from 'react';
import { hasSound } from '../../../shared/files/has-sound.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { usePhraseEditing } from '../editing/use-phrase-editing.ts';
import { rowOfPhrase } from './row-marks.ts';
import type { TranscriptHandle } from './TranscriptView.tsx';
import type { TranscriptIndex } from './transcript-index.ts';
import { useFollow } from './use-follow.ts';

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
  return { scroller, virtual, editing, isFollowing, follow, rejoin, onEdit: mayEdit ? edit : undefined };
}
