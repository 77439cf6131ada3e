import { describe, expect, it } from 'vitest';
import type { CountedAnswer } from './answers.ts';
import { creditOf, percentOfCredit } from './credit.ts';
import { numberQuestions } from './number-questions.ts';
import { type GroupInput, Question, type QuestionInput } from './questions.ts';
import { scoreOf } from './score.ts';

const question = (id: number, more: Partial<QuestionInput> = {}): QuestionInput =>
  Question.parse({ id, text: `Question ${id}`, ...more });
const group = (questions: QuestionInput[], is_control = false, id = 100): GroupInput => ({
  id,
  name: 'Group',
  is_control,
  questions,
});
const scored = (groups: GroupInput[], answers: Record<number, CountedAnswer['answer'] | 'na' | 'open'>) => {
  const counted = new Map(
    Object.entries(answers).map(([id, answer]): [number, CountedAnswer] => [
      Number(id),
      answer === 'na'
        ? { state: 'not_applicable', answer: null }
        : answer === 'open'
          ? { state: 'cannot_tell', answer: null }
          : { state: 'answered', answer },
    ]),
  );
  return scoreOf(numberQuestions(groups, 0).groups, counted, 75);
};

describe('what an answer earns', () => {
  const choice = question(1, {
    mode: 'choice',
    options: [
      { id: 1, text: 'All', credit: 1 },
      { id: 2, text: 'Half', credit: 0.5 },
    ],
  });
  const scale = question(1, { mode: 'scale', scale: { from: 1, to: 5 } });
  const number = question(1, { mode: 'number', expected: [null, 3] });
  it.each<[string, QuestionInput, CountedAnswer['answer'], number | null, number | null]>([
    ['yes where yes is expected', question(1), 'yes', null, 1],
    ['no where yes is expected', question(1), 'no', null, 0],
    ['no where no is expected', question(1, { expected: 'no' }), 'no', null, 1],
    ['a word that is no answer', question(1), 'perhaps', null, null],
    ['an option with half of the points', choice, 2, null, 0.5],
    ['an option that is gone', choice, 3, null, null],
    ['the least of a scale', scale, 1, null, 0],
    ['in the middle of a scale', scale, 4, null, 0.75],
    ['beyond a scale', scale, 6, null, null],
    ['a number within', number, 3, null, 1],
    ['a number beyond', number, 3.1, null, 0],
    ['no number', number, Number.NaN, null, null],
    ['words with points', question(1, { mode: 'text', control_value: 8 }), 'well', 2, 0.25],
    ['words without points', question(1, { mode: 'text' }), 'well', null, null],
    ['words with more points than there are', question(1, { mode: 'text' }), 'well', 11, null],
  ])('%s', (_, asked, answer, points, credit) => {
    const [numbered] = numberQuestions([group([asked])], 0).groups[0]?.questions ?? [];
    expect(numbered && creditOf(numbered, answer, points)).toBe(credit);
  });
});

describe('a score', () => {
  it('is earned over possible points', () => {
    const groups = [group([question(1, { control_value: 30 }), question(2, { control_value: 10 })])];
    expect(scored(groups, { 1: 'yes', 2: 'no' })).toMatchObject({
      score: 75,
      passed: true,
      earned: 30,
      possible: 40,
      is_provisional: false,
    });
  });

  it.each<[string, Record<number, 'yes' | 'no' | 'na' | 'open'>, object]>([
    [
      'leaves out what does not apply',
      { 1: 'yes', 2: 'na', 3: 'no' },
      { score: 50, possible: 20, is_provisional: false },
    ],
    [
      'is provisional without what cannot be told',
      { 1: 'yes', 2: 'yes', 3: 'yes', 4: 'open' },
      { score: 100, possible: 30, is_provisional: true, passed: true },
    ],
    [
      'is none under seven tenths of the points',
      { 1: 'yes', 2: 'yes', 3: 'open', 4: 'open' },
      { score: null, passed: null, is_provisional: true },
    ],
    [
      'is none where nothing applies',
      { 1: 'na', 2: 'na', 3: 'na', 4: 'na' },
      { score: null, passed: null, is_provisional: false, possible: 0 },
    ],
  ])('%s', (_, answers, expected) => {
    const ids = Object.keys(answers).map(Number);
    expect(scored([group(ids.map((id) => question(id)))], answers)).toMatchObject(expected);
  });

  it('stays to be seen where a critical group fails the goal', () => {
    const groups = [
      group([question(1, { control_value: 90 })]),
      group([question(2, { control_value: 10 })], true, 101),
    ];
    expect(scored(groups, { 1: 'yes', 2: 'no' })).toMatchObject({ score: 90, passed: false, failed_by: [2] });
    expect(scored(groups, { 1: 'yes', 2: 'yes' })).toMatchObject({ score: 100, passed: true, failed_by: [] });
  });

  it('fails for a critical question that is failed even while too little else is known', () => {
    const groups = [group([question(1), question(3)]), group([question(2)], true, 101)];
    expect(scored(groups, { 1: 'open', 3: 'open', 2: 'no' })).toMatchObject({ score: null, passed: false });
  });

  it('is nothing where a fatal question is failed', () => {
    const groups = [group([question(1), question(2, { is_fatal: true, control_value: 0 })])];
    expect(scored(groups, { 1: 'yes', 2: 'no' })).toMatchObject({ score: 0, passed: false, failed_by: [2] });
    expect(scored(groups, { 1: 'yes', 2: 'yes' })).toMatchObject({ score: 100, passed: true });
  });

  it('takes bonus points on top, to 100 at most', () => {
    const groups = [group([question(1), question(2), question(3, { is_bonus: true, control_value: 5 })])];
    expect(scored(groups, { 1: 'yes', 2: 'no', 3: 'yes' }).score).toBe(75);
    expect(scored(groups, { 1: 'yes', 2: 'no', 3: 'no' }).score).toBe(50);
    expect(scored(groups, { 1: 'yes', 2: 'yes', 3: 'yes' }).score).toBe(100);
  });

  it('asks again what is no answer any more', () => {
    const groups = [group([question(1), question(2), question(3), question(4)])];
    expect(scored(groups, { 1: 'yes', 2: 'yes', 3: 'yes', 4: 7 })).toMatchObject({
      score: 100,
      is_provisional: true,
    });
  });
});

describe('numbers of questions', () => {
  it('are kept, given to what is new, and never given twice', () => {
    const { groups, last } = numberQuestions(
      [
        { name: 'One', is_control: false, questions: [question(4), { ...question(1), id: undefined }] },
        { id: 2, name: 'Two', is_control: false, questions: [question(4)] },
      ],
      9,
    );
    expect(groups.map(({ id }) => id)).toEqual([10, 2]);
    expect(groups.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual([4, 11, 12]);
    expect(last).toBe(12);
  });
});

describe('what answers earn of their points', () => {
  it.each([
    [0, 0],
    [0.29, 29],
    [0.57, 57],
    [1 / 3, 33.3333333333],
    [1, 100],
  ])('%d is %d %', (credit, percent) => {
    expect(percentOfCredit(credit)).toBe(percent);
  });

  it('is told of each answer, also to a question without points, and of nothing that is open', () => {
    const asked = [
      question(1, { mode: 'scale', scale: { from: 1, to: 4 }, control_value: 7 }),
      question(2, { control_value: 0 }),
      question(3),
      question(4),
      question(5),
      question(6, { is_fatal: true }),
    ];
    const { answers } = scored([group(asked)], { 1: 2, 2: 'yes', 3: 'na', 4: 'open', 6: 'no' });
    expect(answers.map(({ credit_percent }) => credit_percent)).toEqual([
      33.3333333333,
      100,
      null,
      null,
      null,
      0,
    ]);
  });
});
