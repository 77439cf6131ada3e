import { useEffect, useRef, useState } from 'react';

/** A value once it has rested for a while. What says the same in a new object is no change. */
export function useDebounced<T>(value: T, restMs: number): T {
  const [rested, setRested] = useState(value);
  const current = useRef(value);
  current.current = value;
  const text = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the value.
  useEffect(() => {
    const timer = setTimeout(() => setRested(current.current), restMs);
    return () => clearTimeout(timer);
  }, [text, restMs]);
  return rested;
}
