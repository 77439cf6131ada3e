import type { QueueItem } from '@earshot/core/classifiers/queue.api.ts';

/** What somebody said of an item: labels by their ids; null where that cannot be told. */
export type Said = { item: QueueItem; labels: number[] | null };

export type Queue = {
  /** The first is asked about; those after it are there already. */
  items: readonly QueueItem[];
  /** The last is taken back first. */
  said: readonly Said[];
};

export const noQueue: Queue = { items: [], said: [] };
/** With so few ahead more are fetched. */
export const fewAhead = 5;
/** How far back one can go. */
const mostSaid = 50;

/** What the server has to ask about goes behind what is there. What was answered a moment ago it may not know of yet. */
export function withFetched(queue: Queue, fetched: readonly QueueItem[]): Queue {
  const known = new Set([...queue.items, ...queue.said.map(({ item }) => item)].map(({ id }) => id));
  const fresh = fetched.filter(({ id }) => !known.has(id));
  return fresh.length === 0 ? queue : { ...queue, items: [...queue.items, ...fresh] };
}

/** The first one is answered. */
export function answered({ items, said }: Queue, labels: number[] | null): Queue {
  const [item, ...rest] = items;
  return item === undefined
    ? { items, said }
    : { items: rest, said: [...said, { item, labels }].slice(-mostSaid) };
}

/** The last answer is taken back; it is asked about again at once. */
export function takenBack({ items, said }: Queue): Queue {
  const last = said.at(-1);
  return last === undefined ? { items, said } : { items: [last.item, ...items], said: said.slice(0, -1) };
}

/** Its answer was refused: it is asked about again. */
export function returned({ items, said }: Queue, id: number): Queue {
  const refused = said.find(({ item }) => item.id === id);
  if (refused === undefined) return { items, said };
  return { items: [refused.item, ...items], said: said.filter((one) => one !== refused) };
}

/** What somebody else answered, or what is gone. */
export const without = ({ items, said }: Queue, id: number): Queue => ({
  items: items.filter((item) => item.id !== id),
  said: said.filter(({ item }) => item.id !== id),
});

/** A label more or less; where one is chosen it takes the place of the other. */
export const toggled = (chosen: readonly number[], id: number, isOne: boolean): number[] =>
  chosen.includes(id) ? chosen.filter((one) => one !== id) : isOne ? [id] : [...chosen, id];
