import { expect, test } from 'vitest';
import { moved, newBlock, regrouped, usualOf } from './block-draft.ts';

test('a block that is grouped otherwise is drawn as before where it can be', () => {
  const byDay = regrouped(newBlock(), ['day']);
  expect(byDay.draw).toBe('line');
  expect(regrouped({ ...byDay, draw: 'table' }, ['agent', 'hour']).draw).toBe('table');
  expect(regrouped(byDay, ['agent', 'hour']).draw).toBe('pivot');
  expect(regrouped(byDay, [])).toMatchObject({ by: [], draw: 'number' });
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
