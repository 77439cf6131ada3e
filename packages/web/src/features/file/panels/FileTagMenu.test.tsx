import type { File } from '@earshot/core/files/files.ts';
import { addFileTag, listTags } from '@earshot/core/tags/tags.api.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { tagsNamed } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { FileTagMenu } from './FileTagMenu.tsx';

test('a tag that cannot be set says so, and why', async () => {
  const server = fakeServer();
  server.answer(listTags, tagsNamed('Greeting'));
  server.refuse({ ...addFileTag, path: 'files/f/tags/1' }, 404, 'tags.not_found');
  await show(<FileTagMenu file={{ file_id: 'f' } as File} anchor={document.body} onClose={() => {}} />);
  await page.getByRole('button', { name: 'Greeting' }).click();
  await expect.element(page.getByText(/^Failed to add the new tag\. .*tag/)).toBeVisible();
});
