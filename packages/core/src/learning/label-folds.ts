import { shuffled } from '../random.ts';

/**
 * Numbers of folds, 0 … `folds` − 1, one for each example: those of one group (a call) are always in the same, and each class is
 * spread over the folds as evenly as groups allow, the rarest first (iterative stratification, Sechidis, Tsoumakas and Vlahavas 2011).
 * `classesOf` has the classes that each example belongs to. There are never more folds than groups.
 */
export function labelFolds(
  groups: readonly string[],
  classesOf: readonly (readonly number[])[],
  folds: number,
  random: () => number,
): number[] {
  const members = new Map<string, number[]>();
  for (const [at, group] of groups.entries()) {
    const own = members.get(group);
    if (own === undefined) members.set(group, [at]);
    else own.push(at);
  }
  const sizes = countsOf(classesOf.flat());
  const rarity = (classes: readonly number[]) =>
    Math.min(Number.POSITIVE_INFINITY, ...classes.map((one) => sizes.get(one) ?? 0));
  const drawn = shuffled([...members], random).map(([group, examples]) => {
    const counts = countsOf(examples.flatMap((at) => classesOf[at] ?? []));
    return { group, examples: examples.length, counts, rarity: rarity([...counts.keys()]) };
  });
  drawn.sort((one, other) => one.rarity - other.rarity || other.examples - one.examples);
  const filled = Array.from({ length: Math.min(folds, members.size) }, () => ({
    examples: 0,
    counts: new Map<number, number>(),
  }));
  const foldOf = new Map<string, number>();
  for (const { group, examples, counts } of drawn) {
    const [rarest] = [...counts.keys()].sort((one, other) => (sizes.get(one) ?? 0) - (sizes.get(other) ?? 0));
    const loadOf = (fold: (typeof filled)[number]) =>
      [rarest === undefined ? 0 : (fold.counts.get(rarest) ?? 0), fold.examples] as const;
    let best = 0;
    for (const [at, fold] of filled.entries()) {
      const [own, all] = loadOf(fold);
      const [least, fewest] = loadOf(filled[best] as (typeof filled)[number]);
      if (own < least || (own === least && all < fewest)) best = at;
    }
    const chosen = filled[best] as (typeof filled)[number];
    chosen.examples += examples;
    for (const [one, count] of counts) chosen.counts.set(one, (chosen.counts.get(one) ?? 0) + count);
    foldOf.set(group, best);
  }
  return groups.map((group) => foldOf.get(group) ?? 0);
}

function countsOf(classes: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const one of classes) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}
