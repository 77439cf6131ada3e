import * as api from '@earshot/core/drafts/drafts.api.ts';
import type { Me } from '@earshot/core/users/account.api.ts';
import { createStore, del, keys } from 'idb-keyval';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { useAccount } from '../account.ts';
import { DraftLine } from './DraftLine.tsx';
import { forgetDraft, sendDraft, sendDrafts, takeDraftsAway } from './kept-drafts.ts';
import { useDraft } from './use-draft.ts';
import { useTextLines } from './use-text-lines.ts';

/** Each test is about a thing of its own: the form of the one before may still be sending what it held. */
let subject = '0';
const at = <E extends { path: string }>(endpoint: E): E => ({
  ...endpoint,
  path: endpoint.path.replace('{kind}', 'tag').replace('{subject}', subject),
});
const workspace = { id: 1 } as Me['workspace'];
const kept = createStore('earshot-drafts', 'drafts');
const keptHere = async () => (await keys<string>(kept)).filter((key) => key.endsWith(`/tag/${subject}`));

type Form = { text: string; weight: number };
const stored: Form = { text: 'Refund', weight: 1 };
let server: ReturnType<typeof fakeServer>;
let there: api.Draft | null;

beforeEach(() => {
  there = null;
  subject = String(Number(subject) + 1);
  server = fakeServer();
  server.answer(at(api.getDraft), () => ({ draft: there }));
  server.answer(at(api.keepDraft), ({ body }) => {
    const { base, body: written } = body as Pick<api.Draft, 'base' | 'body'>;
    there = { kind: 'tag', subject, base, body: written, updated: new Date().toISOString() };
    return there;
  });
  server.answer(at(api.dropDraft), () => {
    there = null;
    return undefined;
  });
});

function Editor({ stored: now = stored }: { stored?: Form }) {
  const { draft, set, drafting } = useDraft(now, { about: { kind: 'tag', subject } });
  const linesOf = useTextLines();
  return (
    <>
      <input aria-label="Text" value={draft.text} onChange={(event) => set({ text: event.target.value })} />
      <DraftLine drafting={drafting} linesOf={linesOf} />
      <button type="button" onClick={drafting.saved}>
        Save
      </button>
    </>
  );
}

const field = () => page.getByRole('textbox', { name: 'Text' });
const line = () => page.getByTestId('draft-kept');
const open = (now?: Form) => show(<Editor {...(now && { stored: now })} />, 'admin', { workspace });

test('what is written is there again when the form is opened anew, and can be let go of', async () => {
  await open();
  await field().fill('Refunds');
  await expect.element(line()).toMatchTextContent(/^Draft kept at \d\d:\d\d/);
  await open();
  await expect.element(field()).toHaveValue('Refunds');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(field()).toHaveValue('Refund');
  await expect.poll(() => there).toBeNull();
  await open();
  await expect.element(field()).toHaveValue('Refund');
});

test('another device finds it on the server, and nothing of it is left once it is saved', async () => {
  await open();
  await field().fill('Refunds');
  await expect.poll(() => there?.body).toEqual({ text: 'Refunds', weight: 1 });
  for (const key of await keptHere()) await del(key, kept);
  await open();
  await expect.element(field()).toHaveValue('Refunds');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => there).toBeNull();
  await expect.poll(keptHere).toEqual([]);
});

test('where the thing has changed meanwhile the difference is shown, and the person chooses', async () => {
  await open();
  await field().fill('Refunds');
  await expect.poll(() => there).not.toBeNull();
  const changed = { text: 'Money back', weight: 1 };
  await open(changed);
  await expect.element(page.getByTestId('draft-differences')).toMatchTextContent(/Refunds.*Money back/);
  await page.getByRole('button', { name: 'Go on with my draft' }).click();
  await expect.element(field()).toHaveValue('Refunds');
  await open(changed);
  // What was begun anew is no longer begun before the change.
  await expect.element(field()).toHaveValue('Refunds');
  await open({ text: 'Refunded', weight: 1 });
  await page.getByRole('button', { name: 'Take what is saved' }).click();
  await expect.poll(() => there).toBeNull();
  await expect.element(field()).toHaveValue('Refunded');
});

test('a change that comes while one writes is said, and what was written since then is not lost', async () => {
  function Changing() {
    const [now, setNow] = useState(stored);
    return (
      <>
        <Editor stored={now} />
        <button type="button" onClick={() => setNow({ text: 'Money back', weight: 1 })}>
          Somebody else
        </button>
      </>
    );
  }
  await show(<Changing />, 'admin', { workspace });
  await field().fill('Refunds');
  await expect.element(line()).toBeVisible();
  await page.getByRole('button', { name: 'Somebody else' }).click();
  await field().fill('Refunds now');
  await page.getByRole('button', { name: 'See the difference' }).click();
  await expect.element(page.getByTestId('draft-differences')).toMatchTextContent(/Refunds now.*Money back/);
  await page.getByRole('button', { name: 'Go on with my draft' }).click();
  await expect.element(field()).toHaveValue('Refunds now');
});

test('without a network it stays in this browser and goes to the server later', async () => {
  await open();
  server.setGone(true);
  await field().fill('Refunds');
  await expect.element(line()).toBeVisible();
  await open();
  await expect.element(field()).toHaveValue('Refunds');
  server.setGone(false);
  await sendDrafts();
  expect(there?.body).toEqual({ text: 'Refunds', weight: 1 });
});

test('where neither the browser nor the server keeps it, that is said, and it is safe as soon as the server answers', async () => {
  await open();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  server.setGone(true);
  await field().fill('Refunds');
  await expect.element(page.getByText(/This draft is only on this page/)).toBeVisible();
  server.setGone(false);
  await field().fill('Refunded');
  await expect.element(line()).toBeVisible();
  expect(there?.body).toMatchObject({ text: 'Refunded' });
  put.mockRestore();
});

test('whoever signs out leaves none in the browser, and somebody else finds none', async () => {
  await open();
  await field().fill('Refunds');
  await expect.element(line()).toBeVisible();
  useAccount.setState({ user: { user_id: 2, workspace } as Me });
  await sendDrafts();
  expect(there).toBeNull();
  useAccount.setState({ user: { user_id: 1, workspace } as Me });
  await takeDraftsAway();
  expect(there?.body).toMatchObject({ text: 'Refunds' });
  expect(await keptHere()).toEqual([]);
});

test.each([
  ['while one writes', false],
  ['as the form goes out of sight', true],
])(
  'what is let go of while it is still on its way to the server is not left there, %s',
  async (_, keepalive) => {
    await open();
    const about = { kind: 'tag', subject } as const;
    const arrives = Promise.withResolvers<void>();
    const { fetch } = window;
    window.fetch = async (input, init) => {
      if (init?.method === 'PUT') await arrives.promise;
      return fetch(input, init);
    };
    const sent = sendDraft(about, { base: stored, body: { ...stored, text: 'Refunds' } }, keepalive);
    const forgotten = forgetDraft(about);
    // Time enough for what would overtake it.
    for (let look = 0; look < 5; look += 1) await keptHere();
    arrives.resolve();
    await Promise.all([sent, forgotten]);
    expect(server.sentTo(at(api.keepDraft))).toHaveLength(1);
    expect(there).toBeNull();
  },
);
