/** A quoted cell. A spreadsheet would run one that begins like a formula, so that gets an apostrophe first. */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** One line with its end; numbers stay bare, null is an empty cell. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  const written = cells.map((cell) =>
    cell === null ? '' : typeof cell === 'number' ? String(cell) : csvCell(cell),
  );
  return `${written.join(',')}\r\n`;
}
