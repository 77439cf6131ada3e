import type { Shape } from './outcomes.ts';
import type { Tried } from './tried.ts';

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
