import { readFile } from 'node:fs/promises';
import { childProcesses } from '../src/testing/processes.ts';

/** The most memory that a process ever had, in MB; 0 when it is gone. */
export async function peakMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}

/** The memory that a process has now, in MB; 0 when it is gone. */
export async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}

/** Of all processes below this one whose command line has a text in it, together. */
export async function peakMbOfChildren(command: string): Promise<number> {
  const peaks = await Promise.all((await childProcesses(command)).map(peakMb));
  return peaks.reduce((sum, mb) => sum + mb, 0);
}
