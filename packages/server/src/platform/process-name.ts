import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';

const pattern = /^([0-9a-f]{12})-(\d+)-(\d+)$/;

/** One machine, or one container: where the number of a process means the same. */
function machine(): string {
  let room = '';
  try {
    room = readlinkSync('/proc/self/ns/pid');
  } catch {
    // Only Linux has rooms for processes.
  }
  return createHash('sha256').update(`${hostname()} ${room}`).digest('hex').slice(0, 12);
}

/** When it began, in the clock of the system; tells it from a later one with the same number. */
const beganOf = (stat: string) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 0);

function ownName(): string {
  let began = 0;
  try {
    began = beganOf(readFileSync('/proc/self/stat', 'latin1'));
  } catch {
    // Elsewhere its number has to do.
  }
  return `${machine()}-${process.pid}-${began}`;
}

/** Names this process for others, which can tell from it whether it still lives. */
export const processName = ownName();

/** Whether the process of this name has ended; undefined where that cannot be known, as on another machine. */
export async function hasEnded(name: string): Promise<boolean | undefined> {
  const [, where, pid, began] = pattern.exec(name) ?? [];
  if (where !== machine()) return undefined;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => undefined);
  return stat === undefined ? undefined : beganOf(stat) !== Number(began);
}
