import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keyGroups, keyLabel } from './keys-help.ts';

const src = new URL('../../', import.meta.url).pathname;
const name =
  /['\s{(]((?:(?:Ctrl|Alt|Shift)\+)*(?:Key[A-Z]|Digit\d|Arrow\w+|Space|Enter|Escape|[/?]|Comma|Period|Bracket\w+|Home|End|Page\w+))'?: /gu;

test('every key that a screen hears stands in the help, and nothing else does', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: src })
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(src + path, 'utf8'))
    .filter((text) => /use(?:Row)?Keys\(/u.test(text));
  const heard = new Set(sources.flatMap((text) => [...text.matchAll(name)].map(([, code]) => code)));
  const told = new Set<string>(keyGroups.flatMap(({ keys }) => keys.flatMap(([codes]) => codes)));
  expect([...heard].sort()).toEqual([...told].sort());
  expect(heard.size).toBeGreaterThan(20);
});

test.each([
  ['Ctrl+KeyK', 'Ctrl K'],
  ['?', '?'],
  ['Shift+ArrowLeft', 'Shift ←'],
  ['BracketLeft', '['],
  ['Escape', 'Esc'],
])('%s is shown as %s', (code, label) => {
  expect(keyLabel(code)).toBe(label);
});
