import * as api from '@earshot/core/classifiers/queue.api.ts';
import { getPeaks } from '@earshot/core/files/files.api.ts';
import { getSetting, type Me } from '@earshot/core/users/account.api.ts';
import axe from 'axe-core';
import { clear, createStore } from 'idb-keyval';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useCustomization } from '../../../lib/customization.ts';
import { sendWaiting, useWaiting } from '../../../shared/waiting/waiting.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { queueItem, sampleClassifier } from '../../../testing/sample-classifier.ts';
import { show } from '../../../testing/show.tsx';
import { QueueCard } from './QueueCard.tsx';

let server: ReturnType<typeof fakeServer>;
let items: api.QueueItem[];
const fileId = queueItem(1).place.file_id;
beforeEach(async () => {
  await clear(createStore('earshot-waiting', 'actions'));
  server = fakeServer();
  useWaiting.setState({ items: [] });
  items = [queueItem(1), queueItem(2, { reason: 'random', labels: [] }), queueItem(3)];
  const left = { mixed: 3, least_certain: 2, random: 1, proposed: 0 };
  server.answer(api.listQueue, () => ({ results: items, left, is_filling: false, today: 40 }), { id: 1 });
  server.answer(
    getPeaks,
    { per_second: 20, duration_ms: 100, channels: [[1, 2]], roles: ['abonent'] },
    {
      file_id: fileId,
    },
  );
  for (const id of [1, 2, 3]) {
    server.answer(api.answerQueueItem, { example_id: id, copies: 0 }, { id: 1, item_id: id });
    server.answer(api.undoQueueItem, undefined, { id: 1, item_id: id });
  }
});

const open = (change = {}) =>
  show(
    <QueueCard classifier={sampleClassifier(change)} kind="mixed" projectId={undefined} onKind={() => {}} />,
  );
const item = (id: number) => page.getByTestId(`item-${id}`);
const answerTo = (id: number) => server.sentTo(api.answerQueueItem, { id: 1, item_id: id });

test('keys choose labels, save, and the next is there at once', async () => {
  await open();
  await expect.element(item(1)).toMatchTextContent('Invoice 0.51, given from 0.5');
  await expect.element(item(1)).toMatchTextContent('near copies that get your answer: 14');
  await userEvent.keyboard('12');
  await expect.element(page.getByRole('button', { name: /^Invoice/, pressed: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Outage/, pressed: true })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(item(2)).toBeVisible();
  await expect.element(page.getByTestId('today')).toMatchTextContent('today: 41');
  await expect.poll(() => answerTo(1)).toMatchObject([{ labels: [11, 12] }]);
});

test('where one label is chosen it is told between which two it cannot decide', async () => {
  await open({ choose: 'one' });
  await expect.element(item(1)).toMatchTextContent('Invoice 0.51 against Outage 0.47');
});

test('the guess of what was drawn by chance is hidden', async () => {
  items = [queueItem(2, { reason: 'random', labels: [] })];
  await open();
  await expect.element(item(2)).toMatchTextContent('Drawn by chance');
  await expect.element(page.getByText('its guess is hidden', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Invoice', exact: true })).toBeVisible();
});

test('nothing is saved by mistake: without a label Enter says what to do', async () => {
  await open();
  await expect.element(item(1)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toMatchTextContent('Choose a label');
  expect(answerTo(1)).toEqual([]);
});

const nextButton = () => page.getByRole('button', { name: /^Save and next/u }).element() as HTMLElement;

test('a second press on the heels of the first says nothing of the next one', async () => {
  await open();
  await expect.element(item(1)).toBeVisible();
  await userEvent.keyboard('1');
  await expect.element(page.getByRole('button', { name: /^Invoice/, pressed: true })).toBeVisible();
  nextButton().click();
  await Promise.resolve();
  expect(item(2).elements()).toHaveLength(1);
  nextButton().click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Choose a label');
  await expect.element(item(2)).toBeVisible();
  await expect.poll(() => answerTo(1)).toMatchObject([{ labels: [11] }]);
  expect(answerTo(2)).toEqual([]);
  await userEvent.keyboard('2{Enter}');
  await expect.poll(() => answerTo(2)).toMatchObject([{ labels: [12] }]);
});

test('two presses at once are one answer, and two of undo take back two', async () => {
  await open();
  await expect.element(item(1)).toBeVisible();
  await userEvent.keyboard('1');
  await expect.element(page.getByRole('button', { name: /^Invoice/, pressed: true })).toBeVisible();
  nextButton().click();
  nextButton().click();
  await expect.element(item(2)).toBeVisible();
  await expect.element(page.getByTestId('today')).toMatchTextContent('today: 41');
  await userEvent.keyboard('0');
  await expect.element(item(3)).toBeVisible();
  const undo = page.getByRole('button', { name: /^Undo/u }).element() as HTMLElement;
  undo.click();
  undo.click();
  await expect.element(item(1)).toBeVisible();
  await expect.element(page.getByTestId('today')).toMatchTextContent('today: 40');
  await expect.poll(() => server.sentTo(api.undoQueueItem, { id: 1, item_id: 1 })).toHaveLength(1);
  expect(answerTo(1)).toMatchObject([{ labels: [11] }]);
  expect(answerTo(2)).toMatchObject([{ labels: [] }]);
  await expect.element(page.getByRole('button', { name: /^Invoice/, pressed: false })).toBeVisible();
});

test('none of these and cannot tell are answers of their own, and each can be taken back', async () => {
  await open();
  await expect.element(item(1)).toBeVisible();
  await userEvent.keyboard('0');
  await expect.element(item(2)).toBeVisible();
  await userEvent.keyboard('s');
  await expect.element(item(3)).toBeVisible();
  await userEvent.keyboard('z');
  await expect.element(item(2)).toBeVisible();
  await userEvent.keyboard('{Backspace}');
  await expect.element(item(1)).toBeVisible();
  await expect.element(page.getByTestId('today')).toMatchTextContent('today: 40');
  await expect.poll(() => [...answerTo(1), ...answerTo(2)]).toMatchObject([{ labels: [] }, { labels: null }]);
  await expect.poll(() => server.sentTo(api.undoQueueItem, { id: 1, item_id: 1 })).toHaveLength(1);
});

test('where one label is chosen it takes the place of the other', async () => {
  await open({ choose: 'one' });
  await expect.element(item(1)).toBeVisible();
  await userEvent.keyboard('12{Enter}');
  await expect.poll(() => answerTo(1)).toMatchObject([{ labels: [12] }]);
});

test('an answer without a network waits, work goes on, and it is sent later', async () => {
  const workspace = { id: 1 } as Me['workspace'];
  server.answer(getSetting, { user_id: 1, workspace } as Me);
  await show(
    <QueueCard classifier={sampleClassifier()} kind="mixed" projectId={undefined} onKind={() => {}} />,
    'admin',
    { workspace },
  );
  await expect.element(item(1)).toBeVisible();
  server.setGone(true);
  await userEvent.keyboard('1{Enter}');
  await expect.element(item(2)).toBeVisible();
  await expect
    .poll(() => useWaiting.getState().items.map(({ action }) => action))
    .toMatchObject([{ kind: 'label', classifierId: 1, itemId: 1, labels: [11] }]);
  await userEvent.keyboard('z');
  await expect.element(item(1)).toBeVisible();
  await expect.poll(() => useWaiting.getState().items).toEqual([]);
  await userEvent.keyboard('2{Enter}');
  await expect.poll(() => useWaiting.getState().items).toHaveLength(1);
  server.setGone(false);
  await sendWaiting();
  await expect.poll(() => useWaiting.getState().items).toEqual([]);
  expect(answerTo(1)).toMatchObject([{ labels: [12] }]);
});

test('an answer that is refused is asked about again', async () => {
  await open();
  await expect.element(item(1)).toBeVisible();
  server.refuse({ ...api.answerQueueItem, path: 'classifiers/1/queue/1' }, 422, 'classifiers.one_answer');
  await userEvent.keyboard('12{Enter}');
  await expect.element(page.getByText('Only one of the labels can be chosen.')).toBeVisible();
  await expect.element(item(1)).toBeVisible();
  await expect.element(page.getByTestId('today')).toMatchTextContent('today: 40');
});

test('what comes from the server again does not count twice', async () => {
  await open();
  await expect.element(item(1)).toBeVisible();
  const left = { mixed: 9, least_certain: 1, random: 1, proposed: 0 };
  server.answer(
    api.listQueue,
    { results: [queueItem(2), queueItem(3), queueItem(4)], left, is_filling: false, today: 41 },
    { id: 1 },
  );
  await userEvent.keyboard('1{Enter}');
  await expect.element(item(2)).toBeVisible();
  await expect.element(page.getByTestId('today')).toMatchTextContent('today: 41');
});

test('with nothing left it says so', async () => {
  items = [];
  await open();
  await expect.element(page.getByRole('heading', { name: 'Nothing to label now' })).toBeVisible();
});

test.each(['light', 'dark'] as const)('axe finds nothing wrong, %s', async (mode) => {
  useCustomization.setState({ themeMode: mode });
  document.documentElement.dataset.theme = mode;
  await open();
  await expect.element(item(1)).toBeVisible();
  await userEvent.keyboard('1');
  await expect.element(page.getByRole('button', { name: /^Invoice/, pressed: true })).toBeVisible();
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'target-size': { enabled: true },
    },
  });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
});
afterEach(() => {
  useCustomization.setState({ themeMode: 'light' });
  document.documentElement.dataset.theme = 'light';
});

test('a chat has no player and no times: there is nothing to hear', async () => {
  const [one] = items;
  if (one === undefined) return;
  items = [{ ...one, call: { ...one.call, type: 'text' } }];
  await open();
  await expect.element(page.getByTestId('asked')).toBeVisible();
  expect(page.getByTestId('play-moment').elements()).toEqual([]);
  await expect.element(page.getByTestId('asked')).not.toMatchTextContent(/\d:\d\d/u);
  items = [one];
  await open();
  await expect.element(page.getByTestId('play-moment')).toBeVisible();
});
