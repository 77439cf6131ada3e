import type { NumberKind, ReportTable, TableCell } from '@earshot/core/reports/report-table.ts';
import writeXlsxFile, { type Cell, type Sheet } from 'write-excel-file/node';

/** How a spreadsheet writes each kind of number; in the cell it stands in full. */
const formats: Record<NumberKind, string> = {
  count: '#,##0',
  share: '0.0%',
  seconds: '#,##0.0',
  number: '#,##0.00',
};
/** What a sheet may be called is shorter than the title of a block, and some signs may not be in it. */
const longestSheetName = 31;

/** A sheet that says what the report is of, and a sheet a block. */
export function reportXlsx(
  about: readonly (readonly [string, string])[],
  tables: readonly ReportTable[],
): Promise<Buffer> {
  const names = new Set<string>();
  const nameOf = (title: string) => {
    const name = freeSheetName(title, names);
    names.add(name.toLowerCase());
    return name;
  };
  const sheets: Sheet<Buffer>[] = [
    {
      sheet: nameOf(about[0]?.[0] ?? ''),
      data: about.map(([name, value]) => [bold(name), text(value)]),
      columns: [{ width: 20 }, { width: 50 }],
    } as Sheet<Buffer>,
    ...tables.map(
      ({ title, head, rows }) =>
        ({
          sheet: nameOf(title),
          data: [[bold(title)], head.map(bold), ...rows.map((row) => row.map(cellOf))],
          columns: head.map((_, at) => ({ width: at === 0 ? 32 : 16 })),
          stickyRowsCount: 2,
        }) as Sheet<Buffer>,
    ),
  ];
  return writeXlsxFile(sheets as Parameters<typeof writeXlsxFile>[0] & Sheet<Buffer>[]).toBuffer();
}

const text = (value: string): Cell => ({ value, type: String });
const bold = (value: string): Cell => ({ value, type: String, fontWeight: 'bold' });

function cellOf(cell: TableCell): Cell {
  if (cell === null) return null;
  if (typeof cell === 'string') return text(cell);
  return cell.number === null ? null : { value: cell.number, type: Number, format: formats[cell.kind] };
}

function freeSheetName(title: string, taken: ReadonlySet<string>): string {
  const plain =
    title
      .replaceAll(/[[\]:*?/\\]/g, ' ')
      .replaceAll(/^'+|'+$/g, '')
      .trim() || '–';
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` (${number})`;
    const name = `${plain.slice(0, longestSheetName - end.length).trim()}${end}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}
