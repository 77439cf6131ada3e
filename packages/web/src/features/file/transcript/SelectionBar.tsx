import type { Phrase } from '@earshot/core/call/phrase.ts';
import type { File } from '@earshot/core/files/files.ts';
import { type RefObject, useState } from 'react';
import { AnnotatePopover } from '../panels/AnnotatePopover.tsx';
import { FileTagMenu } from '../panels/FileTagMenu.tsx';
import { dismiss, SelectionActions } from './SelectionActions.tsx';
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
  const selected = useSelectedWords(box);
  const [noted, setNoted] = useState<{ at: SelectedWords; anchor: HTMLElement } | null>(null);
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
      <FileTagMenu file={file} anchor={tagged} onClose={() => setTagged(null)} />
    </>
  );
}

function placeOf({ at, anchor }: { at: SelectedWords; anchor: HTMLElement }): { top: number; left: number } {
  const frame = (anchor.parentElement as HTMLElement).getBoundingClientRect();
  return { top: frame.top + at.top, left: frame.left + at.left };
}
