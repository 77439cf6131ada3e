const lanes = 4;

/** Works on everything that comes, a few at a time: a disk answers several small questions as fast as one. */
export async function inLanes<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = from(items);
  const lane = async () => {
    for (let next = await queue.next(); next.done !== true; next = await queue.next()) await work(next.value);
  };
  const all = Array.from({ length: lanes }, () =>
    lane().catch(async (error: unknown) => {
      // The others end with what they have in hand.
      await queue.return(undefined);
      throw error;
    }),
  );
  await Promise.all(all).finally(() => Promise.allSettled(all));
}

async function* from<Item>(items: AsyncIterable<Item> | Iterable<Item>): AsyncGenerator<Item, undefined> {
  yield* items;
  return undefined;
}
