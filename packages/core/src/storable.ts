/**
 * Whether a text can be kept: no NUL, which the database has no place for, and no half of a surrogate pair, which is no
 * character and cannot be written as UTF-8.
 */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** The text without NUL, and with U+FFFD in place of lone surrogates: for what another program sent, whom nobody can ask. */
export function storable(text: string): string {
  return isStorable(text) ? text : text.toWellFormed().replaceAll('\0', '');
}

/** Where in a value a text stands that cannot be kept, as a path of names and places; undefined where all can be. */
export function findUnstorable(value: unknown): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : '';
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const shown = storable(name);
    if (shown !== name) return shown;
    const found = findUnstorable(inner);
    if (found !== undefined) return found === '' ? name : `${name}/${found}`;
  }
  return undefined;
}
