import { expect, it } from 'vitest';
import { numberQuestions } from './number-questions.ts';
import { questionShares } from './question-shares.ts';
import { Question } from './questions.ts';

const question = (id: number, more: object) => {
  const read = Question.parse({ id, text: 'Asks for the reason', ...more });
  const group = { id: 1, name: 'All', is_control: false, questions: [read] };
  const [first] = numberQuestions([group], 0).groups.flatMap(({ questions }) => questions);
  if (first === undefined) throw new Error('There is no question');
  return first;
};
const former = question(2, {});
const now = question(2, { expected: 'no' });
const scale = question(3, { mode: 'scale' });
const words = question(4, { mode: 'text', control_value: 10 });
const forms: Record<string, typeof former> = { '1 2': former, '2 2': now, '2 3': scale, '2 4': words };
const of = (version: number, id: number) => forms[`${version} ${id}`];
const said = (
  version: number,
  question_id: number,
  answer: string | number,
  files: number,
  points = null,
) => ({
  version,
  question_id,
  answer,
  points,
  files,
});

it('takes each answer by the version that it was given to', () => {
  const shares = questionShares([said(1, 2, 'yes', 3), said(2, 2, 'yes', 1)], of);
  expect(shares.get(2)).toEqual({ n: 4, share: 0.75 });
});

it('is in proportion on a scale, and what a person gave for words', () => {
  expect(questionShares([said(2, 3, 1, 1), said(2, 3, 5, 1)], of).get(3)).toEqual({ n: 2, share: 0.5 });
  const given = { ...said(2, 4, 'wor', 2), points: 4 };
  expect(questionShares([given], of).get(4)).toEqual({ n: 2, share: 0.4 });
});

it('counts what is no answer, and knows nothing of a question that has no other', () => {
  expect(questionShares([said(2, 3, 9, 1), said(2, 3, 5, 1)], of).get(3)).toEqual({ n: 2, share: 1 });
  expect(questionShares([said(2, 3, 'yes', 1), said(7, 7, 'yes', 1)], of).size).toBe(0);
});
