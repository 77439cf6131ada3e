import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

const core = normalizePath(join(import.meta.dirname, '../../core/src/'));
/** Comes before whatever makes a schema. */
const setUp = normalizePath(join(import.meta.dirname, '../src/lib/zod-without-eval.ts'));
const whole = '?whole';
const usesSchemas = /^import \{[^}]*\} from 'zod';$/m;

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
      if (!id.startsWith(core)) return undefined;
      if (id.endsWith(whole)) {
        const path = id.slice(0, -whole.length);
        this.addWatchFile(path);
        return {
          code: `import ${JSON.stringify(setUp)};\n${readFileSync(path, 'utf8')}`,
          moduleSideEffects: false,
        };
      }
      if (!id.endsWith('.ts') || !usesSchemas.test(readFileSync(id, 'utf8'))) return undefined;
      return { code: dataOf(id, await exportsOf(id)), moduleSideEffects: false };
    },
  };
}

/** The modules are pure: evaluating them here gives what they give in a page. */
async function exportsOf(path: string): Promise<Record<string, unknown>> {
  return import(`${pathToFileURL(path).href}?${statSync(path).mtimeMs}`);
}

function dataOf(path: string, exported: Record<string, unknown>): string {
  const lines: string[] = [];
  const others: string[] = [];
  for (const [name, value] of Object.entries(exported)) {
    const data = isEndpoint(value) ? bare(value) : value;
    if (isData(data)) lines.push(`export const ${name} = ${JSON.stringify(data)};`);
    else others.push(name);
  }
  if (others.length > 0) lines.push(`export { ${others.join(', ')} } from ${JSON.stringify(path + whole)};`);
  return `${lines.join('\n')}\n`;
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
