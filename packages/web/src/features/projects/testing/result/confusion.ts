import type { TestedItem } from '@earshot/core/evaluations/evaluations.ts';

/** The lines of a table of confusions; behind the items there is *none of them*, which has the number 0. */
export const linesOf = (items: readonly TestedItem[], count: number, none: string): TestedItem[] =>
  count > items.length ? [...items, { id: 0, name: none }] : items.slice(0, count);

/** How many more mistakes a cell has than in the other version; nothing is said of what is right. */
export function lostHere(
  now: readonly (readonly number[])[],
  before: readonly (readonly number[])[] | null,
  right: number,
  told: number,
): number {
  return before === null || right === told ? 0 : (now[right]?.[told] ?? 0) - (before[right]?.[told] ?? 0);
}
