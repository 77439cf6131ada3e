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
import { FilterPanel } from './FilterPanel.tsx';
import type { FilterSearch } from './filter-address.ts';
import type { FilterFacets } from './use-filter-choices.ts';

const none = { results: [], count: 0, limit: 1000, offset: 0 };
const facets: FilterFacets = {
  tags: [
    { value: '2', label: 'Refund', count: 41 },
    { value: '1', label: 'Greeting', count: 7 },
  ],
  operators: [{ value: 'Nadia', label: 'Nadia', count: 5 }],
  status: [{ value: 'DONE', label: 'DONE', count: 48 }],
  direction: [
    { value: 'inbound', label: 'inbound', count: 30 },
    { value: 'outbound', label: 'outbound', count: 18 },
  ],
};

let address: FilterSearch;
function Panel({ from }: { from: FilterSearch }) {
  const [search, setSearch] = useState(from);
  address = search;
  return <FilterPanel search={search} facets={facets} onChange={setSearch} />;
}
/** What of the address says anything. */
const said = () => Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined));

beforeEach(() => {
  const server = fakeServer();
  server.answer(listTags, tagsNamed('Greeting', 'Refund'));
  server.answer(listSegments, none);
  server.answer(listPatterns, none);
  server.answer(listSources, none);
});

const group = (name: string) => page.getByRole('group', { name, exact: true });

test('values come by how many calls have them, and several can be ticked', async () => {
  await show(<Panel from={{}} />);
  const tags = group('Tags');
  await expect.element(tags).toMatchTextContent(/Refund41.*Greeting7/);
  await tags.getByRole('checkbox', { name: /^Greeting/ }).click();
  await tags.getByRole('checkbox', { name: /^Refund/ }).click();
  expect(said()).toEqual({ tags: '1,2' });
  await tags.getByRole('checkbox', { name: /^Greeting/ }).click();
  expect(said()).toEqual({ tags: '2' });
});

test('a tick stays where it was put while the address still has to follow', async () => {
  let follow = () => {};
  function Slow() {
    const [search, setSearch] = useState<FilterSearch>({});
    address = search;
    return (
      <FilterPanel
        search={{ ...search }}
        facets={facets}
        onChange={(next) => {
          follow = () => setSearch(next);
        }}
      />
    );
  }
  await show(<Slow />);
  const tick = (name: RegExp) => group('Tags').getByRole('checkbox', { name });
  await tick(/^Greeting/).click();
  await expect.element(tick(/^Greeting/)).toBeChecked();
  await tick(/^Refund/).click();
  expect(said()).toEqual({});
  follow();
  await expect.poll(said).toEqual({ tags: '1,2' });
  await tick(/^Greeting/).click();
  await expect.element(tick(/^Greeting/)).not.toBeChecked();
});

test('of two directions one is chosen', async () => {
  await show(<Panel from={{}} />);
  const direction = group('Direction');
  await direction.getByRole('checkbox').nth(0).click();
  await direction.getByRole('checkbox').nth(1).click();
  expect(said()).toEqual({ direction: 'outbound' });
});

test('whether several tags are joined by any or by all is chosen', async () => {
  await show(<Panel from={{ tags: '1,2' }} />);
  const several = group('Several chosen');
  await several.getByRole('button', { name: 'Several chosen' }).click();
  await several.getByRole('checkbox', { name: /^All of the tags/ }).click();
  expect(said()).toEqual({ tags: '1,2', matching: 'all' });
});

test('a length is taken when it can be read, and what was before comes back when it cannot', async () => {
  await show(<Panel from={{}} />);
  const from = group('Length').getByLabelText('From');
  await from.fill('1:30');
  await userEvent.keyboard('{Enter}');
  expect(said()).toEqual({ duration_start: '90000' });
  await from.fill('soon');
  await expect.element(from).toBeInvalid();
  await userEvent.keyboard('{Tab}');
  await expect.element(from).toHaveValue('1:30');
  expect(said()).toEqual({ duration_start: '90000' });
});

test('each date of a call has a period of its own, and all time is one to choose', async () => {
  await show(<Panel from={{ created_start: '3m', recorded_at_start: '3m' }} />);
  const [added, recorded] = [group('Added'), group('Recorded')];
  for (const period of [added, recorded])
    await expect
      .element(period.getByRole('button', { name: '3 months' }))
      .toHaveAttribute('aria-pressed', 'true');
  await recorded.getByRole('button', { name: '7 days' }).click();
  expect(said()).toEqual({ created_start: '3m', recorded_at_start: '7d' });
  await added.getByRole('button', { name: 'Any time' }).click();
  expect(said()).toEqual({ created_start: 'any', recorded_at_start: '7d' });
  await added.getByLabelText('To').fill('2026-03-01');
  expect(said()).toEqual({ created_to: '2026-03-01', recorded_at_start: '7d' });
});

test('a value that nothing has any more stays ticked until it is taken out', async () => {
  await show(<Panel from={{ tags: '99' }} />);
  const gone = group('Tags').getByRole('checkbox', { name: 'Removed' });
  await expect.element(gone).toBeChecked();
  await gone.click();
  await expect.element(gone).not.toBeInTheDocument();
  expect(said()).toEqual({});
});

test('only the own favourites, or all calls again', async () => {
  await show(<Panel from={{ favorite: '1' }} />);
  const only = group('Favourites').getByRole('checkbox', { name: 'Only favourites' });
  await expect.element(only).toBeChecked();
  await only.click();
  expect(said()).toEqual({});
  await only.click();
  expect(said()).toEqual({ favorite: '1' });
});

test('a group folds away', async () => {
  await show(<Panel from={{}} />);
  const kind = group('Kind');
  await expect.element(kind.getByRole('checkbox', { name: 'Recording' })).not.toBeInTheDocument();
  await kind.getByRole('button', { name: 'Kind' }).click();
  await kind.getByRole('checkbox', { name: 'Recording' }).click();
  expect(said()).toEqual({ type: 'audio' });
});

test('a group without values for a moment is as open afterwards as it was before', async () => {
  let count: (counted: FilterFacets) => void = () => {};
  function Counting() {
    const [counted, setCounted] = useState(facets);
    count = setCounted;
    return <FilterPanel search={{}} facets={counted} onChange={() => {}} />;
  }
  await show(<Counting />);
  const operators = group('Operator').getByRole('button', { name: 'Operator' });
  const tags = group('Tags').getByRole('button', { name: 'Tags' });
  await operators.click();
  await expect.element(operators).toHaveAttribute('aria-expanded', 'false');
  count(null);
  await expect.element(operators).not.toBeInTheDocument();
  count(facets);
  await expect.element(operators).toHaveAttribute('aria-expanded', 'false');
  await expect.element(tags).toHaveAttribute('aria-expanded', 'true');
});
