import { expect, it } from 'vitest';
import { isOfKind } from './measures.ts';
import { keyOfQuestion, questionOfKey } from './question-key.ts';

it.each<[string, ReturnType<typeof questionOfKey>]>([
  ['12.3', { goal_id: 12, question_id: 3 }],
  ['1.200', { goal_id: 1, question_id: 200 }],
  ['999999999999999.999999999', { goal_id: 999_999_999_999_999, question_id: 999_999_999 }],
  ['', null],
  ['12', null],
  ['12.', null],
  ['.3', null],
  ['12.0', null],
  ['0.3', null],
  ['012.3', null],
  ['12.03', null],
  ['-12.3', null],
  ['12.3.4', null],
  ['12.3 ', null],
  ['12,3', null],
  ['1e3.4', null],
  ['1.2345678901', null],
])('%j is a question of a goal, or none', (key, question) => {
  expect(questionOfKey(key)).toEqual(question);
  expect(isOfKind('question', key)).toBe(question !== null);
  if (question !== null) expect(keyOfQuestion(question)).toBe(key);
});

it('a number is no question, and a question is nothing else', () => {
  expect([isOfKind('question', 12), isOfKind('question', null), isOfKind('score', '12.3')]).toEqual([
    false,
    false,
    false,
  ]);
});
