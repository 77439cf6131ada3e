import { csvReading } from '@earshot/core/csv.ts';
import { CsvError, parse } from 'csv-parse/browser/esm/sync';

/** The rows of a table. Throws which cannot be read: its quote is not closed, or text stands outside of its quotes. */
export function readCsv(text: string): string[][] {
  try {
    return parse(text, csvReading(text));
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableRow(Number(error.records ?? 0) + 1);
    throw error;
  }
}

/** `row`: from 1, empty ones not counted. */
export class UnreadableRow extends Error {
  readonly row: number;
  constructor(row: number) {
    super(`Row ${row} cannot be read.`);
    this.row = row;
  }
}
