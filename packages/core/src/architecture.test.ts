import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { median } from './median.ts';
import { functionsOf } from './testing/functions-of.ts';

const root = dirname(fileURLToPath(import.meta.url));

/**
 * The folders of core from the bottom up; one imports only from those before it. Those that are not named stand side by side
 * above them, below `live`: what nobody else needs has its place there. `.` is what lies beside this test: errors,
 * permissions, endpoints and lists.
 */
const tiers: readonly (readonly string[])[] = [
  ['.', 'testing'],
  ['agreement', 'call'],
  ['audio', 'emotions', 'learning', 'matching', 'pipelines'],
  ['metrics', 'transcripts', 'wording'],
  ['detection', 'learned-questions'],
  ['findings', 'rules'],
  ['patterns', 'scripts', 'tags'],
  ['files'],
  ['calls'],
  ['agents', 'search', 'segments', 'sources', 'speech', 'workspaces'],
  [
    'annotations',
    'api-keys',
    'audit',
    'comments',
    'demo',
    'favorites',
    'ip-list',
    'mail',
    'notifications',
    'subscribers',
  ],
  ['installation'],
  ['goals', 'projects', 'shares', 'users', 'views'],
  ['alerts'],
  ['live', 'report-letters', 'report-links'],
];
/** What only lists words and their forms is as long as the language. */
const wordLists = /^(?:emotions\/(?:words\.\w+|modifiers)|matching\/text\/\w\w\/(?:irregular|numbers))\.ts$/;

type Source = { path: string; text: string; imports: string[] };
let sources: Source[];

beforeAll(async () => {
  const paths = (await readdir(root, { recursive: true })).filter((path) => path.endsWith('.ts'));
  sources = await Promise.all(
    paths.map(async (path) => {
      const text = await readFile(join(root, path), 'utf8');
      const imports = [...text.matchAll(/^(?:import|export)\b[^;]*?from '([^']+)'/gm)].map(([, from]) => {
        const name = from as string;
        return name.startsWith('.') ? relative(root, join(root, dirname(path), name)) : name;
      });
      return { path, text, imports };
    }),
  );
});

const isTest = ({ path }: Source) => path.endsWith('.test.ts');
/** What a feature tells calls apart by is a part of `calls`, wherever it stands. */
const folderOf = (path: string) =>
  path.endsWith('.dimensions.ts') ? 'calls' : path.includes('/') ? path.slice(0, path.indexOf('/')) : '.';
const production = () => sources.filter((source) => !isTest(source) && folderOf(source.path) !== 'testing');

describe('core runs in a browser and on a server', () => {
  it('has no input, output, clock or chance in it', () => {
    const impure =
      /\bDate\.now\b|new Date\(\)|Math\.random|\bfetch\(|\bperformance\b|\bset(?:Timeout|Interval)\b|\bcrypto\b|\bprocess\./;
    const found = production().filter(({ text }) => impure.test(withoutComments(text)));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it('imports nothing but itself and four libraries', () => {
    const libraries = production().flatMap(({ imports }) => imports.filter((from) => !from.endsWith('.ts')));
    expect([...new Set(libraries)].sort()).toEqual(['cron-parser', 'ipaddr.js', 're2js', 'zod']);
  });
});

describe('folders stand in tiers', () => {
  it('each name is that of a folder, and is there once', () => {
    const named = tiers.flat();
    expect(new Set(named).size).toBe(named.length);
    const folders = new Set(sources.map(({ path }) => folderOf(path)));
    expect(named.filter((name) => !folders.has(name))).toEqual([]);
  });

  it('and imports only from tiers below', () => {
    const below = tiers.length - 1.5;
    const tierOf = (path: string) => {
      const named = tiers.findIndex((tier) => tier.includes(folderOf(path)));
      return named === -1 ? below : named;
    };
    const upward = production().flatMap(({ path, imports }) =>
      imports
        .filter((from) => from.endsWith('.ts') && folderOf(from) !== folderOf(path))
        .filter((from) => tierOf(from) >= tierOf(path))
        .map((from) => `${path} → ${from}`),
    );
    expect(upward).toEqual([]);
  });

  it('and files of one folder import each other in no circle', () => {
    expect(circles(new Map(production().map(({ path, imports }) => [path, imports])))).toEqual([]);
  });
});

it('endpoints are made of schemas: what they import is no function', async () => {
  const makers = new Set(['endpoint', 'listOf']);
  const found: string[] = [];
  for (const { path, imports } of production().filter((source) => source.path.endsWith('.api.ts'))) {
    const names = [...(await text(path)).matchAll(/^import \{([^}]*)\} from '([^']+\.ts)'/gm)];
    expect(names.length).toBeLessThanOrEqual(imports.length);
    for (const [, list = '', from = ''] of names) {
      const module = (await import(join(root, dirname(path), from))) as Record<string, unknown>;
      for (const name of list.split(',').map((one) => one.trim()))
        if (typeof module[name] === 'function' && !makers.has(name)) found.push(`${path}: ${name}`);
    }
  }
  expect(found).toEqual([]);
});

describe('files are read at a glance', () => {
  it('half of them have 60 lines at most, nine of ten 150', () => {
    const lengths = production()
      .filter(({ path }) => !wordLists.test(path))
      .map((source) => source.text.split('\n').length - 1)
      .sort((a, b) => a - b);
    expect(median(lengths)).toBeLessThanOrEqual(60);
    expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(150);
  });

  it('no function has more than 80', () => {
    const long = production().flatMap(({ path, text: source }) =>
      functionsOf(source)
        .filter(({ lines }) => lines > 80)
        .map(({ name, lines }) => `${path}: ${name} has ${lines}`),
    );
    expect(long).toEqual([]);
  });
});

const text = (path: string) => readFile(join(root, path), 'utf8');

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
}

/** Files that import themselves by way of others. */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) found.push([...way.slice(way.indexOf(path)), path].join(' → '));
    else if (!done.has(path)) {
      for (const next of graph.get(path) ?? []) walk(next, [...way, path]);
      done.add(path);
    }
  };
  for (const path of graph.keys()) walk(path, []);
  return found;
}
