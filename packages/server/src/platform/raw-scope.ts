/** What a written statement, or a piece of one, says about workspaces. */
export type RawScope = {
  /** Tenant tables it reads or changes, by the name it gives them. */
  uses: { table: string; alias: string }[];
  /** Pairs of names whose workspace is said to be equal; `null` stands for a value. */
  ties: [alias: string, other: string | null][];
  /** It says `workspace_id = …` without saying whose. */
  saysUnqualified: boolean;
};

const keywords = new Set(
  `where on using set values select join left right inner cross lateral order group limit offset returning
  union as for natural full having with`.split(/\s+/),
);

const knownScopes = new Map<string, RawScope>();
const mostKnown = 2000;

/** Reads it as text; values stand as `?`. A list of values to insert counts where it names the column. */
export function rawScope(text: string, tenantTables: ReadonlySet<string>): RawScope {
  const known = knownScopes.get(text);
  if (known !== undefined) return known;
  const found = readScope(text, tenantTables);
  if (knownScopes.size >= mostKnown) knownScopes.clear();
  knownScopes.set(text, found);
  return found;
}

function readScope(text: string, tenantTables: ReadonlySet<string>): RawScope {
  const scope: RawScope = { uses: [], ties: [], saysUnqualified: false };
  const plain = text.replaceAll('"', '').replaceAll(/'[^']*'/g, "''");
  for (const [, verb = '', table = '', alias = ''] of plain.matchAll(
    /\b(from|join|update|into|using|,)\s+(\w+)(?:\s+(?:as\s+)?(\w+))?/gi,
  )) {
    if (!tenantTables.has(table)) continue;
    // A comma also stands between columns; a table behind one has a name of its own.
    const hasAlias = alias !== '' && !keywords.has(alias.toLowerCase());
    if (verb === ',' && !hasAlias) continue;
    scope.uses.push({ table, alias: hasAlias ? alias : table });
  }
  for (const [, table = '', columns = ''] of plain.matchAll(/\binto\s+(\w+)\s*\(([^)]*)\)/gi))
    if (/\bworkspace_id\b/.test(columns)) scope.ties.push([table, null]);
  for (const [, left = '', right] of plain.matchAll(
    /(?<![\w.])(\w+)\.workspace_id\s*=\s*(?:any\s*\(\s*)?(?:(\w+)\.workspace_id)?/g,
  ))
    scope.ties.push([left, right ?? null]);
  scope.saysUnqualified = /(?<![\w.])workspace_id\s*=(?!=)/.test(plain);
  return scope;
}
