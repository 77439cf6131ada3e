import { describe, expect, it } from 'vitest';
import { generator } from '../random.ts';
import { areaUnderCurve } from './area-under-curve.ts';
import { calibrate, calibrated } from './calibration.ts';
import { solve } from './conjugate-gradients.ts';
import { gateFor, type Trial } from './gate.ts';
import { groupedFolds } from './grouped-folds.ts';
import { probabilityOf, scoreOf } from './linear-model.ts';
import { trainLogistic } from './logistic-regression.ts';
import { outOfFold } from './out-of-fold.ts';
import { denseRow } from './sparse-row.ts';
import { scalesOf, standardise } from './standardise.ts';
import { termRows, termWeights } from './tf-idf.ts';

describe('standardising', () => {
  const [scale] = scalesOf([[2], [4], [null], [6]]);
  it.each([
    [4, 0],
    [6, 2 / Math.sqrt(8 / 3)],
    [1000, 3],
    [-1000, -3],
    [null, 0],
  ])('%s', (value, expected) => {
    expect(standardise(value, scale ?? { mean: 0, deviation: 0 })).toBeCloseTo(expected, 12);
  });

  it('a feature that never differed says nothing', () => {
    const [same] = scalesOf([[5], [5]]);
    expect(standardise(9, same ?? { mean: 0, deviation: 1 })).toBe(0);
  });
});

it('conjugate gradients solve a system', () => {
  // 4x + y = 1, x + 3y = 2
  const times = (v: Float64Array) =>
    Float64Array.of(4 * (v[0] ?? 0) + (v[1] ?? 0), (v[0] ?? 0) + 3 * (v[1] ?? 0));
  const [x, y] = solve(times, Float64Array.of(1, 2), 1e-12);
  expect(x).toBeCloseTo(1 / 11, 12);
  expect(y).toBeCloseTo(7 / 11, 12);
});

describe('logistic regression', () => {
  const random = generator(5);
  const rows = Array.from({ length: 60 }, () => denseRow([random() - 0.5, random() - 0.5, random() - 0.5]));
  const answers = rows.map(({ value }) => (value[0] ?? 0) - (value[1] ?? 0) + 0.4 * (random() - 0.5) > 0.15);
  const options = { features: 3, cost: 2 };

  /** What is minimised, written down anew. */
  const lossOf = (bias: number, weights: readonly number[]) => {
    const yes = answers.filter(Boolean).length;
    return rows.reduce(
      (sum, { value }, at) => {
        const z = value.reduce((product, one, i) => product + one * (weights[i] ?? 0), bias);
        const weight = (options.cost * rows.length) / (2 * (answers[at] ? yes : rows.length - yes));
        return sum + weight * Math.log(1 + Math.exp(answers[at] ? -z : z));
      },
      weights.reduce((sum, weight) => sum + (weight * weight) / 2, 0),
    );
  };

  it('finds what cannot be bettered', () => {
    const { bias, weights } = trainLogistic(rows, answers, options);
    const found = [...Array.from(weights), bias];
    const least = lossOf(bias, Array.from(weights));
    for (const at of found.keys())
      for (const by of [0.01, -0.01]) {
        const other = found.with(at, (found[at] ?? 0) + by);
        expect(lossOf(other[3] ?? 0, other.slice(0, 3))).toBeGreaterThan(least);
      }
    expect(weights[0]).toBeGreaterThan(1);
    expect(weights[1]).toBeLessThan(-1);
  });

  it('is the same for the same examples', () => {
    expect(trainLogistic(rows, answers, options)).toEqual(trainLogistic(rows, answers, options));
  });

  it('lets both answers weigh the same', () => {
    const nos = rows.filter((_, at) => !answers[at]);
    const more = trainLogistic(
      [...rows, ...nos, ...nos],
      [...answers, ...nos, ...nos].map((one) => one === true),
      {
        ...options,
        cost: (options.cost * rows.length) / (rows.length + 2 * nos.length),
      },
    );
    const once = trainLogistic(rows, answers, options);
    expect(more.bias).toBeCloseTo(once.bias, 4);
    expect(more.weights[0]).toBeCloseTo(once.weights[0] ?? 0, 4);
  });

  it('costs little where features are many and examples few', () => {
    const strict = trainLogistic(rows, answers, { ...options, cost: 0.01 });
    expect(Math.abs(strict.weights[0] ?? 0)).toBeLessThan(0.1);
  });

  it('tells nothing apart where there is one answer', () => {
    const model = trainLogistic(rows.slice(0, 3), [true, true, true], options);
    expect(probabilityOf(scoreOf(model, denseRow([9, 9, 9])))).toBeCloseTo(4 / 5, 12);
  });
});

describe('folds', () => {
  const groups = Array.from({ length: 60 }, (_, at) => `agent ${at % 12}`);
  const answers = groups.map((_, at) => at % 5 === 0);

  it('never part a group, and are used evenly', () => {
    const folds = groupedFolds(groups, answers, 4, generator(1));
    for (const group of new Set(groups))
      expect(new Set(folds.filter((_, at) => groups[at] === group)).size).toBe(1);
    for (const fold of [0, 1, 2, 3]) {
      expect(folds.filter((one) => one === fold)).toHaveLength(15);
      expect(folds.filter((one, at) => one === fold && answers[at]).length).toBeGreaterThan(0);
    }
  });

  it('are no more than groups', () => {
    const folds = groupedFolds(['a', 'b', 'a'], [true, false, true], 10, generator(1));
    expect(new Set(folds)).toEqual(new Set([0, 1]));
  });

  it('leave out what is scored', () => {
    const scores = outOfFold([1, 2, 3, 4], [0, 1, 0, 1], (others) => () => others);
    expect(scores).toEqual([
      [2, 4],
      [1, 3],
      [2, 4],
      [1, 3],
    ]);
  });
});

it.each([
  ['in order', [1, 2, 3, 4], [false, false, true, true], 1],
  ['the other way round', [4, 3, 2, 1], [false, false, true, true], 0],
  ['one pair of four wrong', [1, 3, 2, 4], [false, false, true, true], 0.75],
  ['all the same', [1, 1, 1], [true, false, false], 0.5],
  ['one answer', [1, 2], [true, true], 0.5],
])('the area under the curve: %s', (_title, scores, answers, area) => {
  expect(areaUnderCurve(scores, answers)).toBe(area);
});

describe('calibration', () => {
  const scores = Array.from({ length: 4000 }, (_, at) => (at % 2 === 0 ? 1 : -1));
  /** Three of four are right. */
  const answers = scores.map((score, at) => (at % 8 < 6 ? score > 0 : score < 0));

  it('gives how often a score is right', () => {
    const found = calibrate(scores, answers);
    expect(calibrated(found, 1)).toBeCloseTo(0.75, 3);
    expect(calibrated(found, -1)).toBeCloseTo(0.25, 3);
  });

  it('never gives certainty, however well few examples are told apart', () => {
    const found = calibrate([-5, -4, 4, 5], [false, false, true, true]);
    expect(calibrated(found, 5)).toBeLessThan(0.9);
    expect(calibrated(found, 5)).toBeGreaterThan(0.7);
  });

  it('does not turn scores round', () => {
    const found = calibrate(
      scores,
      answers.map((answer) => !answer),
    );
    expect(found.slope).toBe(0);
    expect(calibrated(found, 1)).toBeCloseTo(0.5, 2);
  });
});

describe('a gate', () => {
  const trials = (probability: number, right: number, wrong: number): Trial[] => [
    ...Array.from({ length: right }, () => ({ probability, right: true })),
    ...Array.from({ length: wrong }, () => ({ probability, right: false })),
  ];
  it.each<[string, Trial[], number | null]>([
    ['where answers are right often enough', [...trials(0.92, 40, 0), ...trials(0.6, 20, 20)], 0.65],
    ['lower where they still are', [...trials(0.92, 60, 0), ...trials(0.6, 19, 1)], 0.5],
    // Fourteen of fourteen: 14 / (14 + 1.2816²) = 0.895; fifteen: 0.901.
    ['nowhere with fourteen', trials(0.92, 14, 0), null],
    ['with fifteen', trials(0.92, 15, 0), 0.5],
    ['nowhere where they are wrong too often', trials(0.92, 85, 15), null],
    ['nowhere without an answer', [], null],
  ])('%s', (_title, given, gate) => expect(gateFor(given, 0.9)).toBe(gate));
});

describe('TF-IDF', () => {
  const texts = [
    [['a', 'a', 'b'], ['c']],
    [['a'], ['d']],
    [['b'], ['d']],
  ];

  it('weighs terms by how many examples have them', () => {
    const { terms, idf } = termWeights(texts, 2);
    expect(terms).toEqual(['a', 'b', 'd']);
    expect(idf[0]).toBeCloseTo(Math.log(4 / 3) + 1, 12);
  });

  it('makes rows of length 1 of lists of one length', () => {
    const rowOf = termRows(termWeights(texts, 1));
    const { at, value } = rowOf(texts[0] ?? []);
    expect(at).toEqual([0, 1, 2]);
    const second = 1 + Math.log(2);
    const list = Math.sqrt(second ** 2 + 1);
    expect(value[0]).toBeCloseTo(second / list / Math.SQRT2, 12);
    expect(value[2]).toBeCloseTo(1 / Math.SQRT2, 12);
    expect(rowOf([['never said'], []])).toEqual({ at: [], value: [] });
  });
});
