import { describe, expect, it } from 'vitest';
import { type Checked, classifierReport } from './classifier-report.ts';
import type { LabelAnswer } from './classify.ts';

const answer = (probability: number, decision: LabelAnswer['decision'], leans: boolean): LabelAnswer => ({
  probability,
  decision,
  leans,
});
const yes = answer(0.9, 'yes', true);
const no = answer(0.1, 'no', false);
let calls = 0;
const checked = (people: Checked['people'], ...answers: LabelAnswer[]): Checked => {
  calls += 1;
  return { group: `call ${calls}`, people, answers };
};
const times = (n: number, make: () => Checked) => Array.from({ length: n }, make);

describe('a report of labels asked for one by one', () => {
  const report = classifierReport(
    [
      ...times(6, () => checked([true, false], yes, no)),
      ...times(2, () => checked([true, null], no, no)),
      ...times(3, () => checked([false, false], yes, no)),
      ...times(9, () => checked([false, true], no, answer(0.5, 'unsure', true))),
    ],
    { choose: 'any', labels: 2 },
  );

  it('counts what was right, wrong and missed of each label', () => {
    const [first, second] = report.labels;
    expect(first).toMatchObject({ n: 8, right: 6, wrong: 3, missed: 2, unsure: 0 });
    expect(first?.precision?.value).toBeCloseTo(6 / 9, 12);
    expect(first?.recall?.value).toBeCloseTo(6 / 8, 12);
    expect(first?.f1?.value).toBeCloseTo(12 / 17, 12);
    expect(second).toMatchObject({ n: 9, right: 9, wrong: 0, missed: 0, unsure: 9 });
    expect(report.mean_f1?.value).toBeCloseTo((12 / 17 + 1) / 2, 12);
  });

  it('leaves out what nobody said', () => {
    expect(report.n).toBe(38);
    expect(report.accuracy?.value).toBeCloseTo(33 / 38, 12);
    expect(report.usual).toBeCloseTo((12 + 9) / 38, 12);
    expect(report.confusion).toBeNull();
  });

  it('says how much is left to people, and how good the rest is', () => {
    expect(report.unsure).toBeCloseTo(9 / 38, 12);
    expect(report.sure_accuracy?.value).toBeCloseTo(24 / 29, 12);
  });

  it('says how far probabilities are from what is so', () => {
    // 0.9 was said nine times and was so six times; 0.1 twenty times and was so twice; 0.5 nine times and was always so.
    const expected = (9 * (0.9 - 6 / 9) + 20 * (0.1 - 2 / 20) + 9 * 0.5) / 38;
    expect(report.ece).toBeCloseTo(expected, 12);
  });

  it('has bounds around each number', () => {
    for (const one of [report.accuracy, report.labels[0]?.f1, report.mean_f1]) {
      expect(one?.low).toBeLessThan(one?.value ?? 0);
      expect(one?.high).toBeGreaterThan(one?.value ?? 1);
    }
  });
});

describe('a report of labels of which one is chosen', () => {
  const chosen = (at: number, decision: LabelAnswer['decision'] = 'yes') =>
    [0, 1, 2].map((label) => (label === at ? answer(0.8, decision, true) : answer(0.1, 'no', false)));
  const given = (at: number) => [0, 1, 2].map((label) => label === at);
  const report = classifierReport(
    [
      ...times(5, () => checked(given(0), ...chosen(0))),
      ...times(2, () => checked(given(1), ...chosen(0))),
      ...times(1, () => checked(given(1), ...chosen(1, 'unsure'))),
      ...times(2, () => checked([false, false, false], ...chosen(2))),
    ],
    { choose: 'one', labels: 3 },
  );

  it('says what was taken for what', () => {
    expect(report.confusion).toEqual([
      [5, 0, 0],
      [2, 1, 0],
      [0, 0, 0],
    ]);
  });

  it('counts one answer of each example, and none of these as wrong', () => {
    expect(report.n).toBe(10);
    expect(report.accuracy?.value).toBeCloseTo(0.6, 12);
    expect(report.usual).toBeCloseTo(0.5, 12);
    expect(report.unsure).toBeCloseTo(0.1, 12);
    expect(report.sure_accuracy?.value).toBeCloseTo(5 / 9, 12);
  });
});

it('has a wider spread where examples of one call are right or wrong together', () => {
  const of = (group: (at: number) => string) =>
    classifierReport(
      Array.from({ length: 100 }, (_, at) => ({
        group: group(at),
        people: [true],
        answers: [at % 20 < 10 ? yes : no],
      })),
      { choose: 'any', labels: 1 },
    ).accuracy;
  const width = (one: ReturnType<typeof of>) => (one?.high ?? 0) - (one?.low ?? 0);
  const apart = of((at) => `call ${at}`);
  const together = of((at) => `call ${Math.floor(at / 10)}`);
  expect(apart?.value).toBe(together?.value);
  expect(width(together)).toBeGreaterThan(2 * width(apart));
});

it('says nothing without examples', () => {
  expect(classifierReport([], { choose: 'any', labels: 1 })).toEqual({
    n: 0,
    accuracy: null,
    usual: null,
    labels: [{ n: 0, right: 0, wrong: 0, missed: 0, unsure: 0, precision: null, recall: null, f1: null }],
    mean_f1: null,
    confusion: null,
    reliability: [],
    ece: null,
    unsure: null,
    sure_accuracy: null,
  });
});
