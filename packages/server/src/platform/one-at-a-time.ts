import { setImmediate as nextTurn } from 'node:timers/promises';
import { perProgram } from './per-program.ts';

/**
 * Work that keeps the process busy for long: one piece at a time, and the callers in turn, so that somebody who asks for much
 * waits for themselves and not everybody for them.
 */
export function createQueue() {
  const waiting = new Map<string, (() => void)[]>();
  let isBusy = false;
  const next = () => {
    const [first] = waiting;
    if (first === undefined) {
      isBusy = false;
      return;
    }
    const [caller, starts] = first;
    const start = starts.shift();
    waiting.delete(caller);
    if (starts.length > 0) waiting.set(caller, starts);
    start?.();
  };
  return {
    async run<T>(caller: string, work: () => Promise<T> | T): Promise<T> {
      if (isBusy) {
        await new Promise<void>((start) => {
          waiting.set(caller, [...(waiting.get(caller) ?? []), start]);
        });
      }
      isBusy = true;
      try {
        return await work();
      } finally {
        // Others first: what came in meanwhile is answered before the next piece begins.
        await nextTurn();
        next();
      }
    },
  };
}

/** The one queue of a program for large requests and long transcripts. */
export const largeWork = perProgram(createQueue);

/** Lets what came in meanwhile be answered, between two steps of something long. */
export const breathe = (): Promise<void> => nextTurn();
