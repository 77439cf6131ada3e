import { createComment } from '@earshot/core/comments/comments.api.ts';
import type { File } from '@earshot/core/files/files.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import { CommentForm } from './CommentForm.tsx';

test('a comment that is empty or too long says so instead of being cut off or ignored', async () => {
  const server = fakeServer();
  await show(<CommentForm file={{ file_id: 'f', type: 'text' } as File} asked={null} />);
  const send = page.getByRole('button', { name: 'Send' });
  await send.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('This has to be filled in');
  await page.getByRole('textbox').fill('x'.repeat(4001));
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Too long: at most 4,000 characters, now 4,001');
  await send.click();
  expect(server.sentTo({ ...createComment, path: 'files/f/comments' })).toEqual([]);
});
