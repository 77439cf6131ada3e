/** Work that nobody waits for stands back for so long at a time, and then has its turn all the same. */
export const mostPatienceMs = 100;

/**
 * What `giveWay` is to the program, to a thread beside it: to be called between two steps, and holds the thread while requests are
 * answered, so that these and the database have all cores for themselves. Its turn is as long as it stood back at most: at worst it takes
 * twice the time. `requests`: `requestCount` of the program.
 */
export function threadGivingWay(
  requests: Int32Array,
  { patienceMs = mostPatienceMs, now = () => performance.now() } = {},
): () => void {
  let turnUntil = 0;
  return () => {
    const from = now();
    if (from < turnUntil) return;
    for (;;) {
      const count = Atomics.load(requests, 0);
      if (count === 0) return;
      const left = from + patienceMs - now();
      if (left <= 0) break;
      Atomics.wait(requests, 0, count, left);
    }
    turnUntil = now() + patienceMs;
  };
}
