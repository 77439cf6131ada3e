import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { UnfinishedUploads } from './UnfinishedUploads.tsx';
import { listUnfinished, unfinishedUploads } from './unfinished.ts';

const begun = (filename: string, size: number) => ({
  size,
  metadata: { filename },
  creationTime: '2026-01-01T00:00:00Z',
  urlStorageKey: '',
  uploadUrl: `/api/uploads/${filename}`,
  parallelUploadUrls: null,
});

test('what a closed tab was uploading is remembered outside local storage, until it is forgotten', async () => {
  await unfinishedUploads.addUpload('tus-long', begun('long.wav', 2048));
  await unfinishedUploads.addUpload('tus-other', begun('other.wav', 10));
  expect(await unfinishedUploads.findUploadsByFingerprint('tus-long')).toMatchObject([
    { size: 2048, uploadUrl: '/api/uploads/long.wav' },
  ]);
  expect(Object.keys(localStorage).filter((key) => key !== 'earshot.account')).toEqual([]);
  await show(<UnfinishedUploads />);
  await expect.element(page.getByText(/long\.wav.*other\.wav/)).toBeVisible();
  await page.getByRole('button', { name: 'Forget' }).click();
  await expect.element(page.getByText(/long\.wav/)).not.toBeInTheDocument();
  await expect.poll(listUnfinished).toEqual([]);
});
