/** What pages share: libraries and code of our own. */
export const ownLibrary =
  /node_modules\/zod\/|packages\/core\/src\/(?!audio|sources\/mask|transcripts\/|speech|users\/password)|packages\/web\/src\/(lib|components|shared)\/(?!uploads|ConfirmDialog)/;

/** The same, the icons and what `import()` becomes, as far as the first page needs them. */
export const firstLibrary = new RegExp(
  `${ownLibrary.source}|node_modules\\/lucide-react\\/|vite\\/preload-helper`,
);

/** Only pages with a form need these. */
export const ownForms = /\/(components\/[Ff]ield|shared\/(password|person)\/)/;

const entry = /\/web\/src\/app\/main\.tsx$/;

type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };
const known = new Map<string, boolean>();

/** Whether the first page imports it, by any number of steps; what only `import()` reaches comes later. */
export function isNeededFirst(id: string, graph: Graph): boolean {
  const before = known.get(id);
  if (before !== undefined) return before;

  const seen = new Set([id]);
  // A set is walked in the order of adding, also over what is added meanwhile.
  for (const at of seen) for (const importer of graph.getModuleInfo(at)?.importers ?? []) seen.add(importer);
  const answer = [...seen].some((at) => entry.test(at));
  known.set(id, answer);
  return answer;
}
