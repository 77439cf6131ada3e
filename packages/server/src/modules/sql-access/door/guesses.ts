/** Wrong passwords within a window, by the address they come from or by whom they are for. */
const windowMs = 10 * 60_000;
/** Addresses or names that are remembered; beyond, the oldest are forgotten. */
const mostRemembered = 10_000;

type Window = { since: number; count: number };

/** Counts wrong passwords in this process; `most` of one kind are heard in ten minutes. */
export function createGuesses(most: number, now: () => number) {
  const windows = new Map<string, Window>();
  const current = (of: string): Window => {
    const window = windows.get(of);
    return window !== undefined && window.since + windowMs > now() ? window : { since: now(), count: 0 };
  };
  return {
    isBlocked: (of: string): boolean => current(of).count >= most,
    count(of: string): void {
      const window = current(of);
      window.count += 1;
      windows.delete(of);
      windows.set(of, window);
      const [oldest] = windows.keys();
      if (windows.size > mostRemembered && oldest !== undefined) windows.delete(oldest);
    },
  };
}

export type Guesses = ReturnType<typeof createGuesses>;
