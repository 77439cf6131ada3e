import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inWorkspace, type Services } from '../../platform/context.ts';
import { findFileRow } from '../files/file-rows.ts';

/** A blob folder without a row may belong to an upload that is being stored right now. */
const settledMs = 3_600_000;

/** Removes what a killed process left behind: work folders of ended files and blobs without a file. */
export async function sweepLeftovers(services: Services): Promise<void> {
  await services.blobs.tidy();
  const work = join(services.config.dataDir, 'work');
  for (const name of await readdir(work).catch(() => [])) {
    if (!(await isInUse(services, name))) await rm(join(work, name), { recursive: true, force: true });
  }
  const isUuid = /^[0-9a-f-]{36}$/;
  for (const workspace of await services.blobs.list('')) {
    if (!/^\d+$/.test(workspace)) continue;
    for (const fileId of (await services.blobs.list(workspace)).filter((name) => isUuid.test(name))) {
      if (await findFileRow(inWorkspace(services, Number(workspace)), fileId)) continue;
      const info = await stat(await services.blobs.localPath(`${workspace}/${fileId}`)).catch(
        () => undefined,
      );
      if (info && services.now().getTime() - info.mtimeMs > settledMs) {
        await services.blobs.removeFolder(`${workspace}/${fileId}`);
      }
    }
  }
}

/** A work folder is that of a run, or of a copy for every browser. */
async function isInUse(services: Services, name: string): Promise<boolean> {
  const [, workspace, fileId, run] =
    /^(\d+)-([0-9a-f-]{36})-(\d+)(?:\.half)?$/.exec(name) ?? /^copy-(\d+)-([0-9a-f-]{36})$/.exec(name) ?? [];
  if (workspace === undefined || fileId === undefined) return false;
  const file = await findFileRow(inWorkspace(services, Number(workspace)), fileId);
  if (run === undefined) return file?.copy_state === 'making';
  return file?.status === 'PROCESSING' && file.run === Number(run);
}
