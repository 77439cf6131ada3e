import { listGoals } from '@earshot/core/goals/goals.api.ts';
import type { Goal } from '@earshot/core/goals/goals.ts';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { FilterChips } from './FilterChips.tsx';
import type { FilterSearch } from './filter-address.ts';

const goal = {
  id: 5,
  name: 'Support',
  groups: [{ id: 1, name: 'All', questions: [{ id: 2, text: 'Greets' }] }],
};

beforeEach(() => {
  fakeServer().answer(listGoals, { count: 1, limit: 1000, offset: 0, results: [goal as unknown as Goal] });
});

let address: FilterSearch;
function Chips({ from }: { from: FilterSearch }) {
  const [search, setSearch] = useState(from);
  address = search;
  return <FilterChips search={search} onChange={setSearch} />;
}

test.each([
  ['5:..:q2', 'answered: Greets'],
  ['5:..:q2=..', 'points are counted: Greets'],
  ['5:..:q2=50..', 'from 50 % of the points: Greets'],
  ['5:..:q2=..33.3333333333', 'up to 33.3 % of the points: Greets'],
  ['5:..:published:q2=50..79.99999999999999', 'published, 50 – 80 % of the points: Greets'],
  ['5:..:q9=50..', 'from 50 % of the points: Removed'],
])('what a link asks of an answer, %s, is said and can be taken away', async (score, said) => {
  await show(<Chips from={{ score }} />);
  await expect.element(page.getByText(said, { exact: false })).toBeVisible();
  await expect.element(page.getByText('Score by “Support”', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: /^Remove/ }).click();
  expect(address.score).toBeUndefined();
});

test.each([
  ['month:2026-03-01', 'March 2026'],
  ['month:2026-03-01:1', 'March 2026, 1 month later'],
  ['week:2026-03-02:0,month:2026-03-01', /^2\s–\s8 Mar 2026, the same week; March 2026$/],
  // Those of a column of cohorts, from the first to the last.
  ['month:2026-01-01:2,month:2026-02-01:2,month:2026-03-01:2', 'January 2026 – March 2026, 2 months later'],
])('since when somebody calls, %s, is said and can be taken away', async (since, said) => {
  await show(<Chips from={{ subscribers_since: since }} />);
  await expect.element(page.getByText('First call of the abonent', { exact: false })).toBeVisible();
  await expect.element(page.getByText(said)).toBeVisible();
  await page.getByRole('button', { name: /^Remove/ }).click();
  expect(address.subscribers_since).toBeUndefined();
});
