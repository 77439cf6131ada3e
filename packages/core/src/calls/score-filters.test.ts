import { expect, it } from 'vitest';
import { readScoreFilters, type ScoreFilter, writeScoreFilters } from './score-filters.ts';

it.each<[string, ScoreFilter[] | undefined]>([
  ['', []],
  ['12:-5..3', [{ project_id: 12, pattern_id: null, start: -5, to: 3 }]],
  ['12:..0', [{ project_id: 12, pattern_id: null, start: null, to: 0 }]],
  ['12:-5..', [{ project_id: 12, pattern_id: null, start: -5, to: null }]],
  ['12:..', [{ project_id: 12, pattern_id: null, start: null, to: null }]],
  [
    '1:1..2,2:3..4',
    [
      { project_id: 1, pattern_id: null, start: 1, to: 2 },
      { project_id: 2, pattern_id: null, start: 3, to: 4 },
    ],
  ],
  ['12/7:..', [{ project_id: 12, pattern_id: 7, start: null, to: null }]],
  ['12/7:-5..0', [{ project_id: 12, pattern_id: 7, start: -5, to: 0 }]],
  ['12', undefined],
  ['12/:..', undefined],
  ['12/7', undefined],
  ['x:1..2', undefined],
  ['12:1.5..2', undefined],
  ['12:1..2,no', undefined],
])('%s', (text, filters) => {
  expect(readScoreFilters(text)).toEqual(filters);
  if (filters !== undefined) expect(writeScoreFilters(filters)).toBe(text);
});
