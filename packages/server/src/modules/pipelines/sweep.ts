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
    const match = /^(\d+)-([0-9a-f-]{36})-(\d+)(\.half)?$/.exec(name);
    const file = match
      ? await findFileRow(inWorkspace(services, Number(match[1])), match[2] ?? '')
      : undefined;
    const isInUse = file?.status === 'PROCESSING' && file.run === Number(match?.[3]);
    if (!isInUse) await rm(join(work, name), { recursive: true, force: true });
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
