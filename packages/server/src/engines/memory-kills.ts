import { readFileSync } from 'node:fs';

/** How often the system has ended a process of ours for want of memory, as far as it counts; else one of all. */
export function memoryKills(): number {
  const group = /^0::(.*)$/m.exec(read('/proc/self/cgroup'))?.[1] ?? '/';
  const own = countIn(read(`/sys/fs/cgroup${group}/memory.events`));
  return own ?? countIn(read('/proc/vmstat')) ?? 0;
}

/** The number in a line such as `oom_kill 3`. */
export function countIn(text: string): number | undefined {
  const [, count] = /^oom_kill (\d+)$/m.exec(text) ?? [];
  return count === undefined ? undefined : Number(count);
}

const saysSo = /bad_alloc|out of memory|cannot allocate memory/i;

/**
 * Whether a process ended for want of memory. A kill alone is none: anybody may send one. It takes that the system counts
 * one more, or that the process said so itself.
 */
export function ranOutOfMemory(end: {
  wasKilled: boolean;
  kills: { before: number; after: number };
  said: string;
}) {
  return saysSo.test(end.said) || (end.wasKilled && end.kills.after > end.kills.before);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
