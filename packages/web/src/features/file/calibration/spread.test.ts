import type { AnswerState, AnswerValue } from '@earshot/core/goals/answers.ts';
import { expect, test } from 'vitest';
import { spreadOf } from './spread.ts';

const given = (...answers: AnswerValue[]): { state: AnswerState; answer: AnswerValue }[] =>
  answers.map((answer) => ({ state: answer === null ? 'not_applicable' : 'answered', answer }));

test.each<[AnswerValue[], string | null, number, number]>([
  [[], null, 0, 0],
  [['yes', 'yes', 'yes'], 'answered yes', 3, 3],
  [['no', 'yes', 'no'], 'answered no', 2, 3],
  [['yes', 'no'], 'answered yes', 1, 2],
  [[null, null, 'yes'], 'not_applicable null', 2, 3],
  [[3, 4, 3], 'answered 3', 2, 3],
])('of %j most say %s', (answers, usual, same, all) => {
  expect(spreadOf(given(...answers))).toEqual({ usual, same, all });
});
