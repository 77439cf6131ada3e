import { isSame } from '@earshot/core/is-same.ts';
import { useEffect, useRef, useState } from 'react';
import { translate } from '../../lib/i18n.ts';
import { tell } from '../../lib/notices.ts';
import { DraftKeeper, type DraftState, type Form, noDraft } from './draft-keeper.ts';
import { draftTexts } from './drafts.texts.ts';
import { openDraft } from './kept-drafts.ts';

/** Long enough not to send every letter. */
const restMs = 1500;

type Options<T extends object> = Form<T> & {
  /** A whole page: leaving it says that the draft is kept. */
  isPage?: boolean;
  /** Whether it is worth keeping; a form of which only some choice was touched may not be. */
  isWorth?: (value: T) => boolean;
};

export type Drafting = DraftState & {
  isDirty: boolean;
  stored: object;
  /** What the form holds now. */
  value: object;
  /** Goes on with the draft that was found. */
  takeMine: () => void;
  /** Leaves the draft that was found. */
  takeStored: () => void;
  /** Shows the draft that was found beside what is saved, or no longer. */
  show: (isShown: boolean) => void;
  /** Lets go of what is written. */
  discard: () => void;
  /** Around saving: what changes then is one's own change. */
  saving: () => void;
  saved: () => void;
  failed: () => void;
};

/** Whether saving would undo, unseen, what somebody saved meanwhile; then that is shown instead. */
export function showUnseen({ found, show }: Drafting): boolean {
  if (found?.how !== 'changed') return false;
  show(true);
  return true;
}

/** Keeps what is written in a form: in this browser at once, on the server a moment later, until it is saved or let go. */
export function useKeptDraft<T extends object>(options: Options<T>): Drafting {
  const { about, stored, value, isPage = false, isWorth } = options;
  const [state, setState] = useState(noDraft);
  const isDirty = !isSame(value, stored) && (isWorth?.(value) ?? true);
  const latest = useRef({ ...options, isDirty, state });
  latest.current = { ...options, isDirty, state };
  const [keeper] = useState(() => new DraftKeeper(latest, setState));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that is written.
  useEffect(() => {
    if (about === null) return;
    let isOver = false;
    void openDraft(about).then((kept) => {
      if (!isOver && kept !== null) keeper.opened(kept);
    });
    const leave = () => keeper.send(true);
    window.addEventListener('pagehide', leave);
    return () => {
      isOver = true;
      window.removeEventListener('pagehide', leave);
      leave();
      if (isPage && keeper.isLeft()) tell({ text: translate(draftTexts, 'left'), tone: 'info' });
    };
  }, [about?.kind, about?.subject]);

  const text = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written counts.
  useEffect(() => {
    if (!keeper.written()) return;
    const timer = setTimeout(() => keeper.send(), restMs);
    return () => clearTimeout(timer);
  }, [text]);

  const storedText = JSON.stringify(stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what is stored counts.
  useEffect(() => keeper.storedChanged(), [storedText]);

  return {
    ...state,
    isDirty,
    stored,
    value,
    show: (isShown) => keeper.show(isShown),
    takeMine: () => keeper.takeMine(),
    takeStored: () => keeper.takeStored(),
    discard: () => keeper.discard(),
    saving: () => keeper.saving(),
    saved: () => keeper.forget(),
    failed: () => keeper.failed(),
  };
}
