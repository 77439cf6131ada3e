import { type Comment, createComment } from '@earshot/core/comments/comments.api.ts';
import { addFavorite } from '@earshot/core/favorites/favorites.api.ts';
import type { File } from '@earshot/core/files/files.ts';
import { getSetting, type Me } from '@earshot/core/users/account.api.ts';
import { clear, createStore } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useNetwork } from '../../lib/network.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ann } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { FavoriteButton } from '../favorites/FavoriteButton.tsx';
import { RefusedActions } from './Refused.tsx';
import { letWait, openWaiting, sendWaiting, useWaiting } from './waiting.ts';

const workspace = { id: 1 } as Me['workspace'];
const comments = { ...createComment, path: 'files/f/comments' };
const favorite = { ...addFavorite, path: 'files/f/favorite' };
const me = (user_id: number) => ann({ user_id, workspace: { id: 1 } as NonNullable<Me['workspace']> });
const said = { kind: 'comment', fileId: 'f', clientKey: 'k', text: 'From a train', at_ms: null } as const;
const comment = { id: 1 } as Comment;
let server: ReturnType<typeof fakeServer>;

beforeEach(async () => {
  await clear(createStore('earshot-waiting', 'actions'));
  useWaiting.setState({ items: [] });
  useNetwork.setState({ isAway: false, isSaid: false, isTrying: false });
  server = fakeServer();
  server.answer(getSetting, me(1));
});

const file = { file_id: 'f', favorite: false } as File;
const shown = () =>
  show(
    <>
      <RefusedActions />
      <FavoriteButton file={file} />
    </>,
    'admin',
    { workspace },
  );
/** As after a reload. */
async function comeAgain() {
  useWaiting.setState({ items: [] });
  await openWaiting();
}

test('what was done without a network waits visibly, over a reload, and is sent once somebody answers', async () => {
  await shown();
  server.setGone(true);
  await page.getByTestId('favorite').click();
  await expect.element(page.getByRole('button', { name: 'Remove from favourites (waiting)' })).toBeVisible();
  await letWait(said);
  await comeAgain();
  expect(useWaiting.getState().items.map(({ action }) => action.kind)).toEqual(['favorite', 'comment']);
  server.answer(comments, comment);
  server.answer(favorite, { favorite: true });
  server.setGone(false);
  await sendWaiting();
  expect(server.sentTo(comments)).toEqual([{ text: 'From a train', at_ms: null, client_key: 'k' }]);
  expect(server.sentTo(favorite)).toHaveLength(1);
  await comeAgain();
  expect(useWaiting.getState().items).toEqual([]);
});

test('what is refused keeps its text, says why, and can be tried again or let go of', async () => {
  await shown();
  server.refuse(comments, 404, 'files.not_found');
  await letWait(said);
  const refused = page.getByTestId('refused');
  await expect
    .element(refused)
    .toMatchTextContent(/could not be sent.*no longer here|could not be sent.*From a train/i);
  await comeAgain();
  await expect.element(refused).toMatchTextContent(/From a train/);
  server.answer(comments, comment);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(refused).not.toBeInTheDocument();
  // What is tried again is on its way until it is gone: refused now, it would be there as well.
  await expect.poll(() => useWaiting.getState().items).toEqual([]);
  server.refuse(comments, 403, 'forbidden');
  await letWait(said);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(refused).not.toBeInTheDocument();
});

test('it is never sent in the name of somebody else', async () => {
  await shown();
  server.answer(comments, comment);
  // Another tab of this browser has signed in somebody else.
  server.answer(getSetting, me(2));
  await letWait(said);
  await sendWaiting();
  expect(server.sentTo(comments)).toEqual([]);
  await show(<RefusedActions />, 'admin', { user_id: 2, workspace });
  await comeAgain();
  expect(useWaiting.getState().items).toEqual([]);
  server.answer(getSetting, me(1));
  await show(<RefusedActions />, 'admin', { workspace });
  await comeAgain();
  expect(server.sentTo(comments)).toHaveLength(1);
});

test('the last word about a star or a tag takes the place of the one before', async () => {
  await shown();
  server.setGone(true);
  for (const isOn of [true, false, true]) await letWait({ kind: 'favorite', fileId: 'f', isOn });
  await comeAgain();
  expect(useWaiting.getState().items.map(({ action }) => action)).toEqual([
    { kind: 'favorite', fileId: 'f', isOn: true },
  ]);
});
