import { type ItemKind, isAllRight, type Tried } from './tried.ts';

export type Shape = {
  choose: 'any' | 'one';
  /** Numbers of the items, in the order of answers. */
  items: readonly { id: number; kind: ItemKind }[];
  /** Agreement beyond chance is told of each question. */
  withKappa: boolean;
};

/** Kinds of outcomes of an item, four after one another. */
export const hit = 0;
export const wrong = 1;
export const missed = 2;
export const calm = 3;
export const kindsOfItem = 4;

/** Outcomes of all items, then whether a place as a whole was right or wrong, then how many were sure and unsure. */
export const sizeOf = ({ items }: Shape) => items.length * kindsOfItem + 4;

/** For each call the outcomes of its places, those of the other version behind all of this one. */
export function unitsOf(tried: readonly Tried[], against: readonly Tried[] | null, shape: Shape): number[][] {
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
