import { bootstrapInterval, tellingBounds } from '../agreement/bootstrap-interval.ts';
import { comparedOf } from './comparing.ts';
import type { Measure, MeasureName } from './evaluations.ts';
import type { TriedWords } from './tried.ts';

const seed = 1;

/** The parts of a share: what is wrong, and of how much. */
const shares = {
  wer: ({ wrong, words }: TriedWords) => [wrong, words],
  der: ({ mistaken_ms, spoken_ms }: TriedWords) => [mistaken_ms, spoken_ms],
} as const satisfies Partial<Record<MeasureName, (one: TriedWords) => readonly [number, number]>>;

/**
 * How many words of calls are wrong, of those that were said, and for how much of the time in which somebody spoke it is wrong who. With
 * bounds of 95 % from calls drawn anew; where another version recognised the same calls, of the difference, too.
 */
export function measureWords(tried: readonly TriedWords[], against: readonly TriedWords[] | null): Measure[] {
  const others = new Map((against ?? []).map((one) => [one.id, one]));
  const pairs = tried.map((one) => ({ one, other: others.get(one.id) ?? null }));
  return (Object.keys(shares) as (keyof typeof shares)[]).flatMap((name): Measure[] => {
    const rate = (drawn: readonly TriedWords[]) => {
      let [wrong, all] = [0, 0];
      for (const one of drawn) {
        const [part, whole] = shares[name](one);
        wrong += part;
        all += whole;
      }
      return all === 0 ? null : wrong / all;
    };
    const here = (drawn: typeof pairs) => rate(drawn.map(({ one }) => one));
    const there = (drawn: typeof pairs) => rate(drawn.flatMap(({ other }) => other ?? []));
    const value = here(pairs);
    if (value === null) return [];
    const bounds = tellingBounds(bootstrapInterval(pairs, (drawn) => here([...drawn]), { seed }));
    const before = there(pairs);
    return [
      {
        name,
        item_id: null,
        n: tried.filter((one) => shares[name](one).some((part) => part > 0)).length,
        value,
        low: bounds?.low ?? null,
        high: bounds?.high ?? null,
        against: before === null ? null : comparedTo(name, { value, before, here, there, pairs }),
      },
    ];
  });
}

type Pairs = { one: TriedWords; other: TriedWords | null }[];
type Rate = (drawn: Pairs) => number | null;

function comparedTo(
  name: MeasureName,
  of: { value: number; before: number; here: Rate; there: Rate; pairs: Pairs },
): NonNullable<Measure['against']> {
  const { value, before, here, there, pairs } = of;
  const bounds = bootstrapInterval(
    pairs,
    (drawn) => {
      const [now, then] = [here([...drawn]), there([...drawn])];
      return now === null || then === null ? null : now - then;
    },
    { seed },
  );
  return comparedOf(name, {
    here: value,
    there: before,
    bounds: tellingBounds(bounds),
    p: null,
    n: pairs.length,
  });
}
