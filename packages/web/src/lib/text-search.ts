/** What the address of a page may hold: everything is text there, and nothing must be. */
export type TextSearch<Name extends string> = { [At in Name]?: string | undefined };

/** Reads the search parameters of a page: text stays, whatever else came in is left out. */
export function textSearch<Search extends object>() {
  return (asked: Record<string, unknown>): Search =>
    Object.fromEntries(Object.entries(asked).filter(([, value]) => typeof value === 'string')) as Search;
}
