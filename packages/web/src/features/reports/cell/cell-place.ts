import type { ReportBlock, ReportRow, ReportValue, RunReport } from '@earshot/core/reports/reports.api.ts';
import { z } from 'zod';

/** Where a number of a report stands: its block, its measure, and the keys of its row. */
export type CellPlace = {
  block: number;
  measure: number;
  /** `rows`, `rest`, `sums.0`, `sums.1`, or `totals`. */
  part: string;
  keys: (string | null)[];
};

const partsOf = ({ rows, rest, sums, totals }: ReportBlock): [string, readonly ReportRow[]][] => [
  ['rows', rows],
  ['rest', rest === null ? [] : [rest]],
  ...sums.map((some, at): [string, readonly ReportRow[]] => [`sums.${at}`, some]),
  ['totals', [totals]],
];

/** The place of a number that is shown; undefined where it is none of this report. */
export function placeOf({ blocks }: RunReport, value: ReportValue): CellPlace | undefined {
  for (const [block, counted] of blocks.entries())
    for (const [part, rows] of partsOf(counted))
      for (const { keys, values } of rows) {
        const measure = values.indexOf(value);
        if (measure >= 0) return { block, measure, part, keys };
      }
  return undefined;
}

/** The row and the number at a place; undefined where there is none, or none any more. */
export function cellAt(
  { blocks }: RunReport,
  { block, measure, part, keys }: CellPlace,
): { row: ReportRow; value: ReportValue } | undefined {
  const counted = blocks[block];
  const rows = counted && partsOf(counted).find(([name]) => name === part)?.[1];
  const asked = JSON.stringify(keys);
  const row = rows?.find((one) => JSON.stringify(one.keys) === asked);
  const value = row?.values[measure];
  return row === undefined || value === undefined ? undefined : { row, value };
}

const Written = z.tuple([z.int().min(0), z.int().min(0), z.string(), z.array(z.string().nullable()).max(2)]);

/** A place as an address holds it. */
export const writePlace = ({ block, measure, part, keys }: CellPlace): string =>
  JSON.stringify([block, measure, part, keys]);

/** Undefined for what is no place. */
export function readPlace(text: string | undefined): CellPlace | undefined {
  if (text === undefined) return undefined;
  try {
    const { data } = Written.safeParse(JSON.parse(text));
    if (data === undefined) return undefined;
    const [block, measure, part, keys] = data;
    return { block, measure, part, keys };
  } catch {
    return undefined;
  }
}
