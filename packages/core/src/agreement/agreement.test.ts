import { describe, expect, it } from 'vitest';
import { generator } from '../random.ts';
import { agreementOf } from './agreement.ts';
import { type Answer, type AnsweredUnit, answerPairs } from './answers.ts';
import { binomialDraw } from './binomial-draw.ts';
import { bootstrapCounts, bootstrapInterval } from './bootstrap-interval.ts';
import { bootstrapShares } from './bootstrap-shares.ts';
import { cohenKappa } from './cohen-kappa.ts';
import { krippendorffAlpha } from './krippendorff-alpha.ts';
import { macroF1 } from './macro-f1.ts';
import { mcNemar } from './mc-nemar.ts';
import { wilsonInterval, z80 } from './wilson-interval.ts';

/** As many pairs as each cell of a table says; rows are the first rater's answers. */
const pairsOf = (table: readonly (readonly number[])[]): [Answer, Answer][] =>
  table.flatMap((row, one) =>
    row.flatMap((count, other) => Array.from({ length: count }, (): [Answer, Answer] => [one, other])),
  );

/** Four observers and twelve units, from Krippendorff, "Computing Krippendorff's Alpha-Reliability" (2011), section C. */
const observers = [
  [1, 2, 3, 3, 2, 1, 4, 1, 2, null, null, null],
  [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, null, 3],
  [null, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, null],
  [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, null],
];
const published: AnsweredUnit[] = Array.from({ length: 12 }, (_, unit) =>
  observers.map((answers) => answers[unit] ?? null),
);

describe('Krippendorff’s α', () => {
  it.each([
    ['nominal', 0.743],
    ['ordinal', 0.815],
    ['interval', 0.849],
  ] as const)('of the published example, %s', (level, alpha) => {
    expect(krippendorffAlpha(published, level)).toBeCloseTo(alpha, 3);
  });

  it('does not depend on the order of raters and units', () => {
    const turned = published.toReversed().map((unit) => unit.toReversed());
    for (const level of ['nominal', 'ordinal', 'interval'] as const)
      expect(krippendorffAlpha(turned, level)).toBeCloseTo(krippendorffAlpha(published, level) ?? 0, 12);
  });

  it('is not known of one answer, and of raters who never met', () => {
    expect(krippendorffAlpha([['a', 'a']], 'nominal')).toBeNull();
    expect(krippendorffAlpha([['a', null]], 'nominal')).toBeNull();
  });
});

describe('Cohen’s κ', () => {
  it.each([
    // Cohen 1960; Fleiss, Cohen and Everitt 1969.
    [
      [
        [88, 14, 18],
        [10, 40, 10],
        [2, 6, 12],
      ],
      0.4915,
    ],
    [
      [
        [20, 5],
        [10, 15],
      ],
      0.4,
    ],
    // The same share of agreement, other margins (Feinstein and Cicchetti 1990).
    [
      [
        [80, 10],
        [5, 5],
      ],
      0.3182,
    ],
    [
      [
        [0, 10],
        [10, 0],
      ],
      -1,
    ],
  ])('of %j', (table, kappa) => expect(cohenKappa(pairsOf(table))).toBeCloseTo(kappa, 4));

  it('is not known where only one answer was given', () => {
    expect(cohenKappa([['yes', 'yes']])).toBeNull();
    expect(cohenKappa([])).toBeNull();
  });

  it('takes every two of three raters', () => {
    expect(answerPairs([['a', null, 'b', 'c']])).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ]);
  });
});

describe('Wilson’s interval', () => {
  // Newcombe 1998, table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i', (found, n, low, high) => {
    const bounds = wilsonInterval(found / n, n);
    expect(bounds.low).toBeCloseTo(low, 4);
    expect(bounds.high).toBeCloseTo(high, 4);
  });

  it('is narrower with less confidence, and everything without an observation', () => {
    const [wide, narrow] = [wilsonInterval(0.9, 50), wilsonInterval(0.9, 50, z80)];
    expect(narrow.low).toBeGreaterThan(wide.low);
    expect(narrow.high).toBeLessThan(wide.high);
    expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

describe('an interval by drawing units anew', () => {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const values = Array.from({ length: 400 }, (_, at) => at % 2);

  it('is that of the normal distribution for a mean of many', () => {
    const bounds = bootstrapInterval(values, mean, { seed: 3 });
    expect(bounds?.low).toBeCloseTo(0.5 - 1.96 * 0.025, 2);
    expect(bounds?.high).toBeCloseTo(0.5 + 1.96 * 0.025, 2);
  });

  it('is the same for the same seed, another for another', () => {
    expect(bootstrapInterval(values, mean, { seed: 3 })).toEqual(
      bootstrapInterval(values, mean, { seed: 3 }),
    );
    expect(bootstrapInterval(values, mean, { seed: 4 })).not.toEqual(
      bootstrapInterval(values, mean, { seed: 3 }),
    );
  });

  it('is the same where a draw is told by how often each kind stands in it, several statistics at once', () => {
    const units = Array.from({ length: 21 }, (_, at) => (at % 3 === 0 ? [0, 2] : at % 3 === 1 ? [1] : []));
    const shareOf = (kind: number) => (drawn: readonly (readonly number[])[]) => {
      const all = drawn.flat();
      return all.filter((one) => one === kind).length / all.length;
    };
    const shares = (counts: Int32Array) => {
      const all = counts.reduce((sum, count) => sum + count, 0);
      return [...counts].map((count) => count / all);
    };
    expect(bootstrapCounts(units, 3, shares, { seed: 5 })).toEqual(
      [0, 1, 2].map((kind) => bootstrapInterval(units, shareOf(kind), { seed: 5 })),
    );
  });

  it.each([
    [400, 0.5],
    [400, 0.04],
    [4000, 0.3],
  ])('is as wide where %d units are alike and numbers of them are drawn', (n, share) => {
    const units = Array.from({ length: n }, (_, at) => [at < n * share ? 1 : 0]);
    const [bounds] = bootstrapCounts(units, 2, ([, yes = 0]) => [yes / n], { seed: 2, draws: 4000 });
    const deviation = Math.sqrt((share * (1 - share)) / n);
    expect(((bounds?.high ?? 0) - (bounds?.low ?? 0)) / (2 * 1.96 * deviation)).toBeCloseTo(1, 1);
    expect((bounds?.high ?? 0) + (bounds?.low ?? 0)).toBeCloseTo(2 * share, 2);
  });

  it.each([
    [10, 0.3],
    [200, 0.9],
    [3000, 0.4],
    [5, 1],
    [5, 0],
  ])('a draw of %d trials with the chance %d has its mean and variance', (n, p) => {
    const random = generator(9);
    const found = Array.from({ length: 20_000 }, () => binomialDraw(n, p, random));
    const average = found.reduce((sum, value) => sum + value, 0) / found.length;
    const variance = found.reduce((sum, value) => sum + (value - average) ** 2, 0) / found.length;
    expect(found.every((value) => Number.isInteger(value) && value >= 0 && value <= n)).toBe(true);
    expect(Math.abs(average - n * p)).toBeLessThanOrEqual(4 * Math.sqrt((n * p * (1 - p)) / found.length));
    expect(Math.abs(variance - n * p * (1 - p))).toBeLessThanOrEqual(0.05 * n * p * (1 - p));
  });

  it('is not known where most draws say nothing', () => {
    expect(bootstrapInterval([1, 2], () => null, { seed: 1 })).toBeNull();
    expect(bootstrapCounts([[0], [1]], 2, () => [null], { seed: 1 })).toEqual([null]);
  });
});

it('macro-F1 counts a rare answer as much as a frequent one', () => {
  // F1 of 0: 2 · 8 / (9 + 9); of 1: 2 · 0 / (1 + 1).
  expect(
    macroF1(
      pairsOf([
        [8, 1],
        [1, 0],
      ]),
    ),
  ).toBeCloseTo((16 / 18 + 0) / 2, 12);
  expect(macroF1(pairsOf([[3]]))).toBe(1);
  expect(macroF1([])).toBeNull();
});

describe('agreement of raters', () => {
  const two = pairsOf([
    [20, 5],
    [10, 15],
  ]);

  it('comes with its intervals', () => {
    const { n, reason, percent, kappa, alpha } = agreementOf(two, { level: 'nominal' });
    expect({ n, reason }).toEqual({ n: 50, reason: null });
    expect(percent?.value).toBe(0.7);
    expect(percent).toMatchObject({ low: expect.closeTo(0.5625, 4), high: expect.closeTo(0.809, 3) });
    expect(kappa?.value).toBeCloseTo(0.4, 12);
    expect(kappa?.low).toBeLessThan(0.25);
    expect(kappa?.high).toBeGreaterThan(0.55);
    expect(alpha?.value).toBeCloseTo(1 - (99 * 30) / (2 * 55 * 45), 12);
  });

  it('is hidden below twenty units that two answered about', () => {
    const lonely: AnsweredUnit[] = Array.from({ length: 30 }, () => ['yes', null]);
    const few = [...two.slice(0, 19), ...lonely];
    expect(agreementOf(few, { level: 'nominal' })).toEqual({
      n: 19,
      reason: 'too_few',
      percent: null,
      kappa: null,
      alpha: null,
    });
    expect(agreementOf([...few, ...two.slice(19, 20)], { level: 'nominal' }).percent).not.toBeNull();
  });

  it('has no κ and no α where everybody said the same', () => {
    const same: AnsweredUnit[] = Array.from({ length: 25 }, () => ['yes', 'yes', 'yes']);
    expect(agreementOf(same, { level: 'nominal' })).toMatchObject({
      reason: 'one_answer',
      percent: { value: 1 },
      kappa: null,
      alpha: null,
    });
  });
});

it.each([
  [0, 0, 1],
  [5, 0, 0.0625],
  [10, 10, 1],
  [3, 9, 0.14599609375],
  [58, 24, 0.0002219640349933781],
  [2600, 2400, 0.004883649737517518],
])('%i won and %i lost by chance: %s', (won, lost, expected) => {
  expect(mcNemar(won, lost)).toBeCloseTo(expected, 9);
});

describe('bounds of shares', () => {
  const right = ([yes = 0, no = 0]: Int32Array) => [yes + no === 0 ? null : yes / (yes + no)];
  const bounds = (units: number[][], isShare = true) =>
    bootstrapShares(units, 2, right, { seed: 1, isShare: () => isShare })[0];
  const of = (count: number, unit: number[]) => Array.from({ length: count }, () => unit);

  it('do not claim that nothing can be wrong because nothing was, and go by calls that say something', () => {
    expect(bounds(of(30, [0, 0]))).toEqual(wilsonInterval(1, 30));
    expect(bounds([...of(30, [1]), ...of(70, [])])).toEqual(wilsonInterval(0, 30));
    expect(bounds([[0, 1, 0, 1]])).toEqual(wilsonInterval(0.5, 1));
    expect(bounds(of(30, [0]), false)).toBeNull();
  });

  it('are those of draws where these differ, and none of what was never asked', () => {
    const units = [...of(20, [0]), ...of(10, [1])];
    expect(bounds(units)).toEqual(bootstrapCounts(units, 2, right, { seed: 1 })[0]);
    expect(bounds(of(5, []))).toBeNull();
  });
});
