import { functionsOf } from '@earshot/core/testing/functions-of.ts';
import { expect, test } from 'vitest';
import { isFirstText } from '../build/first-page.ts';

/** Imports that break a rule and are known; may only become fewer. */
const allowed: string[] = [];
/** What `lib` and `components` may know of core: how one talks to the server, how a page looks, and how numbers are written and drawn. */
const plumbing = /^(endpoint|errors|bidi|formats|locales|round-step|live\/|users\/customization)/;
const medianLines = 60;
const longLines = 150;
const longFunction = 80;

const code: Record<string, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('./**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
  ).map(([path, text]) => [path.slice('./'.length), text]),
);
const files = Object.keys(code);

type Import = { from: string; to: string };

/** Of a file, from `src`; what comes from core is `core:`, packages are left out. */
function importsOf(path: string): Import[] {
  const named = (code[path] ?? '').matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\()'([^']+)'/g);
  return [...named].flatMap(([, to = '']) => {
    if (to.startsWith('@earshot/core/'))
      return [{ from: path, to: `core:${to.slice('@earshot/core/'.length)}` }];
    if (!to.startsWith('.')) return [];
    return [{ from: path, to: new URL(to, `file:///${path}`).pathname.slice(1) }];
  });
}

const imports = files.flatMap(importsOf);
const featureOf = (path: string) => /^features\/([^/]+)\//.exec(path)?.[1];
const broken = (isBroken: (one: Import) => boolean) =>
  imports
    .filter(isBroken)
    .map(({ from, to }) => `${from} -> ${to}`)
    .filter((one) => !allowed.includes(one));

test('there are imports to look at', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(imports.length).toBeGreaterThan(1000);
});

test('a feature imports neither another feature nor app', () => {
  const isBroken = ({ from, to }: Import) =>
    featureOf(from) !== undefined &&
    (to.startsWith('app/') || (featureOf(to) !== undefined && featureOf(to) !== featureOf(from)));
  expect(broken(isBroken)).toEqual([]);
});

test('shared imports neither features nor app', () => {
  expect(broken(({ from, to }) => from.startsWith('shared/') && /^(app|features)\//.test(to))).toEqual([]);
});

test('components and lib know nothing of the domain', () => {
  const isBroken = ({ from, to }: Import) =>
    (from.startsWith('lib/') && /^(app|features|shared|components)\//.test(to)) ||
    (from.startsWith('components/') && /^(app|features|shared)\//.test(to)) ||
    (/^(lib|components)\//.test(from) && to.startsWith('core:') && !plumbing.test(to.slice('core:'.length)));
  expect(broken(isBroken)).toEqual([]);
});

test('what is known to break a rule still does', () => {
  const all = imports.map(({ from, to }) => `${from} -> ${to}`);
  expect(allowed.filter((one) => !all.includes(one))).toEqual([]);
});

test('storage of the browser, which may be closed or full, is used through what expects that', () => {
  const uses = files.filter(
    (path) =>
      !/\.test\.tsx?$/.test(path) &&
      /\b(localStorage|sessionStorage|document\.cookie|indexedDB)\b/.test(code[path] ?? ''),
  );
  expect(uses.sort()).toEqual(['lib/browser-storage.ts', 'lib/cookies.ts']);
  const pages = files.filter((path) => /\b(lazyRouteComponent\(|lazy\()/.test(code[path] ?? ''));
  expect(pages).toEqual(['lib/parts.ts']);
});

test('links and searches are typed without casts', () => {
  const cast = /\bas never\b/;
  const casts = files.flatMap((path) =>
    (code[path] ?? '')
      .split('\n')
      .filter((line) => cast.test(line) && !/^\s*(\/\/|en:)|const cast/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(casts).toEqual([]);
});

test('a page that needs no sign-in finds its words among the first', () => {
  const open = ['activation', 'alerts', 'login', 'password-reset', 'register', 'workspaces'];
  const seen = new Set(files.filter((path) => open.some((name) => path.startsWith(`features/${name}/`))));
  for (const path of [
    'app/layout/OpenFrame.tsx',
    'app/Snackbars.tsx',
    'app/WarningDialog.tsx',
    'app/ErrorPage.tsx',
    'app/error-pages.tsx',
  ])
    seen.add(path);
  // A set is walked in the order of adding, also over what is added meanwhile. The list of sections names all features.
  for (const path of seen)
    for (const { to } of importsOf(path))
      if (files.includes(to) && !/\/section\.ts$|^app\/(sections|promised-sections|NotYetPage)/.test(to))
        seen.add(to);
  const late = [...seen].filter((path) => path.endsWith('.texts.ts') && !isFirstText(path));
  expect(late).toEqual([]);
});

test('files are small', () => {
  const lengths = files
    .filter((path) => !path.endsWith('.test.ts') && !path.endsWith('.test.tsx'))
    .map((path) => (code[path] ?? '').split('\n').length)
    .sort((a, b) => a - b);
  const at = (share: number) => lengths[Math.floor(lengths.length * share)] ?? 0;
  expect(at(0.5)).toBeLessThanOrEqual(medianLines);
  expect(at(0.9)).toBeLessThanOrEqual(longLines);
});

test('functions are small', () => {
  const build = import.meta.glob<string>('../build/*.ts', { query: '?raw', import: 'default', eager: true });
  const long = Object.entries({ ...code, ...build })
    .filter(([path]) => !/\.test\.tsx?$/.test(path))
    .flatMap(([path, text]) =>
      functionsOf(text)
        .filter(({ lines }) => lines > longFunction)
        .map(({ name, lines }) => `${path}: ${name} has ${lines}`),
    );
  expect(Object.keys(build).length).toBeGreaterThan(3);
  expect(long).toEqual([]);
});

test('a table that is only to be heard is hidden by what holds it: Firefox shows the caption of a hidden table', () => {
  const hidden = /<table[^>]*className="[^"]*visually-hidden/;
  expect(files.filter((path) => path.endsWith('.tsx') && hidden.test(code[path] ?? ''))).toEqual([]);
});
