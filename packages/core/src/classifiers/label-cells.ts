/** Labels of an example in one cell of a table: parted by `|`, which in a name has a `\` before it. */
export const labelCell = (names: readonly string[]): string =>
  names.map((name) => name.replaceAll('\\', '\\\\').replaceAll('|', '\\|')).join(' | ');

/** The names in such a cell; empty ones are left out. */
export function labelsInCell(cell: string): string[] {
  const names = [''];
  for (let at = 0; at < cell.length; at += 1) {
    const sign = cell.charAt(at);
    if (sign === '|') names.push('');
    else {
      if (sign === '\\' && '\\|'.includes(cell.charAt(at + 1))) at += 1;
      names[names.length - 1] += cell.charAt(at);
    }
  }
  return names.map((name) => name.trim()).filter((name) => name !== '');
}

/** What a spreadsheet would run: of names any beginning of a formula, of texts a call of a function or of another program. */
export const isFormulaName = (name: string): boolean => /^[=+\-@＝＋－＠]/u.test(name);
export const isFormulaText = (text: string): boolean => /^\s*[=+@]\s*[A-Z_.]{1,40}\s*[(|!]/iu.test(text);
