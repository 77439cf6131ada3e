import { listPatterns } from '@earshot/core/patterns/patterns.api.ts';
import { listProjectFiles } from '@earshot/core/projects/projects.api.ts';
import type { CallMoment } from '@earshot/core/projects/projects.ts';
import { listSegments } from '@earshot/core/segments/segments.api.ts';
import { listSources } from '@earshot/core/sources/sources.api.ts';
import { listTags } from '@earshot/core/tags/tags.api.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { sampleFile } from '../../../testing/sample-call.ts';
import { sampleProject } from '../../../testing/sample-project.ts';
import { tagsNamed } from '../../../testing/samples.ts';
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

async function card(search: ProjectSearch, results: (typeof found)[]) {
  const [ask, clear] = [vi.fn(), vi.fn()];
  server.answer(
    listProjectFiles,
    { ...pageOfFiles, results, count: results.length, countPage: results.length },
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

test('nothing found yet is not the same as nothing that matches', async () => {
  await card({}, []);
  await expect.element(page.getByText('Calls appear here as soon as one is found.')).toBeVisible();
  const { clear } = await card({ valueFrom: '5' }, []);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  expect(clear).toHaveBeenCalledOnce();
});
