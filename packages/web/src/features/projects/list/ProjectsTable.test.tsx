import { listClassifiers } from '@earshot/core/classifiers/classifiers.api.ts';
import { listLastTests } from '@earshot/core/evaluations/evaluations.api.ts';
import { listPatterns } from '@earshot/core/patterns/patterns.api.ts';
import { addPin } from '@earshot/core/projects/pins.api.ts';
import { pauseProject, startProject } from '@earshot/core/projects/projects.api.ts';
import type { Project } from '@earshot/core/projects/projects.ts';
import { listSegments } from '@earshot/core/segments/segments.api.ts';
import { listSources } from '@earshot/core/sources/sources.api.ts';
import { listTags } from '@earshot/core/tags/tags.api.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { sampleClassifier } from '../../../testing/sample-classifier.ts';
import { sampleProject } from '../../../testing/sample-project.ts';
import { tagsNamed } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { ProjectsTable } from './ProjectsTable.tsx';

const none = { results: [], count: 0, limit: 1000, offset: 0 };
const running = sampleProject({ id: 1, name: 'Cancellation risk', is_pinned: true });
const history = sampleProject({
  id: 2,
  name: 'Long hold',
  locked: true,
  progress: { run_id: 1, kind: 'history', status: 'running', done: 640, total: 1000, ms_left: 60_000 },
});
const idle = sampleProject({
  id: 3,
  name: 'Promo code',
  state: 'not_started',
  found: 0,
  added_today: 0,
  score: null,
  trend: null,
});
const list = {
  results: [running, history, idle],
  count: 3,
  limit: 10,
  offset: 0,
  page: 1,
  countPage: 1,
  states: { not_started: 1, started: 2, paused: 0 },
  authors: [],
};
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(listPatterns, none);
  server.answer(listTags, tagsNamed());
  server.answer(listSegments, none);
  server.answer(listSources, none);
});

const table = (role: 'admin' | 'viewer' = 'admin', choose = vi.fn()) =>
  show(<ProjectsTable list={list} search={{}} choose={choose} />, role);

test('pinned projects stand first under their heading, and each says where it is', async () => {
  await table();
  const headings = [...document.querySelectorAll('.projects-heading')].map((row) => row.textContent);
  expect(headings).toEqual(['Pinned 1', 'All projects 2']);
  await expect.element(page.getByTestId('project-1').getByText('any · 2 phrases · uk, ru')).toBeVisible();
  await expect.element(page.getByRole('progressbar', { name: '64% of history' })).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Locked by Olena Koval' })).toBeVisible();
  await expect.element(page.getByTestId('project-3').getByText('no runs yet')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Calls that Cancellation risk found: 12' }))
    .toHaveAttribute('href', expect.stringContaining('/files?projects='));
});

test('J goes to the next project, S pins it, Space shows its card', async () => {
  server.answer(addPin, { success: true });
  await table();
  await userEvent.keyboard('jj');
  await userEvent.keyboard('s');
  await expect.poll(() => server.sentTo(addPin)).toEqual([{ project_id: 2 }]);
  await userEvent.keyboard(' ');
  const card = page.getByRole('dialog', { name: 'Long hold' });
  await expect.element(card.getByText(/“cancel” \/ “close my account”/u)).toBeVisible();
});

test('a started project is paused, another is started', async () => {
  server.answer(pauseProject, running, { id: 1 });
  server.answer(startProject, idle, { id: 3 });
  await table();
  await page.getByRole('button', { name: 'Pause Cancellation risk' }).click();
  await expect.element(page.getByText('Project paused')).toBeVisible();
  await page.getByRole('button', { name: 'Start Promo code' }).click();
  await expect.element(page.getByText('Project started')).toBeVisible();
});

test('a heading sorts, and once more turns the order', async () => {
  const choose = vi.fn();
  await table('admin', choose);
  await page.getByRole('button', { name: 'Score' }).click();
  await page.getByRole('button', { name: 'Changed' }).click();
  expect(choose.mock.calls).toEqual([
    [{ sorting_by: 'score', order_by: undefined }],
    [{ sorting_by: 'updated', order_by: 'asc' }],
  ]);
});

test('whoever may only look is offered nothing to change', async () => {
  await table('viewer');
  expect(page.getByRole('button', { name: /Pause|Start|Restart/u }).elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'More actions: Cancellation risk' }).click();
  const items = page
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent);
  expect(items).toEqual(['Card', 'See the rule', 'Versions']);
});

const about = (id: number, kind: 'testing' | 'training', subject: Project['subject']) =>
  sampleProject({ id, kind, name: `Project ${id}`, query: null, subject });
const classifier = { kind: 'classifier', id: 1, version: null } as const;

test('a testing project names what it tests, and what its last test came to', async () => {
  server.answer(listClassifiers, { ...none, results: [sampleClassifier()] });
  server.answer(listLastTests, {
    results: [
      {
        project_id: 4,
        version: 2,
        ended_at: '2026-01-01T10:00:00Z',
        verdict: 'worse',
        figure: { name: 'accuracy', n: 1312, value: 0.889, low: 0.87, high: 0.908, before: 0.915 },
      },
    ],
  });
  const rows = [
    about(4, 'testing', classifier),
    about(5, 'testing', classifier),
    about(6, 'testing', null),
    about(7, 'training', classifier),
  ];
  await show(<ProjectsTable list={{ ...list, results: rows }} search={{}} choose={vi.fn()} />);
  const row = (id: number) => page.getByTestId(`project-${id}`);
  await expect.element(row(4).getByRole('link', { name: 'Why they call' })).toBeVisible();
  await expect.element(row(4).getByText('0.915 → 0.889 ±0.019')).toBeVisible();
  await expect.element(row(4).getByText('worse')).toBeVisible();
  await expect.element(row(4).getByText(/accuracy · v2 · n 1,312/u)).toBeVisible();
  await expect.element(row(5).getByText('not tested yet')).toBeVisible();
  await expect.element(row(6).getByRole('link', { name: 'Choose a subject' })).toBeVisible();
  await expect.element(row(7).getByText(/labels given/u)).toBeVisible();
});
