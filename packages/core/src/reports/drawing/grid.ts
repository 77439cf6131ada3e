import { type ByName, fixedKeys, isTimeStep } from '../by-what.ts';
import type { ReportBlock, ReportRow } from '../reports.api.ts';
import type { Block } from '../reports.ts';

export type Grid = {
  /** All of the first way to group, and all of the second, each in its order. */
  rows: ReportRow[];
  columns: ReportRow[];
  /** Nothing where there was no call. */
  cellOf: (row: ReportRow, column: ReportRow) => ReportRow | undefined;
  /** How many there are of each; the limit shows fewer. */
  all: { rows: number; columns: number };
};

/** More columns than these cannot be read. */
const mostColumns = 31;

/** What is grouped in two ways as rows and columns. */
export function gridOf({ rows, sums }: ReportBlock, block: Block): Grid {
  const [first = [], second = []] = sums;
  const [by = 'agent', across = 'agent'] = block.by;
  const cells = new Map(rows.map((row) => [keyOf(row.keys[0], row.keys[1]), row]));
  const [own, others] = [
    withBetween(by, inOrder(by, first, block)),
    withBetween(across, inOrder(across, second, block)),
  ];
  return {
    rows: isWhole(by) ? own : own.slice(0, block.limit),
    columns: others.slice(0, isWhole(across) ? mostColumns : Math.min(mostColumns, block.limit)),
    cellOf: (row, column) => cells.get(keyOf(row.keys[0], column.keys[0])),
    all: { rows: own.length, columns: others.length },
  };
}

/** Hours and the like without a call stand between those that have some. */
export function withBetween(by: ByName, rows: readonly ReportRow[]): ReportRow[] {
  const fixed = fixedKeys(by);
  if (fixed === null) return [...rows];
  const known = new Map(rows.map((row) => [row.keys[0] ?? null, row]));
  const places = fixed.flatMap((key, at) => (known.has(key) ? [at] : []));
  const between = fixed
    .slice(places[0] ?? 0, (places.at(-1) ?? -1) + 1)
    .map((key) => known.get(key) ?? { keys: [key], labels: [null], calls: 0, values: [] });
  return [...between, ...rows.filter(({ keys: [key = null] }) => key === null)];
}

const keyOf = (one: string | null | undefined, other: string | null | undefined) =>
  JSON.stringify([one ?? null, other ?? null]);

const isWhole = (by: ByName): boolean => isTimeStep(by) || fixedKeys(by) !== null;

/** Each way to group in its own order: times and fixed keys as they follow each other, others as the block is sorted; the unsaid last. */
function inOrder(by: ByName, rows: readonly ReportRow[], { sort }: Pick<Block, 'sort'>): ReportRow[] {
  const fixed = fixedKeys(by);
  const placeOf = (row: ReportRow) => fixed?.indexOf(row.keys[0] ?? '') ?? 0;
  const unsaid = (row: ReportRow) => Number((row.keys[0] ?? null) === null);
  const value = (row: ReportRow) => row.values[0]?.value ?? Number.NEGATIVE_INFINITY;
  const name = (row: ReportRow) => row.labels[0] ?? row.keys[0] ?? '';
  return rows.toSorted((one, other) => {
    if (unsaid(one) !== unsaid(other)) return unsaid(one) - unsaid(other);
    if (fixed !== null) return placeOf(one) - placeOf(other);
    if (isTimeStep(by) || sort === 'name') return name(one).localeCompare(name(other));
    return sort === 'highest' ? value(other) - value(one) : value(one) - value(other);
  });
}
