import { statfs } from 'node:fs/promises';

/** Disk or quota used up, for a file or for the database. */
const fullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether something could not be written because there is no room, also where that is only the cause of it. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && fullCodes.has(error.code)) || isDiskFull(error.cause);
}

/** What can still be written where this folder is; a system that does not say so has enough. */
export async function freeBytes(folder: string): Promise<number> {
  const info = await statfs(folder).catch(() => undefined);
  return info === undefined ? Number.POSITIVE_INFINITY : info.bavail * info.bsize;
}
