import { describe, expect, it } from 'vitest';
import { generator } from '../random.ts';
import { finished } from '../steps.ts';
import { drawnIn } from './calibration.ts';
import { labelFolds } from './label-folds.ts';
import { latentDirections, projected } from './latent-directions.ts';
import { calibrationError, reliability } from './reliability.ts';
import { rowTableBuilder } from './row-table.ts';
import { fitSmallLogistic, smallLogistic } from './small-logistic.ts';
import { chooseThreshold, type Judged } from './threshold.ts';

describe('folds of labelled examples', () => {
  const groups = Array.from({ length: 100 }, (_, at) => `call ${Math.floor(at / 2)}`);
  /** One label in ten examples, another in every other one; some have both, some none. */
  const classes = groups.map((_, at) => [...(at % 10 === 0 ? [0] : []), ...(at % 2 === 0 ? [1] : [])]);
  const folds = labelFolds(groups, classes, 5, generator(1));

  it('never part a call', () => {
    for (const group of new Set(groups))
      expect(new Set(folds.filter((_, at) => groups[at] === group)).size).toBe(1);
  });

  it.each([
    [0, 2],
    [1, 10],
  ])('have as many of each label as one another (label %i)', (label, each) => {
    for (const fold of [0, 1, 2, 3, 4])
      expect(folds.filter((one, at) => one === fold && classes[at]?.includes(label))).toHaveLength(each);
  });

  it('are no more than calls, and the same each time', () => {
    expect(new Set(labelFolds(['a', 'a', 'b'], [[0], [], [0]], 5, generator(1)))).toEqual(new Set([0, 1]));
    expect(labelFolds(groups, classes, 5, generator(1))).toEqual(folds);
  });
});

describe('a threshold', () => {
  const judged = (...of: [probability: number, isYes: boolean][]): Judged[] =>
    of.map(([probability, isYes]) => ({ probability, isYes }));
  const many = (n: number, probability: number, isYes: boolean): [number, boolean][] =>
    Array.from({ length: n }, () => [probability, isYes]);

  it.each<[string, Judged[], number | null]>([
    ['lies between what is told apart', judged([0.9, true], [0.7, true], [0.3, false]), 0.5],
    [
      'takes a wrong one in for two right ones',
      judged([0.9, true], [0.6, false], [0.4, true], [0.3, true], [0.1, false]),
      0.2,
    ],
    ['is nowhere without a yes', judged([0.9, false], [0.1, false]), null],
    ['is nowhere without examples', [], null],
  ])('for the best F1 %s', (_title, of, at) => {
    const found = chooseThreshold(of, { kind: 'f1' });
    if (at === null) expect(found).toBeNull();
    else expect(found?.at).toBeCloseTo(at, 12);
  });

  it.each<[string, number, number, number | null]>([
    // Wilson's 80 % lower bound of 15 of 15 is 0.901, of 14 of 14 it is 0.895.
    ['reached with fifteen', 15, 0.9, 0.4],
    ['not with fourteen', 14, 0.9, null],
  ])('for a precision is %s', (_title, n, least, at) => {
    const of = judged(...many(n, 0.7, true), ...many(30, 0.1, false));
    const found = chooseThreshold(of, { kind: 'precision', least });
    if (at === null) expect(found).toBeNull();
    else expect(found?.at).toBeCloseTo(at, 12);
  });

  it('for a precision takes in no wrong ones that it could leave', () => {
    const of = judged(...many(100, 0.9, true), ...many(4, 0.06, false), ...many(200, 0.01, false));
    expect(chooseThreshold(of, { kind: 'precision', least: 0.9 })?.at).toBeCloseTo(0.48, 12);
  });

  it('leaves unsure where answers near it were wrong more often than one time in three', () => {
    const clear = [...many(40, 0.95, true), ...many(40, 0.05, false)];
    const muddled = [
      ...many(6, 0.55, true),
      ...many(6, 0.54, false),
      ...many(6, 0.46, true),
      ...many(6, 0.45, false),
    ];
    const found = chooseThreshold(judged(...clear, ...muddled), { kind: 'f1' });
    expect(found?.unsure_from).toBeLessThan(0.46);
    expect(found?.unsure_to).toBeGreaterThan(0.45);
    const without = chooseThreshold(judged(...clear), { kind: 'f1' });
    expect(without?.unsure_from).toBe(without?.unsure_to);
  });
});

describe('a logistic regression over a few numbers', () => {
  /** Four in five are right where both numbers are 1, one in five where neither is. */
  const rows = Array.from({ length: 1000 }, (_, at) => (at % 2 === 0 ? [1, 1] : [0, 0]));
  const answers = rows.map(([one], at) => (Math.floor(at / 2) % 5 === 0) === (one === 0));

  it('says how often it was so', () => {
    const model = fitSmallLogistic(rows, drawnIn(answers));
    expect(smallLogistic(model, [1, 1])).toBeCloseTo(0.8, 2);
    expect(smallLogistic(model, [0, 0])).toBeCloseTo(0.2, 2);
  });

  it('is never certain of what few examples say', () => {
    const model = fitSmallLogistic([[3], [4], [-3]], drawnIn([true, true, false]));
    expect(smallLogistic(model, [50])).toBeLessThan(1);
    expect(smallLogistic(model, [4])).toBeLessThan(0.95);
  });

  it('knows nothing without examples', () => expect(fitSmallLogistic([], [])).toEqual([0]));
});

describe('how far what is said is from what is so', () => {
  const trials = (n: number, probability: number, right: number) =>
    Array.from({ length: n }, (_, at) => ({ probability, right: at < right }));

  it.each([
    ['nothing where eight of ten are right that are sure to 0.8', trials(10, 0.8, 8), 0],
    ['the difference', trials(10, 0.9, 5), 0.4],
    ['by how many there are', [...trials(30, 0.9, 15), ...trials(10, 0.1, 1)], 0.3],
    ['nothing without answers', [], 0],
  ])('is %s', (_title, of, expected) => {
    expect(calibrationError(reliability(of, 10))).toBeCloseTo(expected, 12);
  });

  it('counts what is certain in the last bin', () => {
    expect(reliability([{ probability: 1, right: true }], 10)).toEqual([
      { from: 0.9, to: 1, n: 1, right: 1, probability: 1 },
    ]);
  });
});

it('finds in which directions rows differ most, by what stands together', () => {
  const table = rowTableBuilder();
  for (let at = 0; at < 60; at += 1) {
    for (const place of at % 3 === 0 ? [0, 1] : [2, 3]) table.add(place, at % 3 === 0 ? 1 : 2);
    table.endRow();
  }
  const rows = table.done();
  const work = latentDirections(rows, { features: 4, count: 2, random: generator(1) });
  const found = finished(work);
  const column = (at: number) =>
    [0, 1, 2, 3].map((feature) => Math.abs(found.vectors[feature * 2 + at] ?? 0));
  const half = Math.SQRT1_2;
  for (const [place, expected] of [0, 0, half, half].entries())
    expect(column(0)[place]).toBeCloseTo(expected, 5);
  for (const [place, expected] of [half, half, 0, 0].entries())
    expect(column(1)[place]).toBeCloseTo(expected, 5);
  const [one, other] = projected(rows, found);
  expect(Math.hypot(one ?? 0, other ?? 0)).toBeCloseTo(1, 5);
});
