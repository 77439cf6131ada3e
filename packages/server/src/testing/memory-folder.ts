/** A folder in memory: to make the thousand files of each test server's database costs a disk more than all else of its start. */
import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

const memory = '/dev/shm';
/** Some times what the databases of three workers and their log take; a container mostly has 64 MB there. */
const neededBytes = 4 * 2 ** 30;
const ours = /^earshot-suite-(\d+)-/;

/** Makes a folder in memory, which the caller removes; undefined where there is none, or too little room. */
export async function makeMemoryFolder(): Promise<string | undefined> {
  await removeLeft();
  const room = await statfs(memory).catch(() => undefined);
  if (room === undefined || room.bavail * room.bsize < neededBytes) return undefined;
  const folder = await mkdtemp(join(memory, `earshot-suite-${process.pid}-`));
  // The database server runs as another user.
  await chmod(folder, 0o755);
  return folder;
}

/** A suite that was killed leaves its folder, which would hold the memory. */
async function removeLeft(): Promise<void> {
  const names = await readdir(memory).catch(() => []);
  const left = names.filter((name) => {
    const pid = ours.exec(name)?.[1];
    return pid !== undefined && !isAlive(Number(pid));
  });
  await Promise.all(left.map((name) => rm(join(memory, name), { recursive: true, force: true })));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // One of another user may not be asked.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
