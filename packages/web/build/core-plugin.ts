import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

const core = normalizePath(join(import.meta.dirname, '../../core/src'));
const own = normalizePath(join(import.meta.dirname, '../src'));
/** Comes before whatever makes a schema. */
const setUp = `${own}/lib/zod-without-eval.ts`;
/** No schemas, but an English sentence for each code, which is for the logs of the server. */
const errors = `${core}/errors.ts`;
const data = '?data';
const usesSchemas = /^import \{[^}]*\} from 'zod';$/m;
/** `import { a, type B } from '…'`, `import * as api from '…'`, `export { a } from '…'`. */
const statement = /^(import|export) (\{[^}]*\}|\* as \w+) from '([^']+)';$/gm;

/**
 * Of a module of `core` with schemas, a page gets what it names: an endpoint without its schemas, lists as they are, and
 * the module itself only where somebody takes a schema or a function of it. So a page that only calls the server does
 * not load the schema library.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'earshot:core',
    enforce: 'pre',
    async load(id) {
      if (!id.startsWith(core) || !id.endsWith(data)) return undefined;
      const path = id.slice(0, -data.length);
      this.addWatchFile(path);
      const lines = [...(await dataOf(path))].map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { code: `${lines.join('\n')}\n`, moduleSideEffects: false };
    },
    async transform(code, id) {
      if (!id.endsWith('.ts') && !id.endsWith('.tsx')) return undefined;
      if (!id.startsWith(core) && !id.startsWith(own)) return undefined;
      const first = id.startsWith(core) && usesSchemas.test(code) ? `import ${JSON.stringify(setUp)};` : '';
      const changed = await splitImports(code, id);
      // Nothing is added in front of the first line, so that errors name the right one.
      return changed === code && first === '' ? undefined : { code: first + changed, map: null };
    },
  };
}

/** Turns an import of a module with schemas into one of its data and one of the module, if anything else is named. */
async function splitImports(code: string, id: string): Promise<string> {
  const parts: string[] = [];
  let end = 0;
  for (const found of code.matchAll(statement)) {
    const [whole, verb = '', names = '', from = ''] = found;
    const path = pathOf(from, id);
    if (path === undefined || !hasSchemas(path)) continue;
    const source = JSON.stringify(path + data);
    const known = await dataOf(path);
    const asked = names.startsWith('*') ? [] : namesIn(names);
    const others = asked.filter((name) => !known.has(nameOf(name)));
    const plain = asked.filter((name) => known.has(nameOf(name)));
    const lines = [
      ...(names.startsWith('*') ? [`${verb} ${names} from ${source};`] : []),
      ...(plain.length > 0 ? [`${verb} { ${plain.join(', ')} } from ${source};`] : []),
      ...(others.length > 0 ? [`${verb} { ${others.join(', ')} } from '${from}';`] : []),
    ];
    const breaks = '\n'.repeat(whole.split('\n').length - 1);
    parts.push(code.slice(end, found.index), lines.join(' '), breaks);
    end = found.index + whole.length;
  }
  return parts.join('') + code.slice(end);
}

/** Types are gone in a page. */
const namesIn = (list: string) =>
  list
    .slice(1, -1)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

const nameOf = (name: string) => name.split(' as ')[0] ?? name;

function pathOf(from: string, importer: string): string | undefined {
  if (from.startsWith('@earshot/core/')) return `${core}/${from.slice('@earshot/core/'.length)}`;
  if (!from.startsWith('.') || !importer.startsWith(core)) return undefined;
  return normalizePath(join(dirname(importer), from));
}

/** Whether a page is to have a module in parts; false of the parts. */
export const hasSchemas = (path: string): boolean =>
  path === errors || (existsSync(path) && usesSchemas.test(readFileSync(path, 'utf8')));

/** What a module exports that a page can have as it is. The modules are pure, so they are evaluated here. */
async function dataOf(path: string): Promise<Map<string, unknown>> {
  const exported: Record<string, unknown> = await import(
    `${pathToFileURL(path).href}?${statSync(path).mtimeMs}`
  );
  const values = Object.entries(exported).map(([name, value]): [string, unknown] => [
    name,
    isEndpoint(value) ? bare(value) : value,
  ]);
  return new Map(values.filter(([, value]) => isData(value)));
}

type Endpoint = { method: string; path: string; can: string; reply: unknown };

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

/** All that a call needs: where to, whether without a sign-in, and whether a body comes back. */
const bare = ({ method, path, can, reply }: Endpoint) => ({
  method,
  path,
  can,
  ...(reply === null && { reply }),
});

/** What JSON gives back as it was. */
function isData(value: unknown): boolean {
  if (value === null || ['string', 'boolean', 'number'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isData);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isData);
}
