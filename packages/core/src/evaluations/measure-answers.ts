import { countPlaces } from '../agreement/bootstrap-interval.ts';
import { bootstrapShares } from '../agreement/bootstrap-shares.ts';
import { mcNemar } from '../agreement/mc-nemar.ts';
import { calibrationError, reliability } from '../learning/reliability.ts';
import { comparedOf, wonAndLost } from './comparing.ts';
import type { Measure } from './evaluations.ts';
import { type Shape, sizeOf, unitsOf } from './outcomes.ts';
import { specsOf } from './specs.ts';
import type { Tried } from './tried.ts';

const seed = 1;
const bins = 10;

/**
 * What a version is worth on a truth set, with bounds of 95 % from calls drawn anew (bootstrap), and where another told of the same
 * places, by how much it differs: the bounds of the difference are of the same draws for both.
 */
export function measureAnswers(
  tried: readonly Tried[],
  against: readonly Tried[] | null,
  shape: Shape,
): Measure[] {
  const specs = specsOf(shape);
  const size = sizeOf(shape);
  const units = unitsOf(tried, against, shape);
  const sums = countPlaces(units, size * 2);
  const part = (counts: Int32Array, at: number) => counts.subarray(at * size, (at + 1) * size);
  const bounds = bootstrapShares(
    units,
    size * 2,
    (counts) => {
      const [now, other] = [part(counts, 0), part(counts, 1)];
      return specs.flatMap(({ value }) => {
        const [here, there] = [value(now), value(other)];
        return [here, here === null || there === null ? null : here - there];
      });
    },
    { seed, isShare: (at) => at % 2 === 0 && specs[at / 2]?.name !== 'kappa' },
  );
  const counted = specs.flatMap(({ name, item_id, n, value }, at): Measure[] => {
    const here = value(part(sums, 0));
    if (here === null) return [];
    const own = { value: here, low: bounds[at * 2]?.low ?? null, high: bounds[at * 2]?.high ?? null };
    const there = against === null ? null : value(part(sums, 1));
    const count = n(part(sums, 0));
    const p = name === 'accuracy' && against !== null ? chanceOf(tried, against, item_id, shape) : null;
    return [
      {
        name,
        item_id,
        n: count,
        ...own,
        against:
          there === null
            ? null
            : comparedOf(name, { here, there, bounds: bounds[at * 2 + 1] ?? null, p, n: count }),
      },
    ];
  });
  return [...counted, ...calibrationOf(tried, against)];
}

/** How often what was so likely is so. */
export const reliabilityOf = (tried: readonly Tried[]) =>
  reliability(
    tried.flatMap(({ items }) =>
      items.flatMap(({ right, probability }) =>
        right === null || probability === null ? [] : [{ probability, right }],
      ),
    ),
    bins,
  );

function calibrationOf(tried: readonly Tried[], against: readonly Tried[] | null): Measure[] {
  const bars = reliabilityOf(tried);
  const n = bars.reduce((sum, bar) => sum + bar.n, 0);
  if (n === 0) return [];
  const value = calibrationError(bars);
  const others = against === null ? [] : reliabilityOf(against);
  const there = others.length === 0 ? null : calibrationError(others);
  return [
    {
      name: 'ece',
      item_id: null,
      n,
      value,
      low: null,
      high: null,
      against: there === null ? null : comparedOf('ece', { here: value, there, bounds: null, p: null, n }),
    },
  ];
}

/** How likely chance alone is to win and lose so many answers: of one item, or of all. */
function chanceOf(
  tried: readonly Tried[],
  against: readonly Tried[],
  itemId: number | null,
  { choose, items }: Shape,
): number {
  if (choose === 'one') return wonAndLost(tried, against).p;
  const before = new Map(against.map((one) => [one.id, one.items]));
  let [won, lost] = [0, 0];
  for (const { id, items: now } of tried)
    for (const [at, { right, told }] of now.entries()) {
      const other = before.get(id)?.[at];
      if (right === null || told === null || other === undefined || other.told === null) continue;
      if (itemId !== null && items[at]?.id !== itemId) continue;
      if (told === right && other.told !== right) won += 1;
      if (told !== right && other.told === right) lost += 1;
    }
  return mcNemar(won, lost);
}
