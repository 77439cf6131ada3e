import { listPatterns } from '@earshot/core/patterns/patterns.api.ts';
import { listSegments } from '@earshot/core/segments/segments.api.ts';
import { listSources } from '@earshot/core/sources/sources.api.ts';
import { listTags } from '@earshot/core/tags/tags.api.ts';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { tagsNamed } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import type { FilterSearch } from './filter-address.ts';

const none = { results: [], count: 0, limit: 1000, offset: 0 };
const facets = { operators: [{ value: 'Nadia', label: 'Nadia', count: 5 }] };

let address: FilterSearch;
function Chips({ from }: { from: FilterSearch }) {
  const [search, setSearch] = useState(from);
  address = search;
  return <FilterChips search={search} facets={facets} onChange={setSearch} canAdd />;
}
const said = () => Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined));

beforeEach(() => {
  const server = fakeServer();
  server.answer(listTags, tagsNamed('Greeting', 'Refund'));
  server.answer(listSegments, none);
  server.answer(listPatterns, none);
  server.answer(listSources, none);
});

const option = (name: string) => page.getByRole('option', { name, exact: true });

test('a filter is found by its name, opens, and stands as a chip, all by the keyboard', async () => {
  await show(<Chips from={{ tags: '1' }} />);
  await expect.element(page.getByTestId('filter-chip')).toMatchTextContent(/Tags.*Greeting/);
  page.getByRole('button', { name: 'Filter', exact: true }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(option('Operator')).toBeVisible();
  // One that is in use is not offered again, nor one that nothing has a value of.
  await expect.element(option('Tags')).not.toBeInTheDocument();
  await expect.element(option('Source')).not.toBeInTheDocument();
  await userEvent.keyboard('opera');
  await expect.element(option('Length')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('checkbox', { name: /^Nadia/ })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(said()).toEqual({ tags: '1', operators: 'Nadia' });
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByTestId('filter-chip').nth(1)).toMatchTextContent(/Operator.*Nadia/);
  await page.getByRole('button', { name: 'Clear all' }).click();
  expect(said()).toEqual({});
});

test('the drawer says what the filters leave, and puts it in sight', async () => {
  const count = (one: number, isCapped = false) => ({ count: one, count_is_capped: isCapped });
  const nothing = () => {};
  const drawer = (found: ReturnType<typeof count> | undefined) => (
    <FilterDrawer open onClose={nothing} found={found}>
      <p>filters</p>
    </FilterDrawer>
  );
  for (const [found, text] of [
    [count(1), 'Show 1 call'],
    [count(12), 'Show 12 calls'],
    [count(5000, true), 'Show more than 5,000 calls'],
    [undefined, 'Show calls'],
  ] as const) {
    await show(drawer(found));
    await expect.element(page.getByRole('button', { name: text, exact: true })).toBeVisible();
    await expect.element(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  }
});
