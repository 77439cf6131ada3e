/**
 * What `work` makes of each, one after the other, with the next already under way while the one before is dealt with: reading
 * and reckoning go on while the database writes. Whoever stops early leaves nothing behind but what was under way.
 */
export async function* oneAhead<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): AsyncGenerator<{ item: T; result: R }> {
  const begin = (at: number) => {
    const item = items[at];
    if (item === undefined) return null;
    const result = work(item);
    // Where nobody comes to ask for it any more, nobody has to hear that it failed.
    result.catch(() => undefined);
    return { item, result };
  };
  let next = begin(0);
  for (let at = 1; next !== null; at += 1) {
    const { item, result } = next;
    const done = await result;
    next = begin(at);
    yield { item, result: done };
  }
}
