import { readFile } from 'node:fs/promises';
import { childProcesses } from '../src/testing/processes.ts';

const ticksPerSecond = 100;

/** Processor time of all processes below this one so far, those that ended included. Needs Linux. */
export async function cpuSecondsOfChildren(): Promise<number> {
  const seconds = await Promise.all((await childProcesses('')).map(cpuSeconds));
  return seconds.reduce((sum, one) => sum + one, 0);
}

async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  // Own time in user and system mode, then that of children which ended.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15);
  return fields.reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
}
