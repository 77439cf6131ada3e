import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** One wait for all files instead of one for each; where there is no such program, the system writes them soon. */
export async function syncDisk(folder: string): Promise<void> {
  await run('sync', ['-f', folder]).catch(() => run('sync').catch(() => {}));
}
