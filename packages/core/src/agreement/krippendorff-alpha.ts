import { type Answer, type AnsweredUnit, type AnswerLevel, givenAnswers } from './answers.ts';

/** How often one answer stands beside another about the same unit, and how often each was given at all. */
type Coincidences = { values: Answer[]; together: number[][]; totals: number[]; n: number };

/**
 * Krippendorff's α of any number of raters, of whom any may be silent (Krippendorff 2004, chapter 11): 1 is full agreement, 0 what
 * chance gives, less is disagreement on purpose. Null where fewer than two raters answered about any unit, and where all gave
 * one answer. `weights`: how often each unit stands; once where nothing is said.
 */
export function krippendorffAlpha(
  units: readonly AnsweredUnit[],
  level: AnswerLevel,
  weights?: ArrayLike<number>,
): number | null {
  const { values, together, totals, n } = coincidencesOf(units, weights);
  const distance = distances[level](values, totals);
  let observed = 0;
  let expected = 0;
  for (const [at, total] of totals.entries())
    for (const [to, other] of totals.entries()) {
      const apart = distance(at, to);
      observed += (together[at]?.[to] ?? 0) * apart;
      expected += total * other * apart;
    }
  return expected === 0 ? null : 1 - ((n - 1) * observed) / expected;
}

function coincidencesOf(units: readonly AnsweredUnit[], weights?: ArrayLike<number>): Coincidences {
  const given = units
    .map((unit, at) => ({
      answers: givenAnswers(unit),
      times: weights === undefined ? 1 : (weights[at] ?? 0),
    }))
    .filter(({ answers, times }) => answers.length >= 2 && times > 0);
  const values = [...new Set(given.flatMap(({ answers }) => answers))].sort((one, other) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : String(one) < String(other) ? -1 : 1,
  );
  const placeOf = new Map(values.map((value, place) => [value, place]));
  const together = values.map(() => values.map(() => 0));
  for (const { answers, times } of given) {
    const weight = times / (answers.length - 1);
    const places = answers.map((answer) => placeOf.get(answer) ?? 0);
    for (const [at, one] of places.entries())
      for (const [to, other] of places.entries()) {
        const row = together[one];
        if (at !== to && row !== undefined) row[other] = (row[other] ?? 0) + weight;
      }
  }
  const totals = together.map((row) => row.reduce((sum, count) => sum + count, 0));
  return { values, together, totals, n: totals.reduce((sum, total) => sum + total, 0) };
}

type Distance = (values: readonly Answer[], totals: readonly number[]) => (at: number, to: number) => number;

/** Squared differences of two values by their places among all values. */
const distances: Record<AnswerLevel, Distance> = {
  nominal: () => (at, to) => (at === to ? 0 : 1),
  ordinal: (_values, totals) => (at, to) => {
    const [low, high] = at < to ? [at, to] : [to, at];
    const between = totals.slice(low, high + 1).reduce((sum, total) => sum + total, 0);
    return (between - ((totals[low] ?? 0) + (totals[high] ?? 0)) / 2) ** 2;
  },
  interval: (values) => (at, to) => (Number(values[at]) - Number(values[to])) ** 2,
};
