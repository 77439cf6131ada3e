import { issueOf } from '@earshot/core/reports/reports.ts';
import { expect, test } from 'vitest';
import { moved, newBlock, possibleDraws, redrawn, regrouped, usualOf } from './block-draft.ts';

test('a block that is grouped otherwise is drawn as before where it can be', () => {
  const byDay = regrouped(newBlock(), ['day']);
  expect(byDay.draw).toBe('line');
  expect(regrouped({ ...byDay, draw: 'table' }, ['agent', 'hour']).draw).toBe('table');
  expect(regrouped(byDay, ['agent', 'hour']).draw).toBe('pivot');
  expect(regrouped(byDay, [])).toMatchObject({ by: [], draw: 'number' });
});

test('cohorts choose by what they are grouped, and leave a number that can be drawn otherwise', () => {
  const cohorts = redrawn(newBlock(), 'cohort');
  expect(cohorts).toMatchObject({ by: ['customer', 'month'], measures: [{ name: 'came_back' }] });
  expect(redrawn({ ...newBlock(), by: ['week', 'agent'], draw: 'pivot' }, 'cohort').by).toEqual([
    'agent',
    'week',
  ]);
  expect(
    redrawn({ ...cohorts, measures: [...cohorts.measures, ...newBlock().measures] }, 'cohort').measures,
  ).toHaveLength(1);
  const pivot = redrawn(cohorts, 'pivot');
  expect([pivot.by, pivot.measures[0]?.name, issueOf(pivot)]).toEqual([['customer', 'month'], 'calls', null]);
  expect(possibleDraws(newBlock())).toEqual(['number', 'table', 'funnel', 'spread', 'cohort']);
});

test('blocks are moved within the list, and not out of it', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b'], 1, 0)).toEqual(['b', 'a']);
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
});

test('a number is of something at once where there is something', () => {
  expect(usualOf('calls', () => 4)).toBeNull();
  expect(usualOf('metric', () => 4)).toBe('operator.talk_share');
  expect(usualOf('emotion', () => 4)).toBe('anger');
  expect(usualOf('score', () => 4)).toBe(4);
  expect(usualOf('score', () => undefined)).toBeNull();
});
