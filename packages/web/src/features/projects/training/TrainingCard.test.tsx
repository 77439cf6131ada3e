import { listClassifiers } from '@earshot/core/classifiers/classifiers.api.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { newClassifier, sampleClassifier } from '../../../testing/sample-classifier.ts';
import { sampleProject } from '../../../testing/sample-project.ts';
import { show } from '../../../testing/show.tsx';
import { TrainingCard } from './TrainingCard.tsx';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});

const training = (id: number) =>
  sampleProject({ kind: 'training', subject: { kind: 'classifier', id, version: null } });
const listed = (...results: ReturnType<typeof sampleClassifier>[]) =>
  server.answer(listClassifiers, { results, count: results.length, limit: 100, offset: 0 });

test('the classifier stands with its state and accuracy, and is labelled from the calls of the project', async () => {
  listed(sampleClassifier());
  await show(<TrainingCard project={training(1)} />);
  await expect.element(page.getByTestId('classifier-status')).toHaveTextContent('Ready');
  await expect.element(page.getByText('0.91', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Label' }))
    .toHaveAttribute('href', '/classifiers/1/label?project=%223%22');
  await expect
    .element(page.getByRole('link', { name: 'Why they call' }))
    .toHaveAttribute('href', '/classifiers/1');
});

test('what is missing is said by label, and how far learning has come', async () => {
  listed(newClassifier({ status: 'WAITING FOR DATA' }));
  await show(<TrainingCard project={training(2)} />);
  await expect.element(page.getByText(/Still needed: Invoice: 20 more needed/u)).toBeVisible();
  await expect.element(page.getByText('Nothing was learned yet.')).toBeVisible();
  listed(sampleClassifier({ status: 'LEARNING', progress: 0.4 }));
  await show(<TrainingCard project={training(1)} />);
  await expect.element(page.getByRole('progressbar', { name: 'Learning: 40%' })).toBeVisible();
});

test('without a classifier, or with one that is gone, the way leads to the form', async () => {
  await show(<TrainingCard project={sampleProject({ kind: 'training' })} />);
  await expect
    .element(page.getByRole('link', { name: 'Choose a classifier' }))
    .toHaveAttribute('href', '/training/edit/3');
  listed();
  await show(<TrainingCard project={training(7)} />);
  await expect.element(page.getByText(/is no longer there/u)).toBeVisible();
});
