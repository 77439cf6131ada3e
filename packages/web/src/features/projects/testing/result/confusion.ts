import type { TestedItem } from '@earshot/core/evaluations/evaluations.ts';

type Counts = readonly (readonly number[])[];

/** The lines of a table of confusions. Behind the items there is *none of them*, number 0, where any table has something in it. */
export function linesOf(
  items: readonly TestedItem[],
  tables: readonly (Counts | null)[],
  none: string,
): TestedItem[] {
  const at = items.length;
  const hasNone = tables.some((counts) =>
    counts?.some((line, row) => (row === at ? line : [line[at] ?? 0]).some((count) => count > 0)),
  );
  return hasNone ? [...items, { id: 0, name: none }] : [...items];
}

/** How many more mistakes a cell has than in the other version; nothing is said of what is right. */
export function lostHere(now: Counts, before: Counts | null, right: number, told: number): number {
  return before === null || right === told ? 0 : (now[right]?.[told] ?? 0) - (before[right]?.[told] ?? 0);
}
