import { listClassifiers } from '@earshot/core/classifiers/classifiers.api.ts';
import {
  getEvaluation,
  listEvaluationRuns,
  listTestedPlaces,
  runEvaluation,
} from '@earshot/core/evaluations/evaluations.api.ts';
import { listTruth } from '@earshot/core/evaluations/truths.api.ts';
import type { Project } from '@earshot/core/projects/projects.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Asked, fakeServer } from '../../../testing/fake-server.ts';
import { sampleClassifier } from '../../../testing/sample-classifier.ts';
import { sampleProject } from '../../../testing/sample-project.ts';
import {
  samplePlace,
  sampleResult,
  sampleRuns,
  sampleTruth,
  truthList,
} from '../../../testing/sample-test.ts';
import { show } from '../../../testing/show.tsx';
import { Testing } from './TestingPage.tsx';
import type { TestingSearch } from './testing-search.ts';

const params = { id: 3 };
const answered = sampleTruth(1, { right: { labels: [11] } });
let server: ReturnType<typeof fakeServer>;
let listed: Asked[];
beforeEach(() => {
  server = fakeServer();
  listed = [];
  server.answer(listClassifiers, { results: [sampleClassifier()], count: 1, limit: 100, offset: 0 });
  server.answer(listTruth, truthList([answered]), params);
  server.answer(listEvaluationRuns, sampleRuns(), params);
  server.answer(getEvaluation, sampleResult(), params);
  server.answer(
    listTestedPlaces,
    (asked) => {
      listed.push(asked);
      return { count: 1, limit: 25, offset: 0, results: [samplePlace(1)] };
    },
    params,
  );
});

async function testing(search: TestingSearch = {}, change: Partial<Project> = {}) {
  const ask = vi.fn();
  const subject = { kind: 'classifier', id: 1, version: null } as const;
  const project = sampleProject({ kind: 'testing', subject, ...change });
  await show(<Testing project={project} search={search} ask={ask} />);
  return ask;
}

test('a measure stands with its difference and a verdict in words; of few answers there is none', async () => {
  await testing();
  const accuracy = page.getByTestId('measure-accuracy-null');
  await expect
    .element(accuracy)
    .toHaveTextContent('Accuracy n 1,3120.8890.915 ±0.015+0.026 better, p < 0.001');
  await expect
    .element(accuracy.getByRole('img'))
    .toHaveAccessibleName('difference +0.026, 95 % between +0.012 and +0.040');
  await expect.element(page.getByTestId('measure-f1-12')).toMatchTextContent(/worse, p = 0.030$/u);
  await expect.element(page.getByTestId('measure-f1-11')).toMatchTextContent(/n too small$/u);
  expect(page.getByTestId('measure-precision-11').elements()).toHaveLength(0);
  await page.getByRole('checkbox', { name: 'Precision and recall as well' }).click();
  await expect.element(page.getByTestId('measure-precision-11')).toBeVisible();
});

test('a label, a cell and a tab narrow the places down', async () => {
  const ask = await testing();
  await page.getByRole('button', { name: 'Outage: F1' }).click();
  expect(ask).toHaveBeenLastCalledWith({ item: '12' });
  await page.getByRole('button', { name: 'Outage, told as Invoice: 14' }).click();
  expect(ask).toHaveBeenLastCalledWith(expect.objectContaining({ right: '12', told: '11', of: undefined }));
  await page.getByRole('button', { name: 'A · v5' }).click();
  await page.getByRole('button', { name: 'Outage, told as Invoice: 23' }).click();
  expect(ask).toHaveBeenLastCalledWith(expect.objectContaining({ right: '12', told: '11', of: 'a' }));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Outage, told as Invoice: 23' }))
    .toHaveTextContent('11%');
  await page.getByRole('button', { name: 'Lost 24' }).click();
  expect(ask).toHaveBeenLastCalledWith({ places: 'lost' });
});

test('a place says what is right and what each version told, and leads to its moment', async () => {
  await testing();
  const place = page.getByTestId('place-1');
  await expect.element(place).toMatchTextContent(/right Invoicev5 Outagev6 Invoice$/u);
  await expect.element(place.getByRole('img', { name: 'wrong' })).toBeVisible();
  await expect
    .element(place.getByRole('link', { name: 'Open the call at 5:09' }))
    .toHaveAttribute('href', expect.stringContaining('t=%22309%22'));
  await expect.element(place.getByRole('button', { name: 'Play from 5:09' })).toBeVisible();
  const [first] = listed;
  expect(Object.fromEntries(first?.query ?? [])).toMatchObject({ version: '6', against: '5', kind: 'won' });
});

test('a cell of the other version is asked for the other way round, and can be taken back', async () => {
  const ask = await testing({ right: '12', told: '11', of: 'a' });
  await expect.element(page.getByText('Outage → Invoice')).toBeVisible();
  expect(Object.fromEntries(listed[0]?.query ?? [])).toMatchObject({
    version: '5',
    against: '6',
    kind: 'all',
    right: '12',
    told: '11',
  });
  await page.getByRole('button', { name: 'Show all places' }).click();
  expect(ask).toHaveBeenLastCalledWith(expect.objectContaining({ right: undefined, told: undefined }));
});

test('what was learned from and what has no answer is said', async () => {
  await testing();
  const card = page.getByTestId('truth-card');
  await expect.element(card.getByText('Calls that were learned from and are not counted: 3.')).toBeVisible();
  await expect.element(card.getByText('Places without a right answer yet: 4.')).toBeVisible();
});

test('what a truth set is worth is said: how much of it was drawn by chance, and what was corrected from what was heard', async () => {
  const list = truthList([answered, sampleTruth(2)]);
  server.answer(listTruth, { ...list, counts: { ...list.counts, corrected: 2 } }, params);
  await testing({}, { subject: { kind: 'engine', id: 0, version: null } });
  const card = page.getByTestId('truth-card');
  await expect.element(card.getByText('100%drawn by chance')).toBeVisible();
  await expect.element(card.getByText(/corrected from what an engine had heard: 2\./)).toBeVisible();
});

test('words of a call stand beside those that were heard', async () => {
  const words = { said: 4, wrong: 1, against: 2, heard: 'my pill is wrong' };
  const place = samplePlace(2, { moment: null, right: { text: 'my bill is wrong' }, words });
  server.answer(listTestedPlaces, { count: 1, limit: 25, offset: 0, results: [place] }, params);
  await testing({}, { subject: { kind: 'engine', id: 0, version: null } });
  await expect.element(page.getByText('v6: 1 of 4 words wrong, 25%')).toBeVisible();
  await page.getByRole('button', { name: 'Compare the words' }).click();
  await expect.element(page.getByText('bill', { exact: true })).toBeVisible();
  await expect.element(page.getByText('pill', { exact: true })).toBeVisible();
});

test('an untested version offers its test, and how far it has come is shown', async () => {
  await testing({ version: '7' });
  await expect.element(page.getByText('v7 was not tested yet')).toBeVisible();
  const { results } = sampleRuns();
  const running = results.slice(0, 1).map((run) => ({
    ...run,
    id: 9,
    version: 7,
    status: 'running' as const,
    done: 10,
    ended_at: null,
  }));
  for (const run of running) server.answer(runEvaluation, run, params);
  server.answer(listEvaluationRuns, sampleRuns({ results: [...running, ...results] }), params);
  await page.getByRole('button', { name: 'Test v7' }).click();
  await expect.element(page.getByRole('progressbar', { name: 'v7: 10 of 40' })).toBeVisible();
  expect(server.sentTo(runEvaluation, params)).toEqual([{ version: 7 }]);
});

test('without a subject, a truth set or a version the next step is said', async () => {
  await testing({}, { subject: null });
  await expect
    .element(page.getByRole('link', { name: 'Choose a subject' }))
    .toHaveAttribute('href', '/testing/edit/3');
  server.answer(listTruth, truthList([]), params);
  await testing();
  await expect
    .element(page.getByRole('heading', { name: 'What is right has to be known first' }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Draw by chance' })).toBeVisible();
  server.answer(listTruth, truthList([answered]), params);
  server.answer(listEvaluationRuns, sampleRuns({ results: [], versions: [] }), params);
  await testing({}, { subject: { kind: 'classifier', id: 99, version: null } });
  await expect.element(page.getByText('What was tested is no longer there')).toBeVisible();
});
