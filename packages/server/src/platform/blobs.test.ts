import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder, makeDataDir, removeDataDir } from '../testing/server.ts';
import { diskBlobs } from './blobs.ts';

it('removes a folder into which a worker is still writing', async () => {
  const root = await makeDataDir();
  const blobs = diskBlobs(root);
  for (let round = 0; round < 30; round += 1) {
    const folder = `1/${round}`;
    for (let at = 0; at < 20; at += 1) await blobs.putBytes(`${folder}/early-${at}`, 'x');
    const late = (async () => {
      for (let at = 0; at < 30; at += 1)
        await writeFile(join(root, folder, `late-${at}`), 'x').catch(() => {});
    })();
    await blobs.removeFolder(folder);
    await late;
  }
  expect(await filesUnder(root)).toEqual([]);
  await removeDataDir(root);
});
