/** What a spreadsheet passes over before it looks at the first sign: white space, marks that show nothing, quotes. */
const unseen = String.raw`[\s\p{Cc}\p{Cf}"]*`;
/** With these a formula begins, also as wide signs. */
const formula = '[=+\\-@＝＋－＠]';
/** Its own apostrophes count as well: the one that is added is taken away again, and none of its own. */
const atStart = new RegExp(`^'*(?:${unseen}${formula}|[\\t\\r\\n])`, 'u');
/** Where commas do not part the cells, a semicolon, a tab or the end of a line does, within quotes, too. */
const parts = /[;\t\r\n]/;
/** A stretch of both, with the formula behind it; matched as a whole, so that no text takes longer than its length. */
const stretch = new RegExp(String.raw`([;\s\p{Cc}\p{Cf}"]+)('*${formula})?`, 'gu');

/** A quoted cell. A spreadsheet would run what begins like a formula, so that gets an apostrophe first. */
export function csvCell(text: string): string {
  const guarded = text.replaceAll(stretch, (all, between: string, begins?: string) =>
    begins !== undefined && parts.test(between) ? `${between}'${begins}` : all,
  );
  const safe = atStart.test(guarded) ? `'${guarded}` : guarded;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** What a cell says: without the apostrophes that keep a spreadsheet from running it. */
export function unguarded(cell: string): string {
  const text = cell.startsWith("'") && atStart.test(cell) ? cell.slice(1) : cell;
  return text.replaceAll(stretch, (all, between: string, begins?: string) =>
    begins?.startsWith("'") && parts.test(between) ? `${between}${begins.slice(1)}` : all,
  );
}

/** How a table is read that a spreadsheet has written: its cells are parted by what its first line has most of. */
export function csvReading(csv: string) {
  const title = csv.slice(0, 2000).split(/[\r\n]/u)[0] ?? '';
  const delimiter = [',', ';', '\t'].reduce((best, sign) =>
    title.split(sign).length > title.split(best).length ? sign : best,
  );
  return {
    bom: true,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
  };
}

/** One line with its end; numbers stay bare, null is an empty cell. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  const written = cells.map((cell) =>
    cell === null ? '' : typeof cell === 'number' ? String(cell) : csvCell(cell),
  );
  return `${written.join(',')}\r\n`;
}
