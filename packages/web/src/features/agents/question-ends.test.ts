import type { QuestionShare } from '@earshot/core/goals/agent-goals.api.ts';
import { expect, test } from 'vitest';
import { endsOf } from './question-ends.ts';

const asked = (...shares: number[]): QuestionShare[] =>
  shares.map((share, at) => ({
    question_id: at + 1,
    text: `${at + 1}`,
    n: at === 0 ? 3 : 20,
    share,
    team: null,
    open: { query: null, filters: {} },
  }));
const named = (ends: QuestionShare[]) => ends.map(({ question_id }) => question_id);

test.each<[number[], number[], number[]]>([
  [[], [], []],
  // The first is answered too seldom to be named.
  [[0, 0.5], [2], []],
  [
    [0, 0.2, 0.4, 0.6, 0.8, 1],
    [2, 3, 4],
    [6, 5],
  ],
  [[0, 1, 1], [], [3, 2]],
])('of %j the ends are %j and %j', (shares, weakest, strongest) => {
  const ends = endsOf(asked(...shares), 10);
  expect([named(ends.weakest), named(ends.strongest)]).toEqual([weakest, strongest]);
});
