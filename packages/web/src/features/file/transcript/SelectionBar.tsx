import type { Phrase } from '@earshot/core/call/phrase.ts';
import type { File } from '@earshot/core/files/files.ts';
import { type RefObject, Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/parts.ts';
import type { Picked } from '../../../shared/coaching/AddToCoaching.tsx';
import { AnnotatePopover } from '../panels/AnnotatePopover.tsx';
import { FileTagMenu } from '../panels/FileTagMenu.tsx';
import { dismiss, SelectionActions } from './SelectionActions.tsx';
import { type SelectedWords, useSelectedWords } from './use-selected-words.ts';

const AddToCoaching = lazyPart(() =>
  import('../../../shared/coaching/AddToCoaching.tsx').then((part) => ({ default: part.AddToCoaching })),
);

type Props = {
  file: File;
  box: RefObject<HTMLElement | null>;
  phrases: readonly Phrase[];
  who: (speaker: string, role: string | null) => string;
  onComment: (ms: number) => void;
};

/** What can be done with selected words: it appears over them. */
export function SelectionBar({ file, box, phrases, who, onComment }: Props) {
  const selected = useSelectedWords(box);
  const [noted, setNoted] = useState<{ at: SelectedWords; anchor: HTMLElement } | null>(null);
  const [coached, setCoached] = useState<SelectedWords | null>(null);
  const [tagged, setTagged] = useState<HTMLElement | null>(null);
  const notedPhrase = noted === null ? undefined : phrases[noted.at.phrase];
  return (
    <>
      {selected !== null && (
        <SelectionActions
          {...{ selected, who, onComment }}
          phrase={phrases[selected.phrase]}
          language={file.language}
          onAnnotate={(button) => setNoted({ at: selected, anchor: box.current ?? button })}
          onTag={() => setTagged(box.current)}
          onCoach={() => setCoached(selected)}
          onLeave={() => {
            dismiss();
            box.current
              ?.querySelector<HTMLElement>(`[data-phrase="${selected.phrase}"]`)
              ?.focus({ preventScroll: true });
          }}
        />
      )}
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
      {coached !== null && (
        <Suspense fallback={null}>
          <AddToCoaching
            call={file}
            at={momentOf(coached, phrases)}
            onClose={() => {
              setCoached(null);
              dismiss();
            }}
          />
        </Suspense>
      )}
      <FileTagMenu file={file} anchor={tagged} onClose={() => setTagged(null)} />
    </>
  );
}

function placeOf({ at, anchor }: { at: SelectedWords; anchor: HTMLElement }): { top: number; left: number } {
  const frame = (anchor.parentElement as HTMLElement).getBoundingClientRect();
  return { top: frame.top + at.top, left: frame.left + at.left };
}

/** Of several turns nobody alone is who speaks. */
function momentOf(
  { text, startMs, phrase, last: [lastPhrase, lastWord] }: SelectedWords,
  phrases: readonly Phrase[],
): Picked {
  const role = phrase === lastPhrase ? (phrases[phrase]?.role ?? null) : null;
  const end = phrases[lastPhrase]?.words[lastWord]?.end_ms ?? phrases[lastPhrase]?.end_ms ?? startMs;
  return { start_ms: startMs, end_ms: Math.max(startMs + 1, end), role, text };
}
