/**
 * The rows of a table as text (RFC 4180): cells may be quoted, and a quote within is written twice. Cells are parted by whatever of
 * comma, semicolon and tab the first line has most of. Rows without anything are left out. Throws the number of the row, from 1, in
 * which a quote is not closed, or text follows a closed one.
 */
export function readCsv(text: string): string[][] {
  const source = text.replace(/^\ufeff/u, '');
  const delimiter = delimiterOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const endRow = () => {
    if (row.length > 1 || (row[0] ?? '') !== '') rows.push(row);
    row = [];
  };
  while (at < source.length) {
    const cell = source[at] === '"' ? quoted(source, at, delimiter) : bare(source, at, delimiter);
    if (cell === null) throw new UnreadableRow(rows.length + 1);
    row.push(cell.text);
    at = cell.end;
    if (source[at] === delimiter) {
      at += 1;
      if (at === source.length) row.push('');
      continue;
    }
    if (source[at] === '\r' && source[at + 1] === '\n') at += 1;
    at += 1;
    endRow();
  }
  endRow();
  return rows;
}

/** `row`: from 1, empty ones not counted. */
export class UnreadableRow extends Error {
  readonly row: number;
  constructor(row: number) {
    super(`Row ${row} cannot be read.`);
    this.row = row;
  }
}

function delimiterOf(text: string): string {
  const [first = ''] = text.split(/[\r\n]/u, 1);
  return [',', ';', '\t'].reduce((best, sign) =>
    first.split(sign).length > first.split(best).length ? sign : best,
  );
}

type Cell = { text: string; end: number };

function bare(source: string, from: number, delimiter: string): Cell {
  let end = from;
  while (end < source.length && source[end] !== delimiter && !isLineEnd(source[end])) end += 1;
  return { text: source.slice(from, end), end };
}

/** Null where the quote is not closed, or something stands behind it. */
function quoted(source: string, from: number, delimiter: string): Cell | null {
  let text = '';
  let at = from + 1;
  for (;;) {
    const close = source.indexOf('"', at);
    if (close === -1) return null;
    text += source.slice(at, close);
    at = close + 1;
    if (source[at] !== '"') break;
    text += '"';
    at += 1;
  }
  const isEnd = at === source.length || source[at] === delimiter || isLineEnd(source[at]);
  return isEnd ? { text, end: at } : null;
}

const isLineEnd = (sign: string | undefined) => sign === '\n' || sign === '\r';
