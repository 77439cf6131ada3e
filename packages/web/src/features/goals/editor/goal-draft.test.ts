import { type GroupInput, Question } from '@earshot/core/goals/questions.ts';
import { describe, expect, it } from 'vitest';
import { copyQuestion, moveGroup, moveQuestion, pointsOf, removeQuestion } from './goal-draft.ts';

const asked = (id: number) => ({ ...Question.parse({ text: `Question ${id}` }), id });
const groups: GroupInput[] = [
  { id: 10, name: 'One', is_control: false, questions: [asked(1), asked(2)] },
  { id: 20, name: 'Two', is_control: false, questions: [asked(3)] },
];
const ids = (some: readonly GroupInput[]) => some.map(({ questions }) => questions.map(({ id }) => id));

describe('questions move', () => {
  it.each<[string, [number, number], 1 | -1, (number | undefined)[][], [number, number]]>([
    ['down', [0, 0], 1, [[2, 1], [3]], [0, 1]],
    ['up', [0, 1], -1, [[2, 1], [3]], [0, 0]],
    ['into the next group', [0, 1], 1, [[1], [2, 3]], [1, 0]],
    ['into the one before', [1, 0], -1, [[1, 2, 3], []], [0, 2]],
    ['no further than the top', [0, 0], -1, [[1, 2], [3]], [0, 0]],
    ['no further than the end', [1, 0], 1, [[1, 2], [3]], [1, 0]],
  ])('%s', (_, [group, question], step, expected, [toGroup, toQuestion]) => {
    const moved = moveQuestion(groups, { group, question }, step);
    expect(ids(moved.groups)).toEqual(expected);
    expect(moved.at).toEqual({ group: toGroup, question: toQuestion });
  });

  it('a copy is a new question behind it', () => {
    expect(ids(copyQuestion(groups, { group: 0, question: 0 }))).toEqual([[1, undefined, 2], [3]]);
  });
  it('one goes', () => {
    expect(ids(removeQuestion(groups, { group: 0, question: 0 }))).toEqual([[2], [3]]);
  });
  it('groups move', () => {
    expect(moveGroup(groups, 1, -1).map(({ id }) => id)).toEqual([20, 10]);
    expect(moveGroup(groups, 1, 1).map(({ id }) => id)).toEqual([10, 20]);
  });
  it('bonus points weigh nothing', () => {
    expect(pointsOf({ questions: [asked(1), { ...asked(2), is_bonus: true }] })).toBe(10);
  });
});
