import { listFiles } from '@earshot/core/calls/calls.api.ts';
import { listPatterns } from '@earshot/core/patterns/patterns.api.ts';
import {
  createProject,
  listNameable,
  listProjects,
  previewProject,
  startProject,
} from '@earshot/core/projects/projects.api.ts';
import type { Project } from '@earshot/core/projects/projects.ts';
import { checkQuery } from '@earshot/core/search/search.api.ts';
import { listSegments } from '@earshot/core/segments/segments.api.ts';
import { listSources } from '@earshot/core/sources/sources.api.ts';
import { listTags } from '@earshot/core/tags/tags.api.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { samplePattern, sampleProject } from '../../../testing/sample-project.ts';
import { tagsNamed } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import { blankDraft, draftOf } from './project-draft.ts';

const none = { results: [], count: 0, limit: 1000, offset: 0 };
const answer = {
  days: 30,
  of: 4906,
  is_partial: false,
  files: 314,
  alerts: 41,
  score: -10.7,
  patterns: [],
  query: { files: 172, only: 58 },
  by_day: [{ day: '2026-11-03', files: 31, alerts: 6 }],
  sample: [],
};
let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  server = fakeServer();
  server.answer(listFiles, {
    ...none,
    total: 12,
    count: 12,
    count_is_capped: false,
    total_is_capped: false,
  });
  server.answer(listPatterns, { ...none, results: [samplePattern(4, 'Wants a refund')], count: 1 });
  server.answer(listTags, tagsNamed('Refund', 'Price'));
  server.answer(listSegments, none);
  server.answer(listSources, none);
  server.answer(listNameable, { results: [] });
  server.answer(listProjects, {
    ...none,
    page: 1,
    countPage: 0,
    states: { not_started: 0, started: 0, paused: 0 },
    authors: [],
  });
  server.answer(checkQuery, { valid: true, issues: [] });
  server.answer(previewProject, answer);
});

const blank = blankDraft('monitoring', ['en'], null);
const write = async (name: string, phrase: string) => {
  await page.getByLabelText(/^Name/u).fill(name);
  await page.getByRole('textbox', { name: 'Phrases' }).fill(phrase);
  await userEvent.keyboard('{Enter}');
};

test('the dry run follows the form, and says nothing before there is something to find', async () => {
  await show(<ProjectForm project={null} start={blank} />);
  await expect.element(page.getByText(/Say what to find/u)).toBeVisible();
  expect(server.sentTo(previewProject)).toHaveLength(0);
  await write('Bill shock', 'charged twice');
  await expect.element(page.getByTestId('dry-run-count')).toHaveTextContent('314 calls found, 6.4% of 4,906');
  await expect.element(page.getByTestId('dry-run-alerts')).toHaveTextContent('41 alerts');
  await expect.element(page.getByTestId('finds-query')).toHaveTextContent('Words17258');
  expect(server.sentTo(previewProject)).toEqual([
    expect.objectContaining({
      days: 30,
      project: expect.objectContaining({ query: expect.objectContaining({ phrases: ['charged twice'] }) }),
    }),
  ]);
  await expect.element(page.getByText('This name is free')).toBeVisible();
});

test('what is missing is said when one saves, and nothing is sent', async () => {
  await show(<ProjectForm project={null} start={blank} />);
  await page.getByRole('button', { name: 'Save without starting' }).click();
  await expect.element(page.getByText(/Give the project a name/u)).toBeVisible();
  await page.getByLabelText(/^Name/u).fill('Bill shock');
  await expect
    .element(page.getByText('There is nothing to look for yet. Add words, a pattern or a filter.'))
    .toBeVisible();
  expect(server.sentTo(createProject)).toHaveLength(0);
});

test('a pattern with its tag becomes a mark, and Ctrl Enter saves and starts', async () => {
  const saved: Project = sampleProject({ id: 9 });
  server.answer(createProject, saved);
  server.answer(startProject, saved, { id: 9 });
  await show(<ProjectForm project={null} start={blank} />);
  await page.getByLabelText(/^Name/u).fill('Refunds');
  await page.getByRole('combobox', { name: 'Add a pattern' }).click();
  await page.getByRole('option', { name: 'Wants a refund' }).click();
  await page.getByRole('combobox', { name: 'Tag for Wants a refund' }).click();
  await page.getByRole('option', { name: 'Price' }).click();
  await expect.element(page.getByRole('switch', { name: 'Trigger: Mark' })).toBeChecked();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => server.sentTo(startProject, { id: 9 })).toHaveLength(1);
  expect(server.sentTo(createProject)).toEqual([
    expect.objectContaining({
      name: 'Refunds',
      query: null,
      patterns: [4],
      triggers: [{ id: 'mark', type: 'mark', on: 'any', tags: [{ pattern_id: 4, tag_id: 2 }] }],
    }),
  ]);
});

test('a trigger that is turned on and not filled in hinders saving', async () => {
  await show(<ProjectForm project={null} start={blank} />);
  await write('Bill shock', 'charged twice');
  await page.getByRole('switch', { name: 'Trigger: Webhook' }).click();
  await page.getByRole('button', { name: 'Save without starting' }).click();
  await expect.element(page.getByText(/Enter the address of the webhook/u)).toBeVisible();
  await page.getByLabelText('Address of the webhook').fill('https://crm.example.com/hook');
  server.answer(createProject, sampleProject());
  await page.getByRole('button', { name: 'Save without starting' }).click();
  await expect.poll(() => server.sentTo(createProject)).toHaveLength(1);
});

test('a testing project names what it tests', async () => {
  server.answer(createProject, sampleProject({ kind: 'testing' }));
  await show(<ProjectForm project={null} start={blankDraft('testing', ['en'], null)} />);
  await write('Refunds, tested', 'refund');
  await expect.element(page.getByText(/a subject is needed to test it/u)).toBeVisible();
  expect(page.getByRole('combobox', { name: 'Add a pattern' }).elements()).toHaveLength(0);
  await page.getByRole('combobox', { name: 'What is tested' }).click();
  await page.getByRole('option', { name: 'Pattern' }).click();
  await page.getByRole('combobox', { name: 'Choose a pattern' }).click();
  await page.getByRole('option', { name: 'Wants a refund' }).click();
  expect(page.getByText(/a subject is needed to test it/u).elements()).toHaveLength(0);
  await page.getByRole('switch', { name: 'Test every new version' }).click();
  await page.getByRole('button', { name: 'Save without starting' }).click();
  await expect.poll(() => server.sentTo(createProject)).toHaveLength(1);
  expect(server.sentTo(createProject)).toEqual([
    expect.objectContaining({ subject: { kind: 'pattern', id: 4, version: null }, tests_on_change: true }),
  ]);
});

test('a testing project can be saved before it is said what it tests, and without words', async () => {
  server.answer(createProject, sampleProject({ kind: 'testing' }));
  await show(<ProjectForm project={null} start={blankDraft('testing', ['en'], null)} />);
  await page.getByLabelText(/^Name/u).fill('Refunds, tested');
  await page.getByRole('button', { name: 'Save without starting' }).click();
  await expect.poll(() => server.sentTo(createProject)).toHaveLength(1);
  expect(server.sentTo(createProject)).toEqual([expect.objectContaining({ subject: null, query: null })]);
});

test('what somebody else has locked can be looked at, and says by whom', async () => {
  const project = sampleProject({ locked: true, can_change: false });
  await show(<ProjectForm project={project} start={draftOf(project)} />, 'manager');
  await expect.element(page.getByText(/Olena Koval.* has locked this project/u)).toBeVisible();
  await expect.element(page.getByLabelText(/^Name/u)).toBeDisabled();
  expect(page.getByRole('button', { name: /Save|Start/u }).elements()).toHaveLength(0);
  await expect.element(page.getByTestId('dry-run-count')).toBeVisible();
});
