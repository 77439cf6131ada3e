import { describe, expect, it } from 'vitest';
import type { AnswerState, AnswerValue } from '../goals/answers.ts';
import type { NumberedQuestion, QuestionMode } from '../goals/questions.ts';
import {
  agreementOfQuestion,
  type BlindTotal,
  besideExpert,
  machineOfForm,
  peopleOfForm,
  totalsDiffer,
} from './agreement-report.ts';
import { type BlindAnswer, comparedAnswer, machineUnits, peopleUnits } from './agreement-rows.ts';

const ends = new Date('2026-11-30T00:00:00Z');
const row = (
  call: number,
  user_id: number,
  answer: AnswerValue,
  machine: AnswerValue = 'yes',
): BlindAnswer => ({
  review_id: call * 10 + user_id,
  file_id: `call ${call}`,
  user_id,
  submitted_at: new Date(Date.UTC(2026, 10, 1 + (call % 28), user_id)),
  question_id: 1,
  state: 'answered',
  answer,
  machine_state: machine === null ? null : 'answered',
  machine_answer: machine,
});
const question = (mode: QuestionMode = 'yes_no') => ({ id: 1, mode }) as NumberedQuestion;
/** Twenty-five calls of which the machine is right about all but five, each scored by one or by two people. */
const calls = (people: number[]) =>
  Array.from({ length: 25 }, (_, at) =>
    people.map((person) =>
      row(at, person, at % 2 === 0 ? 'yes' : 'no', at % 5 === 0 ? 'yes' : at % 2 === 0 ? 'yes' : 'no'),
    ),
  ).flat();

describe('answers that are compared', () => {
  it.each<[AnswerState | null, AnswerValue, 'nominal' | 'ordinal' | 'interval', unknown]>([
    ['answered', 'yes', 'nominal', 'yes'],
    ['answered', 3, 'nominal', '3'],
    ['answered', 3, 'ordinal', 3],
    ['not_applicable', null, 'nominal', 'n/a'],
    ['not_applicable', null, 'ordinal', null],
    ['cannot_tell', 'yes', 'nominal', null],
    [null, null, 'nominal', null],
  ])('%s %s among %s ones is %s', (state, answer, level, expected) => {
    expect(comparedAnswer(state, answer, level)).toBe(expected);
  });

  it('are those of the person who was first beside the machine, and of all people in one order beside each other', () => {
    const rows = [row(1, 7, 'no'), row(1, 3, 'yes'), row(2, 7, 'no')];
    expect(machineUnits(rows, 'nominal').map(({ unit }) => unit)).toEqual([
      ['yes', 'yes'],
      ['yes', 'no'],
    ]);
    expect(peopleUnits(rows, 'nominal').map(({ unit }) => unit)).toEqual([
      ['yes', 'no'],
      [null, 'no'],
    ]);
  });
});

describe('how far a question is agreed about', () => {
  it('is shown from twenty calls on, with the calls behind each pair of answers', () => {
    const { machine, people, weeks, pairs } = agreementOfQuestion(question(), calls([1]), ends);
    expect(machine).toMatchObject({ n: 25, reason: null, percent: { value: 0.92 } });
    expect(machine.kappa?.value).toBeGreaterThan(0.8);
    expect(machine.kappa?.low).toBeLessThan(machine.kappa?.value ?? 0);
    expect(people).toMatchObject({ n: 0, reason: 'too_few', kappa: null });
    expect(pairs.map(({ machine, person, calls }) => [machine, person, calls])).toEqual([
      ['yes', 'yes', 13],
      ['no', 'no', 10],
      ['yes', 'no', 2],
    ]);
    expect(pairs[2]?.file_ids).toEqual(['call 5', 'call 15']);
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)).toMatchObject({ week: '2026-11-23', n: 25 });
    expect(weeks[0]).toMatchObject({ n: 0, value: null });
  });

  it('is hidden below twenty, and never told of words', () => {
    const few = calls([1]).slice(0, 19);
    expect(agreementOfQuestion(question(), few, ends).machine).toEqual({
      n: 19,
      reason: 'too_few',
      percent: null,
      kappa: null,
      alpha: null,
    });
    expect(agreementOfQuestion(question('text'), calls([1]), ends).machine.n).toBe(0);
  });

  it('is counted by calls over all questions, whoever answered more of them', () => {
    const asked = [1, 2, 3].map(() => ({ question: question(), rows: calls([1, 2]) }));
    const [machine, people] = [machineOfForm(asked), peopleOfForm(asked)];
    expect(machine).toMatchObject({ n: 25, percent: { value: 0.92 } });
    expect(people).toMatchObject({ n: 25, percent: { value: 1 }, kappa: { value: 1 } });
    // Three questions about a call say no more than one where they are answered alike.
    const [once] = asked;
    const one = machineOfForm(once ? [once] : []);
    expect(machine.kappa?.low).toBeCloseTo(one.kappa?.low ?? 0, 5);
  });
});

const total = (
  call: number,
  user_id: number,
  score: number | null,
  machine_score: number | null = 70,
): BlindTotal => ({
  file_id: `call ${call}`,
  user_id,
  score,
  machine_score,
});

it('totals differ by so much in the mean, where there are enough of them', () => {
  const totals = Array.from({ length: 20 }, (_, at) => [total(at, 1, 80), total(at, 2, 75, null)]).flat();
  expect(totalsDiffer(totals)).toEqual({ machine: 10, people: 5 });
  expect(totalsDiffer(totals.slice(2))).toEqual({ machine: null, people: null });
});

it('reviewers stand beside the expert on the calls of both', () => {
  const rows = calls([1, 2]).concat(calls([3]).slice(0, 5));
  const totals = Array.from({ length: 25 }, (_, at) => [total(at, 1, 80), total(at, 2, 84)]).flat();
  const told = (user_id: number) => {
    const of = { expert: 1, user_id };
    const { agreement, points } = besideExpert(
      [{ question: question(), rows }],
      [...totals, total(0, 3, 10)],
      of,
    );
    return [agreement.n, points];
  };
  expect([told(2), told(3)]).toEqual([
    [25, 4],
    [5, null],
  ]);
});
