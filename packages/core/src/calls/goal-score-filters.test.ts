import { expect, it } from 'vitest';
import { GoalScoreFilter, readGoalScoreFilters, writeGoalScoreFilters } from './goal-score-filters.ts';

const any = { start: null, to: null, outcome: null };

it.each<[string, GoalScoreFilter[] | undefined]>([
  ['', []],
  ['12:0..49.5', [{ ...any, goal_id: 12, start: 0, to: 49.5 }]],
  ['14:..:passed:published', [{ ...any, goal_id: 14, outcome: 'passed', stage: 'published' }]],
  ['14:..:q3', [{ ...any, goal_id: 14, question_id: 3 }]],
  ['14:50..:q3', [{ ...any, goal_id: 14, start: 50, question_id: 3 }]],
  ['14:..:q3=..', [{ ...any, goal_id: 14, question_id: 3, credit: { start: null, to: null } }]],
  ['14:..:q3=0..', [{ ...any, goal_id: 14, question_id: 3, credit: { start: 0, to: null } }]],
  [
    '14:50..:failed:machine:q3=33.3333333333..66.69999999999999,7:..60',
    [
      {
        ...any,
        goal_id: 14,
        start: 50,
        outcome: 'failed',
        stage: 'machine',
        question_id: 3,
        credit: { start: 33.3333333333, to: 66.69999999999999 },
      },
      { ...any, goal_id: 7, to: 60 },
    ],
  ],
  [
    '14:..:q3=..0.09999999999999999',
    [{ ...any, goal_id: 14, question_id: 3, credit: { start: null, to: 0.09999999999999999 } }],
  ],
  ['14', undefined],
  ['14:..:q3=', undefined],
  ['14:..:q3=50', undefined],
  ['14:..:q3=0..101', undefined],
  ['14:..:q0=..', undefined],
  ['14:..=0..50', undefined],
  ['14:..:q3=0..50:passed', undefined],
])('%j is read as it is written', (text, filters) => {
  expect(readGoalScoreFilters(text)).toEqual(filters);
  if (filters !== undefined) expect(writeGoalScoreFilters(filters)).toBe(text);
});

it('a filter that was saved before answers said what they earn is read as it was', () => {
  const saved = { goal_id: 3, start: 10, to: null, outcome: null, question_id: 4 };
  expect(GoalScoreFilter.parse(saved)).toEqual(saved);
});

it('what is earned is earned by the answer to a question', () => {
  expect(GoalScoreFilter.safeParse({ goal_id: 3, credit: {} }).success).toBe(false);
  expect(GoalScoreFilter.parse({ goal_id: 3, question_id: 4, credit: {} }).credit).toEqual({
    start: null,
    to: null,
  });
});
