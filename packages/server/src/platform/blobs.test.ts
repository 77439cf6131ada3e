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

it('sets aside what is removed while a backup is made, and drops it afterwards', async () => {
  const root = await makeDataDir();
  let isHeld = true;
  const blobs = diskBlobs(root, async () => isHeld);
  await blobs.putBytes('1/a/original.wav', 'sound');
  await blobs.putBytes('1/a/peaks.json', '[]');
  await blobs.remove('1/a/peaks.json');
  await blobs.removeFolder('1/a');
  await blobs.removeFolder('1/never-there');
  expect(await blobs.list('1')).toEqual([]);
  expect((await filesUnder(root)).map((path) => path.split('/').slice(-3).join('/')).sort()).toEqual([
    '1/a/original.wav',
    '1/a/peaks.json',
  ]);
  await blobs.tidy();
  expect(await filesUnder(root)).toHaveLength(2);
  isHeld = false;
  await blobs.tidy();
  expect(await filesUnder(root)).toEqual([]);
  await removeDataDir(root);
});
