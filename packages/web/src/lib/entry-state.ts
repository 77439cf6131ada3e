import { useState } from 'react';

/** More pages than somebody goes back through. */
const mostKept = 50;
const kept = new Map<string, unknown>();

/** The router gives each entry of the history a key, which Back finds again. */
const keyOf = (name: string) =>
  `${name} ${(window.history.state as { __TSR_key?: string } | null)?.__TSR_key ?? ''}`;

/** State that is there again for whoever comes back to the page by Back or Forward; a new visit begins anew. */
export function useEntryState<T>(name: string, initial: T): [T, (next: T) => void] {
  const [value, setValue] = useState<T>(() => (kept.get(keyOf(name)) as T | undefined) ?? initial);
  const keep = (next: T) => {
    const key = keyOf(name);
    kept.delete(key);
    kept.set(key, next);
    for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest);
    setValue(next);
  };
  return [value, keep];
}
