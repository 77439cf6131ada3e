import { bulkFiles } from '@earshot/core/calls/bulk.api.ts';
import type { CallMoment } from '@earshot/core/detection/moments.ts';
import { listPatterns } from '@earshot/core/patterns/patterns.api.ts';
import { listProjectFiles } from '@earshot/core/projects/projects.api.ts';
import { listSegments } from '@earshot/core/segments/segments.api.ts';
import { listSources } from '@earshot/core/sources/sources.api.ts';
import { listTags } from '@earshot/core/tags/tags.api.ts';
import { createView, listViews } from '@earshot/core/views/views.api.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { sampleFile } from '../../../testing/sample-call.ts';
import { sampleProject } from '../../../testing/sample-project.ts';
import { bulkRun, tagsNamed } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { FilesCard } from './FilesCard.tsx';
import type { ProjectSearch } from './project-search.ts';

const none = { results: [], count: 0, limit: 1000, offset: 0 };
const hold: CallMoment = {
  phrase_id: null,
  words: null,
  start_ms: 134_000,
  end_ms: 146_000,
  speaker: null,
  role: null,
  text: '',
};
const found = {
  ...sampleFile({
    tags: [
      { id: 1, name: 'Cancel', color: 'red' },
      { id: 2, name: 'By hand', color: 'blue' },
    ],
  }),
  project: {
    found_at: '2026-01-01T10:06:00Z',
    is_history: false,
    score: -18,
    parts: [{ tag_id: 1, weight: -18 }],
    patterns: [{ id: 4, moments: [hold] }],
    query: { moments: [hold] },
  },
};
const pageOfFiles = { limit: 10, offset: 0, page: 1, count_is_capped: false };
const project = sampleProject();
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(listPatterns, none);
  server.answer(listTags, tagsNamed('Cancel'));
  server.answer(listSegments, none);
  server.answer(listSources, none);
});

async function card(search: ProjectSearch, results: (typeof found)[], count = results.length) {
  const [ask, clear] = [vi.fn(), vi.fn()];
  server.answer(
    listProjectFiles,
    { ...pageOfFiles, results, count, countPage: Math.ceil(count / pageOfFiles.limit) },
    { id: project.id },
  );
  await show(<FilesCard {...{ project, search, ask, clear }} />);
  return { ask, clear };
}

test('a call stands with what it was found by, its own tags and its score', async () => {
  await card({}, [found]);
  const row = page.getByTestId(`found-${found.file_id}`);
  await expect.element(row.getByText('−18')).toBeVisible();
  expect(row.getByText('By hand').elements()).toHaveLength(0);
  // What the query and a pattern found alike is one moment.
  expect(row.getByText('2:14–2:26').elements()).toHaveLength(1);
  await expect
    .element(row.getByRole('link', { name: 'Maria Kovalenko' }))
    .toHaveAttribute('href', `/files/${found.file_id}/monitoring/3`);
  await expect.element(page.getByTestId('found-count')).toHaveTextContent('1 of 12');
});

test('score and order are asked for', async () => {
  const { ask } = await card({}, [found]);
  await page.getByLabelText('Score to').fill('-10');
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Lowest score first' }).click();
  expect(ask).toHaveBeenCalledWith({ valueTo: '-10' });
  expect(ask).toHaveBeenLastCalledWith({ sort: 'low' });
});

const second = { ...found, file_id: '01a1fd80-9e52-707e-8508-5dd781fe6999', name: 'second.wav' };

test('calls are selected by keys, and what is done to them goes by their ids', async () => {
  server.answer(bulkFiles, bulkRun({ run_id: 3, can_undo: true }));
  await card({}, [found, second]);
  await expect.element(page.getByTestId(`found-${second.file_id}`)).toBeVisible();
  await userEvent.keyboard('jjx');
  await expect.element(page.getByRole('checkbox', { name: 'Select second.wav' })).toBeChecked();
  await expect.element(page.getByRole('toolbar', { name: '1 call selected' })).toBeVisible();
  await userEvent.keyboard('kxt');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const ids = [found.file_id, second.file_id];
  await vi.waitFor(() => expect(server.sentTo(bulkFiles)).toEqual([{ action: 'tag', ids, tag_id: 1 }]));
});

test('everything that was found is meant by the project and the filters of the list', async () => {
  server.answer(bulkFiles, bulkRun());
  await card({ valueTo: '-5', tags: '1' }, [found], 41);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Select all 41 matching' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const filters = { tags: [1], project_score: [{ project_id: 3, pattern_id: null, start: null, to: -5 }] };
  const filter = { filters, query: null };
  await vi.waitFor(() => expect(server.sentTo(bulkFiles)).toEqual([{ action: 'delete', filter }]));
});

test('of the calls of an alert only those in sight are meant', async () => {
  await card({ alert: '7' }, [found], 41);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await expect.element(page.getByRole('toolbar', { name: '1 call selected' })).toBeVisible();
  expect(page.getByRole('button', { name: /matching/ }).elements()).toHaveLength(0);
});

test('a saved view is one of this project, without the page one has turned to', async () => {
  const view = { page: 'project' as const, project_id: 3, is_shared: false };
  const saved = { ...view, id: 1, name: 'Low', address: 'valueTo=-5', author: 'Ann', is_own: true };
  server.answer(listViews, { ...none, results: [] });
  server.answer(createView, saved);
  await card({ valueTo: '-5', page: '2' }, [found]);
  await page.getByTestId('views').click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Low');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const body = { ...view, name: 'Low', address: 'valueTo=-5' };
  await vi.waitFor(() => expect(server.sentTo(createView)).toEqual([body]));
});

test('nothing found yet is not the same as nothing that matches', async () => {
  await card({}, []);
  await expect.element(page.getByText('Calls appear here as soon as one is found.')).toBeVisible();
  const { clear } = await card({ valueFrom: '5' }, []);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  expect(clear).toHaveBeenCalledOnce();
});
