import { longestExample, longestLabel, mostExamplesAtOnce } from '@earshot/core/classifiers/classifiers.ts';
import { NewExample } from '@earshot/core/classifiers/examples.ts';
import { isFormulaText, labelsInCell } from '@earshot/core/classifiers/label-cells.ts';
import { csvReading, unguarded } from '@earshot/core/csv.ts';
import { fail } from '@earshot/core/errors.ts';
import { CsvError, parse } from 'csv-parse/sync';
import type { z } from 'zod';

export type ReadExample = z.output<typeof NewExample>;

const known = ['text', 'file_id', 'phrase_id', 'role', 'labels'];

/** Throws where more are brought at once than are taken. */
export function refuseTooMany(count: number): void {
  if (count > mostExamplesAtOnce) throw fail('classifiers.import_too_many', { most: mostExamplesAtOnce });
}

/** Examples of a table whose first row says what its columns are. Throws which row cannot be read. */
export function readCsv(csv: string): ReadExample[] {
  const rows = rowsOf(csv);
  const titles = (rows[0] ?? []).map((title) => title.trim().toLowerCase());
  const at = (title: string) => titles.indexOf(title);
  if (at('labels') < 0 || (at('text') < 0 && at('file_id') < 0)) throw fail('classifiers.import_titles');
  refuseTooMany(rows.length - 1);
  return rows.slice(1).map((cells, place) => {
    const named = known.flatMap((title): [string, unknown][] => {
      const cell = unguarded(cells[at(title)] ?? '').trim();
      if (title === 'labels') return [[title, labelsInCell(cell)]];
      if (cell === '') return [];
      return [[title, title === 'phrase_id' ? Number(cell) : cell]];
    });
    const row = place + 2;
    const one = Object.fromEntries(named) as { text?: string; labels: string[] };
    refuseLong(one, row);
    const { data } = NewExample.safeParse(one);
    if (data === undefined) throw fail('classifiers.import_csv', { row });
    return data;
  });
}

function rowsOf(csv: string): string[][] {
  try {
    return parse(csv, {
      ...csvReading(csv),
      max_record_size: longestExample * 8,
      to: mostExamplesAtOnce + 2,
    });
  } catch (error) {
    if (error instanceof CsvError)
      throw fail('classifiers.import_csv', { row: Number(error.records ?? 0) + 1 });
    throw error;
  }
}

/** Throws what of an example cannot be kept; `row`: how people count it. */
export function refuseRow(example: Pick<ReadExample, 'text' | 'labels'>, row: number): void {
  refuseLong(example, row);
  if (isFormulaText(example.text ?? '')) throw fail('classifiers.import_formula', { row });
}

function refuseLong(
  { text = '', labels }: { text?: string | undefined; labels: readonly string[] },
  row: number,
) {
  if (text.length > longestExample) throw fail('classifiers.import_long', { row, most: longestExample });
  if (labels.some((label) => label.length > longestLabel))
    throw fail('classifiers.import_label_long', { row, most: longestLabel });
}
