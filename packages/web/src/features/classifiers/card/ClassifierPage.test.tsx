import * as labelsApi from '@earshot/core/classifiers/call-labels.api.ts';
import * as checksApi from '@earshot/core/classifiers/checks.api.ts';
import * as api from '@earshot/core/classifiers/classifiers.api.ts';
import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import * as driftApi from '@earshot/core/classifiers/drift.api.ts';
import * as examplesApi from '@earshot/core/classifiers/examples.api.ts';
import * as queueApi from '@earshot/core/classifiers/queue.api.ts';
import { classifierWeek } from '@earshot/core/classifiers/week.api.ts';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useCustomization } from '../../../lib/customization.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import {
  newClassifier,
  sampleClassifier,
  sampleExample,
  sampleReport,
} from '../../../testing/sample-classifier.ts';
import { show } from '../../../testing/show.tsx';
import { ExampleText } from '../parts/ExampleText.tsx';
import type { CardSearch } from '../section.ts';
import { Card } from './ClassifierPage.tsx';

let server: ReturnType<typeof fakeServer>;
const at = '2026-01-01T10:00:00Z';
const listed = <T,>(...results: T[]) => ({ results, count: results.length, limit: 50, offset: 0 });
const version = (number: number): api.LearnedVersion => ({
  version: number,
  body: {},
  by: 'Olena Koval',
  at,
  ms: 4100,
  examples: 940,
  accuracy: sampleClassifier().accuracy,
  is_live: number === 5,
});
const run = (change: Partial<labelsApi.ClassifierRun> = {}): labelsApi.ClassifierRun => ({
  id: 9,
  classifier_id: 1,
  version: 5,
  status: 'running',
  total: 400,
  done: 100,
  added: 20,
  removed: 3,
  kept: 77,
  created: at,
  ended: null,
  ...change,
});
const differing = sampleExample(2, {
  text: 'give me my money back',
  place: null,
  is_settled: false,
  labels: null,
  answers: [
    { user_id: 7, by: 'Andrii M.', labels: [11], at },
    { user_id: 8, by: 'Sofiia T.', labels: [12], at: '2026-01-02T10:00:00Z' },
  ],
});

const brings = {
  label_id: 11,
  yes: { value: 214.2, low: 190.1, high: 240.4 },
  wrong: { value: 34.4, low: 20, high: 55 },
  missed: { value: 8.25, low: 3.2, high: 13 },
  unsure: { value: 19, low: 12, high: 30 },
};

beforeEach(() => {
  server = fakeServer();
  const of = { id: 1 };
  server.answer(checksApi.classifierReport, sampleReport(), of);
  server.answer(api.listClassifierVersions, listed(version(5), version(4)), of);
  server.answer(examplesApi.listExamples, listed(sampleExample(1), differing), of);
  server.answer(labelsApi.listClassifierRuns, listed(run()), of);
  const none = { calls: 0, needed: 200, unknown_in_examples: null, drifts: [], weeks: [] };
  const drift = { version: 5, learned_at: at, ...none };
  server.answer(driftApi.classifierDrift, drift, of);
  const andrii = { user_id: 7, name: 'Andrii M.', examples: 287, per_minute: 11, kappa: 0.66, n: 44 };
  server.answer(classifierWeek, { version: 5, calls: 900, looked: 200, week: 460, labels: [brings] }, of);
  server.answer(queueApi.listLabellers, { results: [andrii], agreement: { kappa: 0.81, n: 164 } }, of);
});
afterEach(() => chooseTheme('light'));

function chooseTheme(themeMode: 'light' | 'dark'): void {
  useCustomization.setState({ themeMode });
  document.documentElement.dataset.theme = themeMode;
}
const open = (change: Partial<Classifier> = {}, search: CardSearch = {}) =>
  show(<Card classifier={sampleClassifier(change)} search={search} />);

test('how good it is stands with its spread, and labels of few examples say so', async () => {
  await open();
  await expect.element(page.getByTestId('figures')).toMatchTextContent('0.912± 0.018');
  await expect.element(page.getByTestId('figures')).toMatchTextContent('most common answer alone 0.19');
  await expect.element(page.getByTestId('label-row-13')).toMatchTextContent('few');
  await expect.element(page.getByTestId('label-row-11')).not.toMatchTextContent('few');
  await expect.element(page.getByRole('img', { name: /^Invoice: F1 0.91, 95 % between/ })).toBeVisible();
  await expect.element(page.getByTestId('label-detail')).toMatchTextContent('says yes from 0.44');
  await expect.element(page.getByTestId('label-detail')).toMatchTextContent('call back−1.4');
  await expect.element(page.getByTestId('reliability')).toMatchTextContent('0.8 – 0.9 said: 150 of 170 so');
  await expect.element(page.getByTestId('curve')).toMatchTextContent('The next 50 likely bring +0.004');
});

test('what the number of answers counts is said where an example has one for each label', async () => {
  server.answer(checksApi.classifierReport, { ...sampleReport(), confusion: null }, { id: 1 });
  await open();
  await page.getByRole('button', { name: /^accuracy on answers/u }).click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent('each label of each example');
});

test('an example of a chat cannot be played', async () => {
  await show(
    <ExampleText
      example={sampleExample(1, { call: { name: 'chat.txt', type: 'text', audio_removed: false } })}
    />,
  );
  await expect.element(page.getByText(sampleExample(1).text)).toBeVisible();
  expect(page.getByTestId('play-passage').elements()).toEqual([]);
});

test('what a label brings in a week stands between its bounds, and what that is says a press', async () => {
  await open();
  const week = page.getByTestId('week');
  await expect.element(week).toMatchTextContent('Calls with it214 190 – 240');
  await expect.element(week).toMatchTextContent('Wrong34 20 – 55');
  await expect.element(week).toMatchTextContent('Missed8.3 3.2 – 13');
  await expect.element(week).toMatchTextContent('For a person19 12 – 30');
  await week.getByRole('button', { name: 'Calls with it' }).click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/this version answered: 900\./);
});

test('of a version that answered few calls it says how many are lacking', async () => {
  server.answer(classifierWeek, { version: 5, calls: 12, looked: 0, week: 12, labels: [] }, { id: 1 });
  await open();
  await expect.element(page.getByTestId('week')).toMatchTextContent('has answered 50 calls. So far: 12.');
});

test('what a threshold is chosen for is changed at its label, and counts from the next learning on', async () => {
  const body = { labels: [{ id: 11, goal: { kind: 'precision', least: 0.8 } }] };
  server.answer(api.listClassifierVersions, listed({ ...version(5), body }), { id: 1 });
  server.answer(api.updateClassifier, sampleClassifier(), { id: 1 });
  await open();
  const detail = page.getByTestId('label-detail');
  await expect.element(detail).toMatchTextContent('takes effect when it learns next');
  await detail.getByRole('button', { name: 'Own probability' }).click();
  await expect.element(page.getByText('Kept. It takes effect when it learns next.')).toBeVisible();
  expect(server.sentTo(api.updateClassifier, { id: 1 })).toMatchObject([
    {
      name: 'Why they call',
      labels: [{ id: 11, goal: { kind: 'fixed', at: 0.44 } }, { id: 12 }, { id: 13 }],
    },
  ]);
});

test('the value of a choice is saved when it is pressed', async () => {
  const [first, ...others] = sampleClassifier().labels;
  server.answer(api.updateClassifier, sampleClassifier(), { id: 1 });
  await open({
    labels: [{ ...first, goal: { kind: 'precision', least: 0.9 } } as (typeof others)[number], ...others],
  });
  const detail = page.getByTestId('label-detail');
  await detail.getByRole('textbox', { name: 'Value, %' }).fill('95');
  await detail.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => server.sentTo(api.updateClassifier, { id: 1 }))
    .toMatchObject([{ labels: [{ goal: { kind: 'precision', least: 0.95 } }, {}, {}] }]);
});

test('whoever may only read reads what a threshold is chosen for', async () => {
  await show(<Card classifier={sampleClassifier()} search={{}} />, 'viewer');
  const detail = page.getByTestId('label-detail');
  await expect.element(detail).toMatchTextContent('Best balance');
  expect(detail.getByRole('button', { name: 'Best balance' }).elements()).toHaveLength(0);
});

test('two lines tell whether it says how likely things are; the others unfold', async () => {
  await open();
  const line = page.getByText('0.8 – 0.9 said: 150 of 170 so');
  await expect.element(page.getByText('0.4 – 0.5 said: 29 of 58 so')).toBeVisible();
  await expect.element(line).not.toBeVisible();
  await page.getByText('The others: 2').click();
  await expect.element(line).toBeVisible();
});

test('its keys check a text and have it learn', async () => {
  server.answer(api.learnClassifier, sampleClassifier({ status: 'LEARNING' }), { id: 1 });
  const { address } = await open();
  await userEvent.keyboard('l');
  await expect.element(page.getByText('It is learning')).toBeVisible();
  await userEvent.keyboard('c');
  await expect.poll(address).toBe('/classifiers/1/check');
});

test('a former version answers again after a question', async () => {
  server.answer(api.restoreClassifierVersion, sampleClassifier({ version: 4 }), { id: 1, version: 4 });
  await open();
  await expect.element(page.getByTestId('version-5')).toMatchTextContent('answers now');
  await page.getByRole('button', { name: 'Roll back to version 4' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
  await expect.element(page.getByText('Version 4 answers now')).toBeVisible();
});

test('what one label was taken for leads to the examples that were missed', async () => {
  server.answer(
    checksApi.classifierReport,
    sampleReport({
      confusion: [
        [150, 20, 3],
        [12, 200, 0],
        [1, 2, 6],
      ],
    }),
    { id: 1 },
  );
  await open({ choose: 'one' });
  await expect
    .element(page.getByRole('button', { name: 'Invoice, told as Outage: 20', exact: true }))
    .toBeVisible();
});

test('where people differ one answer settles it', async () => {
  server.answer(examplesApi.answerExample, differing, { id: 1, example_id: 2 });
  await open();
  const row = page.getByTestId('example-2');
  await expect.element(row).toMatchTextContent('people differ');
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Settle' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('Sofiia T.: Outage');
  await dialog.getByRole('button', { name: 'Outage' }).click();
  await dialog.getByRole('button', { name: 'Settle' }).click();
  await expect.element(page.getByText('Answer kept', { exact: true })).toBeVisible();
  expect(server.sentTo(examplesApi.answerExample, { id: 1, example_id: 2 })).toEqual([
    { labels: [12], settles: true },
  ]);
});

test('an example is removed after a question', async () => {
  server.answer(examplesApi.removeExample, undefined, { id: 1, example_id: 1 });
  await open();
  await page
    .getByTestId('example-1')
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete the example' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Example deleted')).toBeVisible();
});

test('an import tells what it did, and what it refused', async () => {
  server.answer(
    examplesApi.addExamples,
    { added: 12, changed: 1, skipped: 3, new_labels: ['Refund'] },
    { id: 1 },
  );
  await open();
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByRole('checkbox', { name: 'Make labels that are not there' }).click();
  const csv = 'text,labels\nmoney back,Refund\n';
  await userEvent.upload(
    page.getByTestId('import-examples'),
    new File([csv], 'chats.csv', { type: 'text/csv' }),
  );
  await expect.element(page.getByText(/Added: 12, changed: 1/u)).toBeVisible();
  expect(server.sentTo(examplesApi.addExamples, { id: 1 })).toEqual([{ csv, new_labels: true }]);
  await page.getByRole('button', { name: 'Import' }).click();
  await userEvent.upload(page.getByTestId('import-examples'), new File(['{'], 'chats.json'));
  await expect.element(page.getByText('This file is no JSON with examples.')).toBeVisible();
  const json = JSON.stringify([{ text: 'hello', labels: [] }]);
  await userEvent.upload(page.getByTestId('import-examples'), new File([json], 'chats.json'));
  await expect
    .poll(() => server.sentTo(examplesApi.addExamples, { id: 1 }))
    .toMatchObject([{}, { examples: [{ text: 'hello', labels: [] }] }]);
});

test('applying it to past calls shows what that changes, and starts after that', async () => {
  const labels = [{ label_id: 11, name: 'Invoice', before: 40, after: 46, added: 8, removed: 2 }];
  const sample = [
    {
      file_id: sampleExample(1).place?.file_id ?? '',
      name: 'call.wav',
      operator: 'Olena Koval',
      type: 'audio' as const,
      audio_removed: false,
      started_at: at,
      label_id: 11,
      change: 'added' as const,
      moments: [
        {
          phrase_id: 4,
          words: null,
          start_ms: 1000,
          end_ms: 3000,
          speaker: null,
          role: null,
          text: 'so high',
        },
      ],
    },
  ];
  server.answer(
    labelsApi.previewClassifier,
    { version: 5, days: 30, total: 5000, looked_at: 200, labels, sample },
    { id: 1 },
  );
  server.answer(labelsApi.applyClassifier, run(), { id: 1 });
  await open();
  await page.getByRole('button', { name: 'Apply to past calls' }).click();
  await expect.element(page.getByTestId('preview')).toMatchTextContent('newest 200 of 5,000 calls');
  await expect.element(page.getByTestId('preview')).toMatchTextContent('Invoice4046+8−2');
  await expect.element(page.getByTestId('preview')).toMatchTextContent('gets Invoice');
  const apply = page.getByRole('button', { name: 'Apply', exact: true }).element() as HTMLElement;
  apply.click();
  // A second press comes before anything is shown of the first.
  apply.click();
  await expect.element(page.getByText('It goes over past calls')).toBeVisible();
  expect(server.sentTo(labelsApi.applyClassifier, { id: 1 })).toEqual([{ days: 30 }]);
});

test('a run over past calls says how far it is and can be stopped', async () => {
  server.answer(labelsApi.cancelClassifierRun, run({ status: 'cancelled' }), { id: 1, run_id: 9 });
  await open();
  const line = page.getByTestId('run-9');
  await expect.element(line.getByRole('progressbar', { name: 'Calls: 100 of 400' })).toBeVisible();
  await line.getByRole('button', { name: 'Stop' }).click();
  await expect.element(page.getByText(/^Stopped. What it has answered/)).toBeVisible();
});

test.each(['light', 'dark'] as const)('axe finds nothing wrong, %s', async (mode) => {
  chooseTheme(mode);
  await open();
  await expect.element(page.getByTestId('curve')).toBeVisible();
  await expect.element(page.getByTestId('example-1')).toBeVisible();
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { region: { enabled: false }, 'target-size': { enabled: true } },
  });
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`)),
  ).toEqual([]);
});

test('before the first learning it says what it waits for', async () => {
  const of = { id: 2 };
  server.answer(api.listClassifierVersions, listed(), of);
  server.answer(examplesApi.listExamples, listed(), of);
  server.answer(labelsApi.listClassifierRuns, listed(), of);
  server.answer(queueApi.listLabellers, { results: [], agreement: null }, of);
  await show(<Card classifier={newClassifier({ status: 'WAITING FOR DATA' })} search={{}} />);
  await expect.element(page.getByTestId('standing')).toMatchTextContent('Invoice: 20 more needed');
  await expect.element(page.getByText(/^It has learned nothing yet\. Label 20 examples/u)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^Label|^Start labelling/u }))
    .toHaveAttribute('href', '/classifiers/2/label');
});
