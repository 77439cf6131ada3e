import { useEffect, useState } from 'react';

/** True once `waiting` has lasted: a skeleton that flashes for a moment is worse than none. */
export function useLate(waiting: boolean, afterMs = 150): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) {
      setLate(false);
      return;
    }
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => clearTimeout(timer);
  }, [waiting, afterMs]);
  return waiting && late;
}
