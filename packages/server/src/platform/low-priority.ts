import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';

/**
 * Has the thread that calls it stand back for everything that somebody waits for, the database beside it too, as stages of processing do.
 * Linux knows priorities of threads; elsewhere nothing happens.
 */
export function standBack(): void {
  try {
    setPriority(threadId(), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It works all the same, only less modestly.
  }
}

/** The number of this thread as the system knows it, `…/task/<number>`. */
const threadId = () => Number(basename(readlinkSync('/proc/thread-self')));
