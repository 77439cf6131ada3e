import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasSchemas } from './core-plugin.ts';

const src = join(import.meta.dirname, '../src');

/** What pages share: code of our own. */
const own =
  /packages\/core\/src\/(?!audio|ip-list|matching\/|sources\/mask|transcripts\/|speech|users\/password)|packages\/web\/src\/(lib|components|shared)\/(?!uploads)/;
/** What the app is at its start: the frame and the list of sections. */
const ownPages = /\/web\/src\/(app|features)\//;
/** Pages without filters and rules do without these. */
const special = /packages\/web\/src\/shared\/(filters\/(?!period)|rules\/(?!rules\.queries|.*\.texts))/;
/** Only pages that check what is entered, or read it from an address, need these. */
const isSchema = (id: string) =>
  /node_modules\/zod\/|zod-without-eval/.test(id) || (own.test(id) && hasSchemas(id));
/** Only pages with a form need these. */
const ownForms = /\/(components\/[Ff]ield|shared\/(password|person)\/)/;

const react =
  /node_modules\/(react|react-dom|scheduler|zustand|use-sync-external-store|@tanstack\/(?!react-virtual|virtual-core)[\w-]+)\//;
const mui = /node_modules\/(@mui|@emotion|stylis|react-transition-group|clsx)\//;
const muiForms =
  /@mui\/material\/(TextField|Select|Input|FilledInput|OutlinedInput|InputBase|InputLabel|InputAdornment|NativeSelect|FormControl|FormLabel|FormHelperText|FormControlLabel|TextareaAutosize|Switch|Checkbox|Tabs|Tab|TabScrollButton|Dialog\w*|internal\/SwitchBase)\//;

type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** Without groups one page asks for about sixty files. The group of the highest priority takes a module. */
export const chunkGroups = [
  { name: 'react', test: react, priority: 30 },
  { name: 'mui', test: (id: string) => mui.test(id) && !muiForms.test(id), priority: 28 },
  // What a form needs comes with the first page that has one.
  { name: 'mui-forms', test: muiForms, priority: 25 },
  {
    debugName: 'first',
    name: (id: string, graph: Graph) => (isFirst(id, graph) ? 'first' : null),
    priority: 10,
  },
  { name: 'icons', test: /node_modules\/lucide-react\//, priority: 8 },
  // The rest of what several pages share comes with the first page that needs any of it.
  {
    name: 'common',
    test: (id: string) => own.test(id) && !ownForms.test(id) && !special.test(id) && !isSchema(id),
    priority: 5,
  },
  { name: 'schemas', test: isSchema, priority: 4 },
  { name: 'filters', test: /\/shared\/filters\//, priority: 3 },
  { name: 'rules', test: /\/shared\/rules\//, priority: 2 },
];

/** The page to sign in is the first that most people see, and small: it comes with the start of the app. */
const entries = /\/web\/src\/(app\/main|features\/login\/LoginPage)\.tsx$/;
const icon = /node_modules\/lucide-react\/dist\/esm\/icons\/([\w-]+)\./;

function isFirst(id: string, graph: Graph): boolean {
  if (/vite\/preload-helper/.test(id)) return true;
  const name = icon.exec(id)?.[1];
  if (name !== undefined) return (iconUsers().get(name) ?? []).some((path) => isNeededFirst(path, graph));
  if (/node_modules\/lucide-react\//.test(id)) return true;
  return (own.test(id) || ownPages.test(id)) && isNeededFirst(id, graph);
}

const known = new Map<string, boolean>();

/** Whether the first page imports it, by any number of steps; what only `import()` reaches comes later. */
function isNeededFirst(id: string, graph: Graph): boolean {
  const before = known.get(id);
  if (before !== undefined) return before;
  const seen = new Set([id]);
  // A set is walked in the order of adding, also over what is added meanwhile.
  for (const at of seen) for (const importer of graph.getModuleInfo(at)?.importers ?? []) seen.add(importer);
  const answer = [...seen].some((at) => entries.test(at));
  known.set(id, answer);
  return answer;
}

let users: Map<string, string[]> | undefined;

/** Who uses which icon, by its file's name: to the bundler everybody imports the list of all of them. */
function iconUsers(): Map<string, string[]> {
  if (users !== undefined) return users;
  users = new Map();
  const fileOf = iconFiles();
  for (const path of globSync('**/*.{ts,tsx}', { cwd: src })) {
    const full = join(src, path);
    const named = /import \{([^}]*)\} from 'lucide-react'/.exec(readFileSync(full, 'utf8'))?.[1] ?? '';
    for (const [name] of named.matchAll(/\b[A-Z]\w*/g)) {
      const file = fileOf.get(name);
      if (file !== undefined) users.set(file, [...(users.get(file) ?? []), full]);
    }
  }
  return users;
}

/** An icon goes by several names. */
function iconFiles(): Map<string, string> {
  const list = readFileSync(new URL('../esm/lucide-react.mjs', import.meta.resolve('lucide-react')), 'utf8');
  return new Map(
    [...list.matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\./g)].flatMap(
      ([, names = '', file = '']) =>
        [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
    ),
  );
}
