import type { NamedPerson } from '@earshot/core/comments/comments.api.ts';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type Asked,
  askedAt,
  type Draft,
  draftOf,
  keptOf,
  peopleCalled,
  retyped,
  withPerson,
} from './mention-text.ts';
import { mentionableQuery } from './notes.queries.ts';

/** More would have to be scrolled; a letter more is faster. */
const mostShown = 6;

type Options = {
  fileId: string;
  named: readonly NamedPerson[];
  /** What is kept, with ids. */
  value: string;
  onText: (kept: string) => void;
};

/** The words of a comment as they are typed, and the people whom an @ in them offers. */
export function useMentions({ fileId, named, value, onText }: Options) {
  const box = useRef<HTMLDivElement>(null);
  const people = useQuery({ ...mentionableQuery(fileId), retry: false }).data ?? [];
  const [asked, setAsked] = useState<Asked | null>(null);
  const [chosen, setChosen] = useState(0);
  const [typed, setTyped] = useState<Draft>(() => draftOf(value, [...named, ...people]));
  // Put in from outside, or names have come since: it is read anew.
  const isRead = keptOf(typed) === value && !typed.text.includes('@[');
  const draft = isRead ? typed : draftOf(value, [...named, ...people]);
  const found = asked === null ? [] : peopleCalled(asked.name, people).slice(0, mostShown);
  const field = () => box.current?.querySelector<HTMLTextAreaElement>('textarea:not([aria-hidden])') ?? null;
  const close = () => setAsked(null);
  const take = (next: Draft) => {
    setTyped(next);
    onText(keptOf(next));
  };
  const choose = (person: NamedPerson | undefined) => {
    if (asked === null || person === undefined) return;
    const { draft: next, caret } = withPerson(draft, asked, person);
    // The text has to be there before the caret is, and both before the next key.
    flushSync(() => {
      take(next);
      close();
    });
    field()?.focus();
    field()?.setSelectionRange(caret, caret);
  };
  return {
    box,
    text: draft.text,
    found,
    chosen,
    choose,
    close,
    type(text: string) {
      const next = retyped(draft, text);
      take(next);
      setAsked(askedAt(next, field()?.selectionStart ?? text.length));
      setChosen(0);
    },
    /** An open list goes on only while the caret stays in the name. */
    moved() {
      const caret = field()?.selectionStart;
      if (asked !== null && caret !== undefined && askedAt(draft, caret)?.at !== asked.at) close();
    },
    /** Whether a key was for the list. */
    press({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
      if (found.length === 0 || nativeEvent.isComposing) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (step !== undefined) setChosen((chosen + step + found.length) % found.length);
      else if (key === 'Tab' || (key === 'Enter' && !ctrlKey && !metaKey)) choose(found[chosen]);
      else if (key === 'Escape') close();
      else return false;
      return true;
    },
  };
}
