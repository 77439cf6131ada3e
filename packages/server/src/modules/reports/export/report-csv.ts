import { csvLine } from '@earshot/core/csv.ts';
import type { ReportTable, TableCell } from '@earshot/core/reports/report-table.ts';

/** So that a spreadsheet reads the letters of every language. */
const byteOrderMark = '\uFEFF';

/** A table a block, each under its title, with an empty line between them. */
export function reportCsv(
  about: readonly (readonly [string, string])[],
  tables: readonly ReportTable[],
): string {
  const parts = tables.map(({ title, head, rows }) =>
    [csvLine([title]), csvLine(head), ...rows.map((row) => csvLine(row.map(plain)))].join(''),
  );
  return byteOrderMark + [about.map((line) => csvLine([...line])).join(''), ...parts].join('\r\n');
}

/** Numbers in full: whoever reads them rounds them. */
const plain = (cell: TableCell): string | number | null =>
  cell === null || typeof cell === 'string' ? cell : cell.number;
