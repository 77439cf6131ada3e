import { bootstrapCounts } from '../agreement/bootstrap-interval.ts';
import { mcNemar } from '../agreement/mc-nemar.ts';
import type { LabelChoice } from '../classifiers/classifiers.ts';
import { calibrationError, reliability } from '../learning/reliability.ts';
import { lessIsBetter, type Measure, type MeasureName, type Verdict } from './evaluations.ts';
import { type ItemKind, isAllRight, type Tried } from './tried.ts';

export type Shape = {
  choose: LabelChoice;
  /** Numbers of the items, in the order of answers. */
  items: readonly { id: number; kind: ItemKind }[];
  /** Agreement beyond chance is told of each question. */
  withKappa: boolean;
};

const seed = 1;
const bins = 10;
/** Of fewer nothing is said to be better or worse. */
export const fewestForVerdict = 20;
/** What chance makes less often than this is more than chance. */
export const chance = 0.05;

/** Kinds of outcomes of an item, four after one another. */
const hit = 0;
const wrong = 1;
const missed = 2;
const calm = 3;
const kindsOfItem = 4;

/** A number that is worked out of how often each outcome stands. */
type Spec = {
  name: MeasureName;
  item_id: number | null;
  n: (counts: ArrayLike<number>) => number;
  value: (counts: ArrayLike<number>) => number | null;
};

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
  const sums = tally(units.flat(), size * 2);
  const part = (counts: Int32Array, at: number) => counts.subarray(at * size, (at + 1) * size);
  const bounds = bootstrapCounts(
    units,
    size * 2,
    (counts) => {
      const [now, other] = [part(counts, 0), part(counts, 1)];
      return specs.flatMap(({ value }) => {
        const [here, there] = [value(now), value(other)];
        return [here, here === null || there === null ? null : here - there];
      });
    },
    { seed },
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
        against: there === null ? null : comparedOf(name, here, there, bounds[at * 2 + 1] ?? null, p, count),
      },
    ];
  });
  return [...counted, ...calibrationOf(tried, against)];
}

function comparedOf(
  name: MeasureName,
  here: number,
  there: number,
  bounds: { low: number; high: number } | null,
  p: number | null,
  n: number,
): NonNullable<Measure['against']> {
  const value = here - there;
  return {
    value: there,
    difference: { value, low: bounds?.low ?? null, high: bounds?.high ?? null },
    p,
    verdict: verdictOf(name, { value, bounds, p, n }),
  };
}

/** Whether a difference is more than chance: by the test where there is one, else where its bounds leave 0 out. */
export function verdictOf(
  name: MeasureName,
  of: { value: number; bounds: { low: number; high: number } | null; p: number | null; n: number },
): Verdict {
  const { value, bounds, p, n } = of;
  if (n < fewestForVerdict || value === 0) return 'same';
  const isSure = p === null ? bounds !== null && (bounds.low > 0 || bounds.high < 0) : p < chance;
  if (!isSure) return 'same';
  return value > 0 !== lessIsBetter.has(name) ? 'better' : 'worse';
}

/** What the other had wrong and this one has right, and the other way round, over the same places. */
export function wonAndLost(tried: readonly Tried[], against: readonly Tried[]) {
  const before = new Map(against.map((one) => [one.id, isAllRight(one)]));
  let [won, lost, bothWrong] = [0, 0, 0];
  for (const one of tried) {
    const was = before.get(one.id);
    if (was === undefined) continue;
    const is = isAllRight(one);
    if (is && !was) won += 1;
    if (!is && was) lost += 1;
    if (!is && !was) bothWrong += 1;
  }
  return { won, lost, bothWrong, p: mcNemar(won, lost) };
}

/**
 * Lines are right, columns told, by the places of the items; the last of both is none of them. Null where several can be right at
 * once, so that nothing stands for something else.
 */
export function confusionOf(tried: readonly Tried[], { choose, items }: Shape): number[][] | null {
  const isOne = items.length === 1 && items[0]?.kind === 'yes_no';
  if (choose !== 'one' && !isOne) return null;
  const none = items.length;
  const table = Array.from({ length: none + 1 }, () => Array.from({ length: none + 1 }, () => 0));
  for (const one of tried) {
    const cell = cellOf(one);
    if (cell === null) continue;
    const line = table[cell.right];
    if (line) line[cell.told] = (line[cell.told] ?? 0) + 1;
  }
  return table;
}

/** The line and the column of a place in the table of confusions; null where it is in none. */
export function cellOf({ items }: Pick<Tried, 'items'>): { right: number; told: number } | null {
  if (items.some(({ right, told }) => right === null || told === null)) return null;
  const place = (at: number) => (at < 0 ? items.length : at);
  return {
    right: place(items.findIndex(({ right }) => right === true)),
    told: place(items.findIndex(({ told }) => told === true)),
  };
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
      against: there === null ? null : comparedOf('ece', value, there, null, null, n),
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

/** Outcomes of all items, then whether a place as a whole was right or wrong, then how many were sure and unsure. */
const sizeOf = ({ items }: Shape) => items.length * kindsOfItem + 4;

function specsOf({ choose, items, withKappa }: Shape): Spec[] {
  const base = items.length * kindsOfItem;
  const at = (counts: ArrayLike<number>, place: number) => counts[place] ?? 0;
  const own = (counts: ArrayLike<number>, item: number) =>
    [hit, wrong, missed, calm].map((kind) => at(counts, item * kindsOfItem + kind)) as [
      number,
      number,
      number,
      number,
    ];
  const ratio = (some: number, all: number) => (all === 0 ? null : some / all);
  const sum = (counts: ArrayLike<number>) =>
    items
      .map((_, item) => own(counts, item))
      .reduce(([right, all], [a, b, c, d]) => [right + a + d, all + a + b + c + d] as [number, number], [
        0, 0,
      ] as [number, number]);
  const whole = (counts: ArrayLike<number>): [number, number] =>
    choose === 'one' ? [at(counts, base), at(counts, base) + at(counts, base + 1)] : sum(counts);
  const f1 = (counts: ArrayLike<number>, item: number) => {
    const [a, b, c] = own(counts, item);
    return ratio(2 * a, 2 * a + b + c);
  };
  const yesNo = [...items.keys()].filter((item) => items[item]?.kind === 'yes_no');
  const meanF1 = (counts: ArrayLike<number>) => {
    const known = yesNo.flatMap((item) => f1(counts, item) ?? []);
    return known.length === 0 ? null : known.reduce((total, one) => total + one, 0) / known.length;
  };
  const all = (counts: ArrayLike<number>) => whole(counts)[1];
  const share = (counts: ArrayLike<number>) => ratio(...whole(counts));
  const sure = (counts: ArrayLike<number>) => at(counts, base + 2) + at(counts, base + 3);
  return [
    { name: 'accuracy', item_id: null, n: all, value: share },
    ...(yesNo.length > 1 ? [{ name: 'mean_f1' as const, item_id: null, n: all, value: meanF1 }] : []),
    ...items.flatMap(({ id, kind }, item): Spec[] => {
      const count = (counts: ArrayLike<number>) => own(counts, item).reduce((total, one) => total + one, 0);
      const right = (counts: ArrayLike<number>) => {
        const [a, , , d] = own(counts, item);
        return ratio(a + d, count(counts));
      };
      if (kind === 'answer') return [{ name: 'accuracy', item_id: id, n: count, value: right }];
      const those = (counts: ArrayLike<number>) => own(counts, item)[hit] + own(counts, item)[missed];
      return [
        {
          name: 'precision',
          item_id: id,
          n: those,
          value: (counts) => ratio(own(counts, item)[hit], own(counts, item)[hit] + own(counts, item)[wrong]),
        },
        {
          name: 'recall',
          item_id: id,
          n: those,
          value: (counts) => ratio(own(counts, item)[hit], those(counts)),
        },
        { name: 'f1', item_id: id, n: those, value: (counts) => f1(counts, item) },
        ...(withKappa
          ? [
              {
                name: 'kappa' as const,
                item_id: id,
                n: count,
                value: (counts: ArrayLike<number>) => kappaOf(own(counts, item)),
              },
            ]
          : []),
      ];
    }),
    {
      name: 'unsure',
      item_id: null,
      n: sure,
      value: (counts) => ratio(at(counts, base + 3), sure(counts)),
    },
  ];
}

/** Cohen's κ of yes and no; null where chance alone agrees always. */
function kappaOf([a, b, c, d]: [number, number, number, number]): number | null {
  const n = a + b + c + d;
  if (n === 0) return null;
  const expected = ((a + b) * (a + c) + (c + d) * (b + d)) / n ** 2;
  return expected === 1 ? null : ((a + d) / n - expected) / (1 - expected);
}

/** For each call the outcomes of its places, those of the other version behind all of this one. */
function unitsOf(tried: readonly Tried[], against: readonly Tried[] | null, shape: Shape): number[][] {
  const size = sizeOf(shape);
  const others = new Map((against ?? []).map((one) => [one.id, one]));
  const calls = Map.groupBy(tried, ({ group }) => group);
  return [...calls.values()].map((places) =>
    places.flatMap((one) => {
      const other = others.get(one.id);
      const after = other === undefined ? [] : outcomesOf(other, shape).map((place) => place + size);
      return [...outcomesOf(one, shape), ...after];
    }),
  );
}

function outcomesOf(one: Tried, { choose, items }: Shape): number[] {
  const base = items.length * kindsOfItem;
  const places: number[] = [];
  for (const [item, { right, told, isUnsure }] of one.items.entries()) {
    if (right === null || told === null) continue;
    places.push(item * kindsOfItem + (right ? (told ? hit : missed) : told ? wrong : calm));
    if (choose !== 'one') places.push(base + (isUnsure ? 3 : 2));
  }
  if (choose === 'one' && places.length > 0) {
    places.push(base + (isAllRight(one) ? 0 : 1));
    places.push(base + (one.items.some(({ isUnsure }) => isUnsure) ? 3 : 2));
  }
  return places;
}

function tally(places: readonly number[], kinds: number): Int32Array {
  const counts = new Int32Array(kinds);
  for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
}
