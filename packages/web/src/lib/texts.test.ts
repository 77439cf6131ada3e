import { expect, test } from 'vitest';
import type { Entries, Plain, Plural } from './texts.ts';

type Module = Record<string, { entries?: Entries }>;
const modules = import.meta.glob<Module>('../**/*.texts.ts', { eager: true });

function everyText(): [string, Plain | Plural][] {
  return Object.entries(modules).flatMap(([path, module]) =>
    Object.values(module).flatMap(({ entries }) =>
      Object.entries(entries ?? {}).map(([key, entry]): [string, Plain | Plural] => [
        `${path}: ${key}`,
        entry,
      ]),
    ),
  );
}

const formsOf = (text: string | Record<string, string>) =>
  typeof text === 'string' ? [text] : Object.values(text);
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();

test('there are texts to look at', () => {
  expect(Object.keys(modules).length).toBeGreaterThan(8);
  expect(everyText().length).toBeGreaterThan(300);
});

test('Ukrainian has no letters of Russian', () => {
  const wrong = everyText().filter(([, { ua }]) => formsOf(ua).some((text) => /[ыэъё]/i.test(text)));
  expect(wrong.map(([key]) => key)).toEqual([]);
});

test('Russian has no letters of Ukrainian', () => {
  const wrong = everyText().filter(([, { ru }]) => formsOf(ru).some((text) => /[іїєґ]/i.test(text)));
  expect(wrong.map(([key]) => key)).toEqual([]);
});

test('a text that counts has every form its language needs', () => {
  const categories = (locale: string) =>
    new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
  for (const [key, { en, ua, ru }] of everyText()) {
    if (typeof en === 'string') continue;
    expect(Object.keys(en).toSorted(), key).toEqual(categories('en'));
    expect(Object.keys(ua).toSorted(), key).toEqual(categories('uk'));
    expect(Object.keys(ru).toSorted(), key).toEqual(categories('ru'));
  }
});

test('the three languages are filled with the same values', () => {
  for (const [key, { en, ua, ru }] of everyText()) {
    if (typeof en !== 'string') continue;
    expect(placeholders(ua as string), key).toEqual(placeholders(en));
    expect(placeholders(ru as string), key).toEqual(placeholders(en));
  }
});

test('nothing shouts and nothing is empty', () => {
  for (const [key, { en, ua, ru }] of everyText()) {
    for (const text of [en, ua, ru].flatMap(formsOf)) {
      expect(text.trim(), key).not.toBe('');
      expect(text, key).not.toContain('!');
    }
  }
});
