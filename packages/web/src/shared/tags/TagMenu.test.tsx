import { createTag, listTags } from '@earshot/core/tags/tags.api.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { tagsNamed } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { TagMenu } from './TagMenu.tsx';

const onChoose = vi.fn();
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  onChoose.mockClear();
  server = fakeServer();
  server.answer(listTags, tagsNamed('Greeting'));
});
const open = () =>
  show(<TagMenu anchor={document.body} label="Add a tag" onChoose={onChoose} onClose={() => {}} />);
const find = () => page.getByRole('textbox', { name: 'Find a tag' });

test('a tag that cannot be added says so, and why', async () => {
  server.refuse(createTag, 403, 'forbidden');
  await open();
  await find().fill('Refund');
  await page.getByRole('button', { name: 'New tag “Refund”' }).click();
  await expect
    .element(page.getByText(/^Failed to add the new tag\. Your role does not allow this/))
    .toBeVisible();
  expect(onChoose).not.toHaveBeenCalled();
});

test('a new tag under a name that is too short or too long says so', async () => {
  await open();
  await find().fill('x');
  await expect.element(page.getByText('Too short: at least 2 characters')).toBeVisible();
  await find().fill('x'.repeat(61));
  await expect.element(page.getByText('Too long: at most 60 characters, now 61')).toBeVisible();
});
