import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';

/** Has a program stand back for everything that somebody waits for, the database beside it too. */
export function lowerPriority(pid: number): void {
  setNiceness(pid, constants.priority.PRIORITY_BELOW_NORMAL);
}

/** Behind the programs that listen to calls, so that learning is felt least; still a quarter of a core beside one of them. */
const threadNiceness = 15;

/** Has the thread that calls it stand back so. Linux knows priorities of threads; elsewhere nothing happens. */
export function standBack(): void {
  if (process.platform === 'linux') setNiceness(threadId(), threadNiceness);
}

function setNiceness(id: number, niceness: number): void {
  try {
    setPriority(id, niceness);
  } catch {
    // Not allowed everywhere; then the system's own scheduling has to do.
  }
}

/** The number of this thread as the system knows it, `…/task/<number>`. */
const threadId = () => Number(basename(readlinkSync('/proc/thread-self')));
