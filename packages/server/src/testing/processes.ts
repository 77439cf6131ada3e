/** Which processes there are, for tests that kill them or make sure that none stays behind. Needs Linux. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Process = { pid: number; parent: number; command: string };

async function all(): Promise<Process[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const [stat, command] = await Promise.all([
        readFile(`/proc/${pid}/stat`, 'latin1').catch(() => ''),
        readFile(`/proc/${pid}/cmdline`, 'latin1').catch(() => ''),
      ]);
      // The name in brackets may hold anything; a process that ended but was not waited for is a Z.
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return { pid: Number(pid), parent: Number(parent), state, command: command.replaceAll('\0', ' ') };
    }),
  );
  return found.filter(({ state }) => state !== undefined && state !== '' && state !== 'Z');
}

/** Whether there is a process of this number that has not ended. */
export async function isRunning(pid: number): Promise<boolean> {
  return (await all()).some((one) => one.pid === pid);
}

/** Children, grandchildren and so on of this process (or another one) whose command line has a text in it. */
export async function childProcesses(command: string, of = process.pid): Promise<number[]> {
  const processes = await all();
  const family = new Set([of]);
  for (let grown = true; grown; ) {
    const more = processes.filter(({ pid, parent }) => family.has(parent) && !family.has(pid));
    for (const { pid } of more) family.add(pid);
    grown = more.length > 0;
  }
  return processes
    .filter(({ pid, command: line }) => pid !== of && family.has(pid) && line.includes(command))
    .map(({ pid }) => pid);
}

/**
 * Processes of Node.js with this text in their command that start from now on stand still before they do anything, until
 * the answer is called. `folder`: for the script that holds them.
 */
export async function holdStarts(command: string, folder: string): Promise<() => void> {
  const script = join(folder, 'stand-still.cjs');
  await writeFile(
    script,
    `if (process.argv[1]?.includes('${command}')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);`,
  );
  process.env.NODE_OPTIONS = `--require ${script}`;
  return () => {
    delete process.env.NODE_OPTIONS;
  };
}
