import * as labelsApi from '@earshot/core/classifiers/call-labels.api.ts';
import * as api from '@earshot/core/classifiers/classifiers.api.ts';
import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import type { File } from '@earshot/core/files/files.ts';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useCustomization } from '../../../../lib/customization.ts';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { sampleFile, sampleTranscript } from '../../../../testing/sample-call.ts';
import { callLabel, newClassifier, sampleClassifier } from '../../../../testing/sample-classifier.ts';
import { show } from '../../../../testing/show.tsx';
import { LabelsTab } from './LabelsTab.tsx';

let server: ReturnType<typeof fakeServer>;
let labels: labelsApi.CallLabel[];
const { file_id } = sampleFile();
const tell = (classifiers: Classifier[]) =>
  server.answer(api.listClassifiers, { results: classifiers, count: 1, limit: 1000, offset: 0 });
const say = (id: number, change: Partial<labelsApi.CallLabel>) => () => {
  labels = labels.map((one) => (one.label_id === id ? { ...one, ...change } : one));
  return { results: labels };
};

beforeEach(() => {
  server = fakeServer();
  labels = [
    callLabel(11, 0.87),
    callLabel(12, 0.47, { decision: 'unsure' }),
    callLabel(13, 0.02, { moments: [] }),
  ];
  tell([sampleClassifier()]);
  server.answer(labelsApi.listCallLabels, () => ({ results: labels }), { file_id });
});
afterEach(() => {
  useCustomization.setState({ themeMode: 'light' });
  document.documentElement.dataset.theme = 'light';
});

const transcript = sampleTranscript('good morning', 'my bill is too high', 'one moment');
const open = (role: 'admin' | 'viewer' = 'admin', change: Partial<File> = {}) =>
  show(<LabelsTab file={sampleFile(change)} transcript={transcript} />, role, { name: 'Olena Koval' });
const line = (id: number) => page.getByTestId(`call-label-${id}`);

test('what the call has stands first with the moments that decided; what it has not is shown when one asks', async () => {
  await open();
  await expect.element(line(11)).toMatchTextContent('Invoice87%');
  await expect.element(line(11)).toMatchTextContent('Daniel');
  await expect.element(line(11)).toMatchTextContent('my bill is too high');
  await expect.element(line(11).getByRole('button', { name: 'Play from 0:03' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Unsure: a person decides' })).toBeVisible();
  await expect.element(line(12)).toMatchTextContent('Outage47%');
  expect(line(13).elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Does not have: 1' }).click();
  await expect.element(line(13)).toMatchTextContent('Moving2%');
  await expect
    .element(page.getByRole('link', { name: 'Why they call' }))
    .toHaveAttribute('href', '/classifiers/1');
  await expect.element(page.getByText('v5')).toBeVisible();
});

test('a person takes a label off, which teaches the classifier, and can take that back', async () => {
  const params = { file_id, label_id: 11 };
  server.answer(
    labelsApi.decideCallLabel,
    say(11, { decision: 'no', by: 'person', person: 'Olena Koval', at: '2026-01-02T10:00:00Z' }),
    params,
  );
  await open();
  await expect.element(page.getByText(/these moments become examples/)).toBeVisible();
  await line(11).getByRole('button', { name: 'Has it not' }).click();
  await expect.element(page.getByText('The call does not have “Invoice” any more.')).toBeVisible();
  await expect.element(line(11)).toMatchTextContent(/Olena Koval · .* · the classifier: 87%/);
  await expect.element(line(11).getByRole('button', { name: 'Has it not', pressed: true })).toBeVisible();
  server.answer(labelsApi.decideCallLabel, say(11, { decision: 'yes', by: 'machine', person: null }), params);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(line(11)).toMatchTextContent('by the classifier');
  expect(server.sentTo(labelsApi.decideCallLabel, params)).toEqual([{ has: false }, { has: null }]);
});

test('what a person said is taken back by pressing it again, and undo says it again', async () => {
  const params = { file_id, label_id: 12 };
  labels = [callLabel(12, 0.47, { decision: 'yes', by: 'person', person: 'Andrii M.' })];
  server.answer(
    labelsApi.decideCallLabel,
    say(12, { decision: 'unsure', by: 'machine', person: null }),
    params,
  );
  await open();
  await line(12).getByRole('button', { name: 'Has it', exact: true }).click();
  await expect.element(page.getByText('The classifier answers for “Outage” again.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Unsure: a person decides' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => server.sentTo(labelsApi.decideCallLabel, params))
    .toEqual([{ has: null }, { has: true }]);
});

test('what is refused is said, and all is as it was', async () => {
  const path = `files/${file_id}/labels/11`;
  server.refuse({ ...labelsApi.decideCallLabel, path }, 422, 'classifiers.label_unknown', { label: '11' });
  await open();
  await line(11).getByRole('button', { name: 'Has it not' }).click();
  await expect.element(page.getByText(/^This classifier has no label/)).toBeVisible();
  await expect.element(line(11)).toMatchTextContent('Invoice87%');
});

test('whoever may not label sees the same and changes nothing', async () => {
  await open('viewer');
  await expect.element(line(11)).toMatchTextContent('Invoice87%');
  expect(page.getByRole('button', { name: 'Has it' }).elements()).toHaveLength(0);
  expect(page.getByText(/become examples/).elements()).toHaveLength(0);
});

test('more moments than a few are shown when one asks', async () => {
  const moment = labels[0]?.moments[0] as labelsApi.CallLabel['moments'][number];
  const moments = [0, 1, 2, 3, 4].map((at) => ({
    ...moment,
    start_ms: 3500 + at * 1000,
    end_ms: 4400 + at * 1000,
  }));
  labels = [callLabel(11, 0.87, { moments })];
  await open();
  await expect.element(line(11)).toBeVisible();
  expect(page.getByTestId('answer-moment').elements()).toHaveLength(3);
  await page.getByRole('button', { name: 'More moments: 2' }).click();
  expect(page.getByTestId('answer-moment').elements()).toHaveLength(5);
});

test.each([
  ['has learned nothing', {}, newClassifier(), 'It has learned nothing yet.'],
  ['came after the call', {}, sampleClassifier({ id: 2 }), /^The call came in before it could answer/],
  [
    'waits for the call',
    { status: 'PROCESSING' },
    sampleClassifier({ id: 2 }),
    'It answers when the call is processed.',
  ],
] as const)('a classifier that %s says why it has not answered', async (_, file, classifier, why) => {
  labels = [];
  tell([classifier]);
  await open('admin', file);
  await expect.element(page.getByTestId('labels-unanswered')).toBeVisible();
  await expect.element(page.getByText(why)).toBeVisible();
});

test.each([
  ['admin', 1],
  ['viewer', 0],
] as const)('without any classifier there is a way to make one, for whoever may: %s', async (role, links) => {
  labels = [];
  tell([]);
  await open(role);
  await expect.element(page.getByRole('heading', { name: 'No classifiers yet' })).toBeVisible();
  expect(page.getByRole('link', { name: 'New classifier' }).elements()).toHaveLength(links);
});

test('where a person found a label that it missed, they point out the phrase, which teaches it', async () => {
  const params = { file_id, label_id: 13 };
  const missed = callLabel(13, 0.02, { decision: 'yes', by: 'person', person: 'Andrii M.', moments: [] });
  labels = [missed];
  server.answer(labelsApi.decideCallLabel, say(13, { moments: callLabel(11, 0.87).moments }), params);
  await open();
  await line(13).getByRole('combobox', { name: 'Where was it said?' }).click();
  await page.getByRole('option', { name: /my bill is too high/ }).click();
  await expect.element(page.getByText('The phrase is an example of “Moving” now.')).toBeVisible();
  const phraseId = transcript.phrases[1]?.id;
  expect(server.sentTo(labelsApi.decideCallLabel, params)).toEqual([{ has: true, phrase_id: phraseId }]);
  await expect.element(line(13).getByTestId('answer-moment')).toBeVisible();
  expect(line(13).getByRole('combobox').elements()).toHaveLength(0);
});

test.each(['light', 'dark'] as const)('axe finds nothing wrong, %s', async (mode) => {
  useCustomization.setState({ themeMode: mode });
  document.documentElement.dataset.theme = mode;
  labels = [...labels, callLabel(14, 0.9, { label: 'Router', by: 'person', person: 'Andrii M.' })];
  await open();
  await expect.element(line(11)).toBeVisible();
  await page.getByRole('button', { name: 'Does not have: 1' }).click();
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'target-size': { enabled: true },
      'heading-order': { enabled: false },
    },
  });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
});
