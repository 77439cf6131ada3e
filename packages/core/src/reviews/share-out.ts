/** A call to look at. `notBy`: people who must not, such as the operator of the call and whoever scored it before. */
export type ToShare = { key: string; notBy: ReadonlySet<number> };

/**
 * Who looks at which call, so that everybody has as many open as the others, those that they have already included. What
 * nobody may look at stays with nobody (null).
 */
export function shareOut(
  calls: readonly ToShare[],
  people: readonly number[],
  open: ReadonlyMap<number, number>,
): Map<string, number | null> {
  const load = new Map(people.map((person) => [person, open.get(person) ?? 0]));
  const given = new Map<string, number | null>();
  // The call with the fewest people who may look at it goes first, so that somebody is left for it.
  const order = calls.toSorted((one, other) => other.notBy.size - one.notBy.size);
  for (const { key, notBy } of order) {
    const free = people.filter((person) => !notBy.has(person));
    const [first] = free.toSorted(
      (one, other) => (load.get(one) ?? 0) - (load.get(other) ?? 0) || one - other,
    );
    given.set(key, first ?? null);
    if (first !== undefined) load.set(first, (load.get(first) ?? 0) + 1);
  }
  return given;
}
