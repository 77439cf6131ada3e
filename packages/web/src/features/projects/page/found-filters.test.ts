import { expect, test } from 'vitest';
import { foundFilters } from './found-filters.ts';

const now = new Date('2026-11-20T12:00:00Z');
const own = { project_id: 3, pattern_id: null, start: null, to: null };

test.each([
  [{ page: '2', sort: 'low' }, { project_score: [own] }],
  [{ valueFrom: '-30', valueTo: '10' }, { project_score: [{ ...own, start: -30, to: 10 }] }],
  [
    { tags: '4', projects: '8', project_score: '9:..0' },
    { tags: [4], projects: [8], project_score: [{ ...own, project_id: 9, to: 0 }, own] },
  ],
  [
    { file_id: '01a1fd80-9e52-707e-8508-5dd781fe6998' },
    { project_score: [own], ids: ['01a1fd80-9e52-707e-8508-5dd781fe6998'] },
  ],
  [{ alert: '7' }, null],
])('the address %j lists %j', (search, filters) => {
  expect(foundFilters(3, search, now)).toEqual(filters);
});
