import { createComment, listMentionable } from '@earshot/core/comments/comments.api.ts';
import type { File } from '@earshot/core/files/files.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

const people = [
  { user_id: 4, name: 'Олена Ковальчук' },
  { user_id: 9, name: 'Олег Швець' },
  { user_id: 7, name: 'Ann Lee' },
];

test('an @ offers people, keys choose one, and an id is sent in place of the name', async () => {
  const server = fakeServer();
  const post = { ...createComment, path: 'files/f/comments' };
  server.answer(
    { ...listMentionable, path: 'files/f/comments/people' },
    {
      results: people,
      count: 3,
      limit: 1000,
      offset: 0,
    },
  );
  await show(<CommentForm file={{ file_id: 'f', type: 'text' } as File} asked={null} />);
  const field = page.getByRole('textbox');
  await field.click();
  await userEvent.keyboard('Look, @ол');
  const options = page.getByRole('option');
  await expect.element(options.first()).toHaveTextContent('Олена Ковальчук');
  expect(options.elements()).toHaveLength(2);
  await expect.element(page.getByText('2 people, arrows choose')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  const active = field.element().getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(active)).toMatchObject({ ariaSelected: 'true', textContent: 'Олег Швець' });
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Look, @Олег Швець ');
  expect(field.element().hasAttribute('aria-activedescendant')).toBe(false);
  await userEvent.keyboard('and @zz @lee');
  await options.first().click();
  await expect.element(field).toHaveValue('Look, @Олег Швець and @zz @Ann Lee ');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => server.sentTo(post))
    .toMatchObject([{ text: 'Look, @[9] and @zz @[7]', at_ms: null }]);
});

test('whoever types on without a pause types behind the name that was chosen', async () => {
  const server = fakeServer();
  server.answer(
    { ...listMentionable, path: 'files/f/comments/people' },
    { results: people, count: 3, limit: 1000, offset: 0 },
  );
  await show(<CommentForm file={{ file_id: 'f', type: 'text' } as File} asked={null} />);
  const field = page.getByRole('textbox');
  await field.click();
  await userEvent.keyboard('@lee');
  await expect.element(page.getByRole('option')).toHaveTextContent('Ann Lee');
  // Before the browser draws anything between the two keys, which no key that is sent to it is quick enough for.
  field
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  document.execCommand('insertText', false, 'p');
  await userEvent.keyboard('lease');
  await expect.element(field).toHaveValue('@Ann Lee please');
});

test('Escape closes the list of people and leaves what was typed', async () => {
  const server = fakeServer();
  server.answer(
    { ...listMentionable, path: 'files/f/comments/people' },
    {
      results: people,
      count: 3,
      limit: 1000,
      offset: 0,
    },
  );
  await show(<CommentForm file={{ file_id: 'f', type: 'text' } as File} asked={null} />);
  await page.getByRole('textbox').click();
  await userEvent.keyboard('@');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  expect(page.getByRole('option').elements()).toHaveLength(3);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox')).toHaveValue('@');
  await expect.element(page.getByRole('textbox')).toHaveFocus();
});
