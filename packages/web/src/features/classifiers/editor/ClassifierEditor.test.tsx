import * as api from '@earshot/core/classifiers/classifiers.api.ts';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { keepDrafts } from '../../../testing/kept-drafts.ts';
import { newClassifier, sampleClassifier } from '../../../testing/sample-classifier.ts';
import { show } from '../../../testing/show.tsx';
import { ClassifierEditor } from './ClassifierEditor.tsx';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  keepDrafts(server, 'classifier', 'new');
  keepDrafts(server, 'classifier', '1');
});

const save = () => page.getByRole('button', { name: 'Save' });
const labelName = (place: number) => page.getByRole('textbox', { name: `Label ${place}`, exact: true });

test('what hinders saving is said when one tries, and what is right is saved', async () => {
  server.answer(api.createClassifier, newClassifier());
  await show(<ClassifierEditor classifier={null} />);
  await save().click();
  await expect.element(page.getByRole('alert').filter({ hasText: 'Name' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Money back');
  await save().click();
  await expect.element(page.getByText('Each label needs a name.')).toBeVisible();
  await labelName(1).fill('Refund');
  await labelName(2).fill('Refund');
  await save().click();
  await expect.element(page.getByText('Two labels are called “Refund”. Rename one of them.')).toBeVisible();
  await labelName(2).fill('Compensation');
  await save().click();
  await expect.element(page.getByText('Classifier added')).toBeVisible();
  expect(server.sentTo(api.createClassifier)).toMatchObject([
    {
      name: 'Money back',
      type: 'multi_label',
      choose: 'any',
      unit: 'phrase',
      labels: [{ name: 'Refund', goal: { kind: 'f1' } }, { name: 'Compensation' }],
    },
  ]);
});

test('of what is not changed the card says so, and saves nothing', async () => {
  await show(<ClassifierEditor classifier={sampleClassifier()} />);
  await expect.element(page.getByText('Nothing is changed.')).toBeVisible();
  await expect.element(save()).toBeDisabled();
  await labelName(1).fill('Bill');
  await expect.element(page.getByText('Nothing is changed.')).not.toBeInTheDocument();
});

test('a binary one has one label only', async () => {
  await show(<ClassifierEditor classifier={null} />);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Evening drops');
  await labelName(1).fill('Drops');
  await labelName(2).fill('Other');
  await page.getByRole('button', { name: 'Binary' }).click();
  await save().click();
  await expect.element(page.getByText(/^A binary classifier has one label only/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete label 2' }).click();
  await expect.element(page.getByRole('button', { name: 'Add a label' })).not.toBeInTheDocument();
});

test('a threshold of its own and a filter that proposes examples are saved with a label', async () => {
  server.answer(api.updateClassifier, sampleClassifier(), { id: 1 });
  await show(<ClassifierEditor classifier={sampleClassifier()} />);
  await page.getByRole('combobox', { name: 'Says yes: label 1' }).click();
  await page.getByRole('option', { name: 'Precision of at least' }).click();
  await page.getByRole('textbox', { name: 'Of label 1, %' }).fill('95');
  await page.getByTestId('label-2').getByRole('button', { name: 'Filter' }).click();
  await expect.element(page.getByText('Proposes examples to label; it decides nothing.')).toBeVisible();
  await save().click();
  await expect.element(page.getByText(/^The filter of “Outage” has no words/)).toBeVisible();
  await page.getByTestId('label-2').getByRole('button', { name: 'Take the filter off' }).click();
  await save().click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(server.sentTo(api.updateClassifier, { id: 1 })).toMatchObject([
    {
      labels: [
        { id: 11, goal: { kind: 'precision', least: 0.95 } },
        { id: 12, advanced_filter: null },
        { id: 13 },
      ],
    },
  ]);
});

test('what a change does to what was learned is said before it is saved', async () => {
  await show(<ClassifierEditor classifier={sampleClassifier()} />);
  await page.getByRole('button', { name: 'Delete label 3' }).click();
  const effects = page.getByTestId('effects');
  await expect.element(effects).toMatchTextContent(/Deleted with their answers \(9\): Moving\./);
  await expect.element(effects).toMatchTextContent(/Until then version 5 goes on answering/);
  await page.getByRole('button', { name: 'A whole call' }).click();
  await expect.element(effects).toMatchTextContent(/Examples stay as they were cut/);
});

test('a name that is taken is said beside the name', async () => {
  server.refuse({ ...api.updateClassifier, path: 'classifiers/1' }, 409, 'classifiers.name_taken');
  await show(<ClassifierEditor classifier={sampleClassifier()} />);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Evening drops');
  await save().click();
  await expect
    .element(page.getByText('There is a classifier with this name. Choose another.').first())
    .toBeVisible();
});

test('what somebody saved meanwhile is shown before it would be undone, and saved over only when that was seen', async () => {
  server.answer(api.updateClassifier, sampleClassifier(), { id: 1 });
  const first = sampleClassifier();
  const added = {
    id: 14,
    name: 'Thanks',
    color: 'red',
    advanced_filter: null,
    goal: { kind: 'f1' },
  } as const;
  const second = { ...first, revision: 8, labels: [...first.labels, { ...added, examples: 0 }] };
  function Changing() {
    const [now, setNow] = useState(first);
    return (
      <>
        <ClassifierEditor classifier={now} />
        <button type="button" onClick={() => setNow(second)}>
          Somebody else
        </button>
      </>
    );
  }
  await show(<Changing />, 'admin', { workspace: { id: 1, name: 'Ours', time_zone: 'UTC' } });
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Evening drops');
  await page.getByRole('button', { name: 'Somebody else' }).click();
  await expect.element(page.getByRole('button', { name: 'See the difference' })).toBeVisible();
  await save().click();
  await expect.element(page.getByTestId('draft-differences')).toMatchTextContent(/Thanks/);
  expect(server.sentTo({ ...api.updateClassifier, path: 'classifiers/1' })).toEqual([]);
  await page.getByRole('button', { name: 'Go on with my draft' }).click();
  await save().click();
  await expect
    .poll(() => server.sentTo({ ...api.updateClassifier, path: 'classifiers/1' }))
    .toMatchObject([{ name: 'Evening drops', revision: 8 }]);
});

test('one that its author locked can only be looked at', async () => {
  await show(<ClassifierEditor classifier={sampleClassifier({ can_change: false, locked: true })} />);
  await expect.element(labelName(1)).toBeDisabled();
  expect(page.getByRole('button', { name: 'Save' }).elements()).toHaveLength(0);
});
