import { useEffect, useRef, useState } from 'react';
import type { About } from './kept-drafts.ts';
import { type Drafting, useKeptDraft } from './use-kept-draft.ts';

type Options<T> = {
  about: About | null;
  isNew?: boolean;
  isPage?: boolean;
  isWorth?: (value: T) => boolean;
};

/** What becomes other, or how that follows from what there is by then. */
type Change<T> = Partial<T> | ((now: T) => Partial<T>);

/** What is being edited. It follows what is stored until somebody here changes it, and is kept until it is saved. */
export function useDraft<T extends object>(
  stored: T,
  options: Options<T>,
): { draft: T; set: (change: Change<T>) => void; drafting: Drafting; fresh: number } {
  const [draft, setDraft] = useState(stored);
  /** Counts how often the form was filled from elsewhere: what it keeps for itself has to begin anew then. */
  const [fresh, setFresh] = useState(0);
  const before = useRef(stored);
  const storedText = JSON.stringify(stored);
  const drafting = useKeptDraft({
    ...options,
    stored,
    value: draft,
    restore: (body) => {
      setDraft({ ...stored, ...body });
      setFresh((times) => times + 1);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for what is stored.
  useEffect(() => {
    const was = JSON.stringify(before.current);
    before.current = stored;
    setDraft((current) => (JSON.stringify(current) === was ? stored : current));
  }, [storedText]);
  const set = (change: Change<T>) =>
    setDraft((now) => ({ ...now, ...(typeof change === 'function' ? change(now) : change) }));
  return { draft, set, drafting, fresh };
}
