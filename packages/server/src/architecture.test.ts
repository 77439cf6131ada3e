import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { functionsOf } from '@earshot/core/testing/functions-of.ts';
import { describe, expect, it } from 'vitest';
import { tiers } from './modules.ts';

/** Which way imports point. What may not be yet stands in `allowed`, which only ever gets shorter. */
const allowed: readonly string[] = [];

const root = import.meta.dirname;

type Import = { from: string; to: string };

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing/'),
);
const textOf = new Map(sources.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
const imports: Import[] = sources.flatMap((from) =>
  Array.from((textOf.get(from) ?? '').matchAll(/(?:from|import\(|import)\s*'(\.[^']+)'/g), ([, to = '']) => ({
    from,
    to: relative(root, resolve(root, dirname(from), to)),
  })),
);

/** The first folders, or `wiring` for the few files beside them. */
function roomOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  if (first === 'modules') return `modules/${second}`;
  if (first === 'module.ts') return 'module';
  return path.includes('/') ? first : 'wiring';
}
const isModule = (path: string) => path.startsWith('modules/');
const named = ({ from, to }: Import) => `${from} > ${to}`;
const crossing = imports.filter(({ from, to }) => roomOf(from) !== roomOf(to));
const forbidden = (wrong: (one: Import) => boolean) =>
  crossing
    .filter(wrong)
    .map(named)
    .filter((one) => !allowed.includes(one));

const order = tiers.flatMap((tier) => tier.modules.map(({ name }) => `modules/${name}`));

describe('imports point one way', () => {
  it('every module is in the list of tiers, and only those', () => {
    const folders = readdirSync(join(root, 'modules')).map((name) => `modules/${name}`);
    expect(folders.sort()).toEqual([...order].sort());
  });

  it('a module calls only modules that come before it', () => {
    const wrong = ({ from, to }: Import) =>
      isModule(from) && isModule(to) && order.indexOf(roomOf(from)) < order.indexOf(roomOf(to));
    expect(forbidden(wrong)).toEqual([]);
  });

  it('a module uses the functions of another, never its store or its routes', () => {
    expect(forbidden(({ from, to }) => isModule(from) && /\.(store|routes)\.ts$/.test(to))).toEqual([]);
  });

  it('a module knows nothing of the wiring', () => {
    expect(forbidden(({ from, to }) => isModule(from) && roomOf(to) === 'wiring')).toEqual([]);
  });

  it('the platform knows no module, no engine and no wiring', () => {
    const wrong = ({ from, to }: Import) =>
      roomOf(from) === 'platform' && roomOf(to) !== 'stages' && roomOf(to) !== 'platform';
    expect(forbidden(wrong)).toEqual([]);
  });

  it('engines and stages know neither database nor HTTP', () => {
    const inside = sources.filter((path) => path.startsWith('engines/') || path.startsWith('stages/'));
    const known = inside.filter((path) =>
      /from '(kysely|pg|pg-boss|fastify[^']*|@fastify\/[^']*)'|platform\/(database|jobs|http|live|context)\b/.test(
        textOf.get(path) ?? '',
      ),
    );
    expect(known).toEqual([]);
    expect(forbidden(({ from, to }) => inside.includes(from) && isModule(to))).toEqual([]);
  });
});

describe('SQL', () => {
  it('of modules lives in stores, in queries over several tables, and in pieces of statements', () => {
    const statement = /\bsql(<[^>]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/;
    const elsewhere = sources.filter(
      (path) =>
        isModule(path) && !/\.(store|queries|sql)\.ts$/.test(path) && statement.test(textOf.get(path) ?? ''),
    );
    expect(elsewhere.filter((path) => !allowed.includes(path))).toEqual([]);
  });
});

describe('files are read at a glance', () => {
  const own = sources.filter((path) => !path.endsWith('.generated.ts') && !path.endsWith('.d.ts'));

  it('half of them have 60 lines at most, nine of ten 150', () => {
    const lengths = own.map((path) => (textOf.get(path) ?? '').split('\n').length - 1).sort((a, b) => a - b);
    const at = (share: number) => lengths[Math.floor(lengths.length * share)] ?? 0;
    expect(at(0.5)).toBeLessThanOrEqual(60);
    expect(at(0.9)).toBeLessThanOrEqual(150);
  });

  it('no function has more than 80', () => {
    const long = own.flatMap((path) =>
      functionsOf(textOf.get(path) ?? '')
        .filter(({ lines }) => lines > 80)
        .map(({ name, lines }) => `${path}: ${name} has ${lines}`),
    );
    expect(long).toEqual([]);
  });
});
