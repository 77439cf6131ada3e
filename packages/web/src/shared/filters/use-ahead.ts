import { useState } from 'react';

/**
 * What was asked for counts at once, although the address takes it over a moment later: a tick stays where it
 * was put, and the next one is added to it instead of undoing it.
 */
export function useAhead<T extends object>(value: T, onChange: (next: T) => void): [T, (next: T) => void] {
  const [ahead, setAhead] = useState<{ of: string; value: T }>();
  const of = JSON.stringify(value);
  if (ahead !== undefined && ahead.of !== of) setAhead(undefined);
  const ask = (next: T) => {
    setAhead({ of, value: next });
    onChange(next);
  };
  return [ahead?.of === of ? ahead.value : value, ask];
}
