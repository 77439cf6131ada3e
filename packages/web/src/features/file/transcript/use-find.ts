import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react';
import { type Found, findInCall } from './find-in-call.ts';
import type { TranscriptHandle } from './TranscriptView.tsx';

const noFound: readonly Found[] = [];

export type Find = ReturnType<typeof useFind>;

/** What is looked for in the call; the place that is looked at is brought into sight. */
export function useFind(transcript: Transcript | undefined, handle: RefObject<TranscriptHandle | null>) {
  /** The box that it is typed into. */
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [foundAt, setFoundAt] = useState(0);
  const sought = useDeferredValue(typed);
  const found = useMemo(
    () => (transcript && sought ? findInCall(transcript.phrases, sought) : noFound),
    [transcript, sought],
  );
  const step = (by: 1 | -1) => {
    if (found.length === 0) return;
    const next = (foundAt + by + found.length) % found.length;
    setFoundAt(next);
    handle.current?.showPhrase(found[next]?.phrase ?? 0);
  };
  const type = (value: string) => {
    setTyped(value);
    setFoundAt(0);
    const [first] = transcript ? findInCall(transcript.phrases, value) : [];
    if (first) handle.current?.showPhrase(first.phrase);
  };
  return { input, typed, found, foundAt, step, type };
}
