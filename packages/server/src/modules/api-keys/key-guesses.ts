import { tooMany } from '../../platform/too-many.ts';

/** Keys that are none, from one address within a window. Nobody guesses a key; this bounds what the tries cost. */
const windowMs = 10 * 60_000;
/** From here on they are told to wait; a right key from the same address still works. */
const mostWrong = 60;
/** From here on no key from that address is looked up. */
const mostLookedUp = 6000;
/** Addresses that are remembered; beyond, the oldest are forgotten. */
const mostAddresses = 10_000;

type Window = { since: number; count: number };

/** Counts wrong keys in this process. */
export function createKeyGuesses(now: () => number) {
  const windows = new Map<string, Window>();
  const refuse = (since: number) => tooMany(since + windowMs - now());
  const current = (address: string): Window => {
    const window = windows.get(address);
    return window !== undefined && window.since + windowMs > now() ? window : { since: now(), count: 0 };
  };
  return {
    /** Throws where an address has sent so many that no more are looked at. */
    check(address: string): void {
      const { since, count } = current(address);
      if (count >= mostLookedUp) throw refuse(since);
    },
    /** Throws where this one is one too many. */
    count(address: string): void {
      const window = current(address);
      window.count += 1;
      windows.delete(address);
      windows.set(address, window);
      const [oldest] = windows.keys();
      if (windows.size > mostAddresses && oldest !== undefined) windows.delete(oldest);
      if (window.count > mostWrong) throw refuse(window.since);
    },
  };
}

export type KeyGuesses = ReturnType<typeof createKeyGuesses>;
