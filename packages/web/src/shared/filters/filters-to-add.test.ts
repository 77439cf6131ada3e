import { expect, test } from 'vitest';
import { filtersToAdd } from './filters-to-add.ts';

const titles: Partial<Record<string, string>> = { tags: 'Tags', operators: 'Оператёр', metrics: 'Numbers' };
const titleOf = (name: string) => titles[name] ?? name;

test('a filter in use is not offered again, but another number is', () => {
  const all = filtersToAdd([], '', titleOf);
  expect(all.slice(0, 3)).toEqual(['created', 'recorded_at', 'tags']);
  const rest = filtersToAdd(['tags', 'created', 'metric-0'], '', titleOf);
  expect(rest).toEqual(all.filter((name) => name !== 'tags' && name !== 'created'));
  expect(rest).toContain('metrics');
});

test('what is typed has a field of its own, and a set picked by hand is no filter', () => {
  expect(filtersToAdd([], '', titleOf)).not.toContain('name');
  expect(filtersToAdd([], '', titleOf)).not.toContain('ids');
});

test.each([
  ['TAG', ['tags', 'without_tags']],
  [' оператер ', ['operators']],
  ['zzz', []],
])('%s finds %j', (sought, found) => {
  expect(filtersToAdd([], sought, titleOf)).toEqual(found);
});
