import * as api from '@earshot/core/classifiers/classifiers.api.ts';
import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { newClassifier, sampleClassifier } from '../../../testing/sample-classifier.ts';
import { show } from '../../../testing/show.tsx';
import { Classifiers } from './ClassifiersPage.tsx';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});

const listed = (...results: Classifier[]) =>
  server.answer(api.listClassifiers, { results, count: results.length, limit: 1000, offset: 0 });
const row = (id: number) => page.getByTestId(`classifier-${id}`);

test('accuracy stands with its spread beside what the commonest answer alone would reach', async () => {
  listed(sampleClassifier());
  await show(<Classifiers search={{}} />);
  await expect.element(row(1)).toMatchTextContent(/Why they call/);
  await expect.element(row(1)).toMatchTextContent(/Ready/);
  await expect.element(row(1)).toMatchTextContent(/0\.91 ± 0\.02/);
  await expect.element(row(1)).toMatchTextContent(/most common answer alone 0\.19/);
  await expect
    .element(row(1).getByRole('img', { name: /^Accuracy 0.91, 95 % between 0.89 and 0.93/ }))
    .toBeVisible();
  await expect.element(row(1).getByRole('link', { name: 'Cancellation intent' })).toBeVisible();
});

test('what waits for data says which label lacks how many, and leads to labelling', async () => {
  listed(
    newClassifier({
      status: 'WAITING FOR DATA',
      examples: 39,
      labels: newClassifier().labels.map((label) => ({ ...label, examples: label.id === 11 ? 8 : 31 })),
      missing: [{ label_id: 11, examples: 12 }],
    }),
  );
  await show(<Classifiers search={{}} />);
  await expect.element(row(2)).toMatchTextContent(/Invoice: 12 more needed/);
  await expect.element(row(2).getByRole('progressbar', { name: 'Invoice: 8 of 20' })).toBeVisible();
  await expect.element(row(2).getByRole('link', { name: 'Label 12 more' })).toBeVisible();
});

test('what is learning says how far it is and can be stopped', async () => {
  const learning = sampleClassifier({ status: 'LEARNING', progress: 0.64 });
  listed(learning);
  server.answer(api.cancelLearning, sampleClassifier(), { id: 1 });
  await show(<Classifiers search={{}} />);
  await expect.element(row(1)).toMatchTextContent(/of v5, which goes on answering/);
  await expect.element(row(1).getByRole('progressbar', { name: /Learning: 64/ })).toBeVisible();
  await row(1).getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Learning is stopped')).toBeVisible();
});

test('why it should learn again is said, and it does so at once', async () => {
  listed(sampleClassifier({ status: 'NEED REFIT', refit: ['labels', 'unknown_words'] }));
  server.answer(api.learnClassifier, sampleClassifier({ status: 'LEARNING' }), { id: 1 });
  await show(<Classifiers search={{}} />);
  await expect.element(row(1)).toMatchTextContent(/answers changed since: 46/);
  await expect.element(row(1)).toMatchTextContent(/calls have more words that it does not know/);
  await row(1).getByRole('button', { name: 'Learn again' }).click();
  await expect.element(page.getByText('It is learning')).toBeVisible();
});

test('what went wrong says the way out', async () => {
  listed(
    sampleClassifier({
      status: 'ERROR',
      version: 0,
      accuracy: null,
      error: { code: 'one_answer', label_id: 12 },
    }),
  );
  await show(<Classifiers search={{}} />);
  await expect.element(row(1)).toMatchTextContent(/All examples have the same answer to “Outage”\./);
});

test('it is removed after a question that says what goes with it', async () => {
  listed(sampleClassifier());
  server.answer(api.removeClassifier, undefined, { id: 1 });
  await show(<Classifiers search={{}} />);
  await row(1).getByRole('button', { name: 'Actions: Why they call' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.element(page.getByText(/goes with its examples \(1,186\)/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Classifier deleted')).toBeVisible();
  expect(server.sentTo(api.removeClassifier, { id: 1 })).toHaveLength(1);
});

test('one finds a classifier by the name of its label, and those that need somebody', async () => {
  listed(sampleClassifier(), newClassifier());
  await show(<Classifiers search={{ view: 'needs' }} />);
  await expect.element(row(2)).toBeVisible();
  expect(row(1).elements()).toHaveLength(0);
  await show(<Classifiers search={{ name: 'nothing such' }} />);
  await expect.element(page.getByText('No such classifier')).toBeVisible();
});

test('filters and the order are in the address', async () => {
  listed(sampleClassifier(), newClassifier({ unit: 'call' }));
  const { address } = await show(<Classifiers search={{ unit: 'call' }} />);
  await expect.element(row(2)).toBeVisible();
  expect(row(1).elements()).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: 'All 1' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Author' }).click();
  await page.getByRole('option', { name: 'Olena Koval' }).click();
  await expect.poll(address).toMatch(/author=Olena/);
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Accuracy' }).click();
  await expect.poll(address).toMatch(/sort=accuracy/);
});

test('how far labellers agree is said in words, and of one alone nothing', async () => {
  listed(sampleClassifier(), sampleClassifier({ id: 3, labellers: 1 }));
  await show(<Classifiers search={{}} />);
  await expect.element(row(1)).toMatchTextContent(/agree 0\.81 beyond chance/);
  await expect.element(row(3)).toMatchTextContent(/people: 1/);
  expect(row(3).element().textContent).not.toMatch(/beyond chance/);
});

test('a text is checked, and labels are imported, after asking with which classifier', async () => {
  listed(sampleClassifier(), newClassifier(), sampleClassifier({ id: 3, name: 'Another' }));
  await show(<Classifiers search={{}} />);
  await expect.element(row(1)).toBeVisible();
  await userEvent.keyboard('c');
  const entries = page.getByRole('menuitem');
  await expect
    .poll(() => entries.elements().map((one) => one.textContent))
    .toEqual(['Another', 'Why they call']);
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Import labels' }).click();
  await page.getByRole('menuitem', { name: 'Money back' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Import examples' })).toBeVisible();
});

test('keys go through the rows, and to a new one', async () => {
  listed(sampleClassifier(), newClassifier());
  const { address } = await show(<Classifiers search={{}} />);
  await expect.element(row(1)).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(row(1)).toHaveAttribute('data-current', 'true');
  await userEvent.keyboard('c');
  await expect.poll(address).toBe('/classifiers/1/check');
  await userEvent.keyboard('n');
  await expect.poll(address).toBe('/classifiers/create');
});

test('whoever may only read sees no way to change anything', async () => {
  listed(sampleClassifier({ status: 'NEED REFIT', refit: ['labels'] }));
  await show(<Classifiers search={{}} />, 'viewer');
  await expect.element(row(1)).toMatchTextContent(/Needs refit/);
  expect(page.getByRole('button', { name: 'Learn again' }).elements()).toHaveLength(0);
  expect(page.getByRole('link', { name: 'New classifier' }).elements()).toHaveLength(0);
});

test('without classifiers it says what they are for', async () => {
  listed();
  await show(<Classifiers search={{}} />);
  await expect.element(page.getByRole('heading', { name: 'No classifiers yet' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'New classifier' })).toBeVisible();
});
