import { useEffect, useRef, useState } from 'react';

/** What is being edited. It follows what is stored until somebody here changes it. */
export function useDraft<T>(stored: T): {
  draft: T;
  set: (change: Partial<T>) => void;
  isDirty: boolean;
  discard: () => void;
} {
  const [draft, setDraft] = useState(stored);
  const base = useRef(stored);
  const storedText = JSON.stringify(stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for what is stored.
  useEffect(() => {
    const before = JSON.stringify(base.current);
    base.current = stored;
    setDraft((current) => (JSON.stringify(current) === before ? stored : current));
  }, [storedText]);
  return {
    draft,
    set: (change) => setDraft((before) => ({ ...before, ...change })),
    isDirty: JSON.stringify(draft) !== storedText,
    discard: () => setDraft(stored),
  };
}
