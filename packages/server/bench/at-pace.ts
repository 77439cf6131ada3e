import { setTimeout as delay } from 'node:timers/promises';

/** When it began, and how long it took. */
export type Timed = { atMs: number; ms: number };

/**
 * Starts something every so often, whether or not the earlier ones have ended, as long as `goesOn`, which hears how many there were and
 * how much time has passed. Ends with the last of them; in the order in which they began.
 */
export async function atPace(
  everyMs: number,
  goesOn: (count: number, ms: number) => boolean,
  one: (at: number) => Promise<unknown>,
): Promise<Timed[]> {
  const start = performance.now();
  const running: Promise<Timed>[] = [];
  while (goesOn(running.length, performance.now() - start)) {
    await delay(Math.max(0, start + running.length * everyMs - performance.now()));
    const began = performance.now();
    running.push(one(running.length).then(() => ({ atMs: began - start, ms: performance.now() - began })));
  }
  return Promise.all(running);
}
