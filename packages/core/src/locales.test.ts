import { describe, expect, it } from 'vitest';
import { acceptedLocale, localeOf } from './locales.ts';

describe('the language of a browser', () => {
  it.each([
    [['uk-UA', 'uk', 'en-US', 'en'], 'ua'],
    [['uk'], 'ua'],
    [['ru-RU', 'uk'], 'ru'],
    [['en-GB', 'uk'], 'en'],
    [['RU'], 'ru'],
    [['de-DE', 'pl', 'uk'], 'ua'],
    [['de-DE', 'rue'], undefined],
    [[], undefined],
    [[''], undefined],
    [['constructor'], undefined],
  ] as const)('of %j is %s', (tags, locale) => {
    expect(localeOf(tags)).toBe(locale);
  });

  it.each([
    ['uk-UA,uk;q=0.9,en;q=0.8', 'ua'],
    ['en;q=0.5, uk;q=0.9', 'ua'],
    ['de, en;q=0.3, ru;q=0.4', 'ru'],
    ['uk;q=0, ru', 'ru'],
    ['uk;q=high, ru;q=0.1', 'ru'],
    ['*', undefined],
    ['', undefined],
    [undefined, undefined],
  ] as const)('asked for by %j is %s', (header, locale) => {
    expect(acceptedLocale(header)).toBe(locale);
  });
});
