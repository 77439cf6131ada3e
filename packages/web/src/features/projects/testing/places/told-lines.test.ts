import type { Told } from '@earshot/core/evaluations/evaluations.ts';
import { Question } from '@earshot/core/goals/questions.ts';
import { expect, test } from 'vitest';
import { toldLines, type Words } from './told-lines.ts';

const words: Words = {
  none: 'none',
  found: 'found',
  notFound: 'not found',
  answer: (_question, answer) => (answer === null ? '–' : String(answer)),
};
const told = (items: number[], is_right: boolean, more: Partial<Told> = {}): Told => ({
  items,
  values: [],
  probability: null,
  is_unsure: false,
  is_right,
  ...more,
});
const labels = [
  { id: 1, name: 'Invoice' },
  { id: 2, name: 'Tariff' },
];
const textsOf = (lines: ReturnType<typeof toldLines>) =>
  lines.map(({ question, right, told, against }) => [question, right.text, told.text, against?.text ?? null]);

const places = [
  {
    name: 'labels by their names',
    place: { right: { labels: [1] }, told: told([1], true), against: told([2], false) },
    is: [[null, 'Invoice', 'Invoice', 'Tariff']],
  },
  {
    name: 'no label',
    place: { right: { labels: [] }, told: told([1, 2], false), against: null },
    is: [[null, 'none', 'Invoice, Tariff', null]],
  },
  {
    name: 'only labels that somebody spoke about',
    place: { right: { labels: [1], asked: [1] }, told: told([1, 2], true), against: null },
    is: [[null, 'Invoice', 'Invoice', null]],
  },
  {
    name: 'words of a call by themselves',
    place: { right: { text: 'hello' }, told: told([], false), against: null },
    is: [],
  },
];
test.each(places)('of a place stand $name', ({ place, is }) => {
  expect(textsOf(toldLines(place, labels, [], words))).toEqual(is);
});

test('a pattern is found or not', () => {
  const place = { right: { has: true }, told: told([9], true), against: told([], false) };
  expect(textsOf(toldLines(place, [{ id: 9, name: 'Refund' }], [], words))).toEqual([
    [null, 'found', 'found', 'not found'],
  ]);
});

test('of questions those stand that a version has wrong', () => {
  const question = (id: number, mode: 'yes_no' | 'scale') => ({
    ...Question.parse({ id, text: `Question ${id}`, mode }),
    id,
    options: [],
  });
  const answers = [
    { question_id: 1, answer: 'yes' },
    { question_id: 2, answer: 4 },
    { question_id: 3, answer: 'no' },
  ];
  const place = {
    right: { answers },
    told: told([1], false, { values: [{ item_id: 2, answer: 3 }] }),
    against: told([], false, { values: [{ item_id: 2, answer: 4 }] }),
  };
  const questions = [question(1, 'yes_no'), question(2, 'scale'), question(3, 'yes_no')];
  expect(textsOf(toldLines(place, [], questions, words))).toEqual([
    ['Question 1', 'yes', 'yes', 'no'],
    ['Question 2', '4', '3', '4'],
  ]);
});
