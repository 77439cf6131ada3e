import { describe, expect, it } from 'vitest';
import { generator } from '../random.ts';
import { finished } from '../steps.ts';
import { isNo, isUnsaid, isYes, type OneVsRestOptions, scoreRow, trainOneVsRest } from './one-vs-rest.ts';
import { rowCount, rowTableBuilder } from './row-table.ts';

function tableOf(rows: readonly (readonly number[])[]) {
  const table = rowTableBuilder();
  for (const row of rows) {
    for (const [place, value] of row.entries()) if (value !== 0) table.add(place, value);
    table.endRow();
  }
  return table.done();
}

const random = generator(3);
const plain = Array.from({ length: 40 }, () => [random() - 0.5, random() - 0.5, random() - 0.5]);
const rows = tableOf(plain);
/** The first class by the first feature, the second by the other two; some are wrong. */
const answers = Uint8Array.from(
  plain.flatMap(([a = 0, b = 0, c = 0], at) => [
    (at % 9 === 0 ? a < 0 : a > 0.1) ? isYes : isNo,
    b + c > 0 ? isYes : isNo,
  ]),
);
const options = { classes: 2, features: 3, cost: 2, epochs: 400 };

function train(more: Partial<OneVsRestOptions> = {}, said = answers) {
  return finished(trainOneVsRest(rows, said, { ...options, random: generator(1), ...more }));
}

/** What is minimised for a class, written down anew: ½·|w|² + ½·b² + C·Σ max(0, 1 − y·z)². */
function lossOf(one: number, [bias = 0, ...weights]: readonly number[], said = answers) {
  return plain.reduce(
    (sum, row, at) => {
      const answer = said[at * 2 + one];
      if (answer === isUnsaid) return sum;
      const z = row.reduce((all, value, place) => all + value * (weights[place] ?? 0), bias);
      return sum + options.cost * Math.max(0, 1 - (answer === isYes ? z : -z)) ** 2;
    },
    weights.reduce((sum, weight) => sum + (weight * weight) / 2, (bias * bias) / 2),
  );
}

const ofClass = ({ weights, bias }: ReturnType<typeof train>, one: number) => [
  bias[one] ?? 0,
  ...[0, 1, 2].map((feature) => weights[feature * 2 + one] ?? 0),
];

describe('a linear model for each class', () => {
  it.each([0, 1])('cannot be bettered (class %i)', (one) => {
    const found = ofClass(train(), one);
    const least = lossOf(one, found);
    for (const at of found.keys())
      for (const by of [0.05, -0.05])
        expect(lossOf(one, found.with(at, (found[at] ?? 0) + by))).toBeGreaterThan(least);
  });

  it('learns nothing for a class from what nobody said of it', () => {
    const said = answers.map((answer, place) => (place % 2 === 1 && place < 40 ? isUnsaid : answer));
    const found = ofClass(train({}, said), 1);
    const least = lossOf(1, found, said);
    for (const at of found.keys())
      for (const by of [0.05, -0.05])
        expect(lossOf(1, found.with(at, (found[at] ?? 0) + by), said)).toBeGreaterThan(least);
    expect(ofClass(train({}, said), 0)).toEqual(ofClass(train(), 0));
  });

  it('is the same for the same examples, and tells how far it is', () => {
    expect(train()).toEqual(train());
    const parts = [...trainOneVsRest(rows, answers, { ...options, epochs: 4, random: generator(1) })];
    expect(parts).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it('hears less from examples that count less', () => {
    const importance = new Float32Array(rowCount(rows)).fill(0.01);
    expect(Math.abs(ofClass(train({ importance }), 0)[1] ?? 0)).toBeLessThan(
      Math.abs(ofClass(train(), 0)[1] ?? 0) / 2,
    );
  });

  it('scores rows', () => {
    const model = train();
    const scores = new Float64Array(2);
    scoreRow(model, rows, 7, scores);
    for (const one of [0, 1]) {
      const [bias = 0, ...weights] = ofClass(model, one);
      const expected = (plain[7] ?? []).reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias);
      expect(scores[one]).toBeCloseTo(expected, 5);
    }
  });
});
