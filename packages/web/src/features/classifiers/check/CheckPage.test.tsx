import * as checksApi from '@earshot/core/classifiers/checks.api.ts';
import * as api from '@earshot/core/classifiers/classifiers.api.ts';
import { addExamples, nearestExamples } from '@earshot/core/classifiers/examples.api.ts';
import { getFile } from '@earshot/core/files/files.api.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { sampleFile } from '../../../testing/sample-call.ts';
import {
  newClassifier,
  queueItem,
  sampleClassifier,
  sampleExample,
  told,
} from '../../../testing/sample-classifier.ts';
import { show } from '../../../testing/show.tsx';
import { Check } from './CheckPage.tsx';

let server: ReturnType<typeof fakeServer>;
const classifier = sampleClassifier();
const version = (number: number): api.LearnedVersion => ({
  version: number,
  body: {},
  by: 'Olena Koval',
  at: '2026-01-01T10:00:00Z',
  ms: 4100,
  examples: 940,
  accuracy: classifier.accuracy,
  is_live: number === 5,
});
const { text, words, labels } = queueItem(1);
const unit = (change: Partial<checksApi.UnitTold> = {}): checksApi.UnitTold => ({
  text,
  role: 'abonent',
  moment: null,
  last_phrase_id: null,
  labels,
  words,
  is_unknown: false,
  met: { words: 14, unknown: 0, some: [] },
  ...change,
});

beforeEach(() => {
  server = fakeServer();
  server.answer(nearestExamples, { results: [], looked_at: 40 }, { id: 1 });
  server.answer(api.listClassifiers, { results: [classifier], count: 1, limit: 1000, offset: 0 });
  const results = [version(5), version(4)];
  server.answer(api.listClassifierVersions, { results, count: 2, limit: 50, offset: 0 }, { id: 1 });
  server.answer(
    checksApi.checkClassifier,
    ({ body }) => {
      const isOther = (body as { version?: number }).version === 4;
      const said = isOther ? [told(12, 0.8), told(11, 0.2)] : labels;
      return { version: isOther ? 4 : 5, labels: said, words, units: [unit({ labels: said })] };
    },
    { id: 1 },
  );
});

test('a text is told its labels with their thresholds, and the words that decided', async () => {
  await show(<Check classifier={classifier} search={{}} />);
  await page.getByRole('textbox', { name: 'Text to check' }).fill(text);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect
    .element(page.getByRole('img', { name: 'Invoice: 0.51; yes from 0.50, unsure from 0.42 to 0.55' }))
    .toBeVisible();
  await expect.element(page.getByTestId('why')).toMatchTextContent('Why Invoice 0.51');
  await expect.element(page.getByText('Nobody has labelled anything like it yet.')).toBeVisible();
  await expect.element(page.getByTestId('why')).toMatchTextContent('bill+1.1');
  await expect.element(page.getByTestId('why')).toMatchTextContent('away−0.6');
  await page.getByRole('listitem').getByRole('button', { name: 'Outage', exact: true }).click();
  await expect.element(page.getByTestId('why')).toMatchTextContent('No word of it speaks for this label');
  expect(server.sentTo(checksApi.checkClassifier, { id: 1 })).toEqual([{ text }]);
});

test('where a text is unsure because many of its words are unknown, it says which', async () => {
  const met = { words: 6, unknown: 3, some: ['generator', 'hums'] };
  const unsure = [told(11, 0.47, { decision: 'unsure' }), told(12, 0.1)];
  const answer = (labels: checksApi.LabelTold[]) => ({
    version: 5,
    labels,
    words: [],
    units: [unit({ labels, met, words: [] })],
  });
  server.answer(checksApi.checkClassifier, answer(unsure), { id: 1 });
  await show(<Check classifier={classifier} search={{}} />);
  await page.getByRole('textbox', { name: 'Text to check' }).fill(text);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect
    .element(page.getByTestId('unknown-words'))
    .toMatchTextContent('Words that it never met: 3 of 6 (generator, hums …)');
  server.answer(checksApi.checkClassifier, answer([told(11, 0.9)]), { id: 1 });
  await page.getByRole('textbox', { name: 'Text to check' }).fill(`${text} again`);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect.element(page.getByRole('heading', { name: 'Why Invoice 0.90' })).toBeVisible();
  expect(page.getByTestId('unknown-words').elements()).toHaveLength(0);
});

test('another version says of the same what it thinks', async () => {
  await show(<Check classifier={classifier} search={{ against: '4' }} />);
  await page.getByRole('textbox', { name: 'Text to check' }).fill(text);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect.element(page.getByTestId('other-version')).toMatchTextContent('Outage0.8');
  expect(server.sentTo(checksApi.checkClassifier, { id: 1 })).toContainEqual({ text, version: 4 });
});

test('a call is told unit by unit, each of which plays where it was said', async () => {
  const file = sampleFile();
  server.answer(getFile, file, { file_id: file.file_id });
  const moment = {
    phrase_id: 4,
    words: null,
    start_ms: 158_000,
    end_ms: 174_000,
    speaker: null,
    role: 'abonent' as const,
    text,
  };
  const quiet = unit({ labels: [told(11, 0.1), told(12, 0.05)], words: [], text: 'good evening' });
  const units = [quiet, unit({ moment })];
  server.answer(checksApi.checkClassifier, { version: 5, labels, words, units }, { id: 1 });
  await show(<Check classifier={classifier} search={{ file: file.file_id }} />);
  await expect.element(page.getByRole('heading', { name: 'At 2:38' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Play from 2:38' })).toBeVisible();
  expect(page.getByTestId('unit').elements()).toHaveLength(1);
  server.answer(addExamples, { added: 1, changed: 0, skipped: 0, new_labels: [] }, { id: 1 });
  await page.getByRole('button', { name: 'Keep as an example' }).click();
  const example = { file_id: file.file_id, phrase_id: 4, labels: ['Invoice'] };
  await expect
    .poll(() => server.sentTo(addExamples, { id: 1 }))
    .toEqual([{ examples: [example], new_labels: false }]);
  await page.getByRole('button', { name: 'All 2' }).click();
  await expect.element(page.getByText('nothing above its threshold')).toBeVisible();
});

test('before the first learning there is nothing to check', async () => {
  server.answer(api.listClassifierVersions, { results: [], count: 0, limit: 50, offset: 0 }, { id: 2 });
  await show(<Check classifier={newClassifier()} search={{}} />);
  await expect.element(page.getByText(/^It has learned nothing yet/)).toBeVisible();
});

test('what is right of a text is kept as an example, and can be said anew', async () => {
  server.answer(addExamples, { added: 1, changed: 0, skipped: 0, new_labels: [] }, { id: 1 });
  await show(<Check classifier={classifier} search={{}} />);
  await page.getByRole('textbox', { name: 'Text to check' }).fill(text);
  await page.getByRole('button', { name: 'Check' }).click();
  const right = page.getByRole('region', { name: 'What is right' });
  const pressed = () =>
    right
      .getByRole('button', { pressed: true })
      .elements()
      .map((one) => one.textContent);
  await expect.poll(pressed).toEqual(['Invoice']);
  await right.getByRole('button', { name: 'Invoice' }).click();
  await right.getByRole('button', { name: 'Outage' }).click();
  await right.getByRole('button', { name: 'Moving' }).click();
  await right.getByRole('button', { name: 'Keep as an example' }).click();
  await expect.element(right.getByRole('status')).toMatchTextContent('Kept.');
  await expect.element(right.getByRole('button', { name: 'Keep as an example' })).toBeDisabled();
  const example = { text, role: 'abonent', labels: ['Outage', 'Moving'] };
  expect(server.sentTo(addExamples, { id: 1 })).toEqual([{ examples: [example], new_labels: false }]);
  await right.getByRole('button', { name: 'Outage' }).click();
  await right.getByRole('button', { name: 'Moving' }).click();
  await expect.element(right.getByRole('button', { name: 'Keep: none of these' })).toBeEnabled();
});

test('examples that are like it come with what people said of them', async () => {
  const example = sampleExample(4, { text: 'my invoice is wrong', labels: [11], place: null });
  server.answer(nearestExamples, { results: [{ likeness: 0.67, example }], looked_at: 40 }, { id: 1 });
  await show(<Check classifier={classifier} search={{}} />);
  await page.getByRole('textbox', { name: 'Text to check' }).fill(text);
  await page.getByRole('button', { name: 'Check' }).click();
  const near = page.getByRole('region', { name: 'Examples most like it' });
  await expect.element(near).toMatchTextContent('my invoice is wrongInvoice likeness 67%');
  expect(server.sentTo(nearestExamples, { id: 1 })).toEqual([{ text }]);
});
