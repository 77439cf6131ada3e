import { expect, test } from 'vitest';
import { blankPlan, type PlanDraft, planProblem, restOf } from './plan-draft.ts';

const plan = (part: Partial<PlanDraft> = {}): PlanDraft => ({
  ...blankPlan(1),
  name: 'Weekly',
  reviewers: [1],
  ...part,
});
const shares = (random: number, pattern = 0) => ({
  random,
  low_confidence: 0,
  lowest_score: 0,
  long_call: 0,
  pattern,
});

test.each<[string | null, Partial<PlanDraft>]>([
  [null, {}],
  ['name', { name: ' a ' }],
  ['name', { name: 'x'.repeat(101) }],
  ['goal', { goal_id: 0 }],
  ['shares', { shares: shares(99) }],
  ['shares', { shares: shares(90, 20) }],
  ['pattern', { shares: shares(90, 10) }],
  [null, { shares: shares(90, 10), pattern_id: 7 }],
  ['people', { reviewers: [] }],
  [null, { reviewers: [], is_active: false }],
])('%s hinders saving', (problem, part) => {
  expect(planProblem(plan(part))).toBe(problem);
});

test('what is left of a hundred', () => {
  expect(restOf(plan({ shares: shares(60) }))).toBe(40);
  expect(restOf(plan({ shares: shares(60, 60) }))).toBe(-20);
});
