import { ProjectInput } from '@earshot/core/projects/projects.ts';
import { expect, test } from 'vitest';
import { edgesOfDay, openTried } from './open-tried.ts';

const project = (change: object) =>
  ProjectInput.parse({ name: 'One', kind: 'monitoring', language: ['en'], ...change });
const [from, to] = edgesOfDay('2026-11-03');
const day = { field: 'recorded_at', start: from.toISOString(), to: to.toISOString() };

test.each([
  ['patterns', { patterns: [4, 5] }, { patterns: [4, 5], language: ['en'], periods: [day] }],
  [
    'filters in any language',
    { filters: { operators: ['Olena'] }, auto_language: true },
    { operators: ['Olena'], periods: [day] },
  ],
])('%s can be opened as a list of calls', (_, change, filters) => {
  expect(openTried(project(change), from, to)).toEqual({ filters });
});

test.each([
  ['words', { query: { phrases: ['refund'] } }],
  ['words or patterns', { query: { phrases: ['refund'] }, patterns: [4] }],
  ['any of some patterns among calls with another', { patterns: [4], filters: { patterns: [5] } }],
  [
    'any pattern among calls with all of some tags',
    { patterns: [4, 5], filters: { tags: [1, 2], matching: 'all' } },
  ],
])('%s cannot', (_, change) => {
  expect(openTried(project(change), from, to)).toBeNull();
});

test('a day goes from its first to its last moment', () => {
  expect([from.getHours(), to.getHours(), from.getDate(), to.getDate()]).toEqual([0, 23, 3, 3]);
});
