import { cohenKappa } from '../agreement/cohen-kappa.ts';
import type { MeasureName } from './evaluations.ts';
import { calm, hit, kindsOfItem, missed, type Shape, wrong } from './outcomes.ts';

/** A number that is worked out of how often each outcome stands. */
export type Spec = {
  name: MeasureName;
  item_id: number | null;
  n: (counts: ArrayLike<number>) => number;
  value: (counts: ArrayLike<number>) => number | null;
};

export function specsOf({ choose, items, withKappa }: Shape): Spec[] {
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
                value: (counts: ArrayLike<number>) => cohenKappa(pairs, own(counts, item)),
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

/** Outcomes as pairs of what is right and what was told, in the order of their kinds. */
const pairs = [
  ['yes', 'yes'],
  ['no', 'yes'],
  ['yes', 'no'],
  ['no', 'no'],
] as const;
