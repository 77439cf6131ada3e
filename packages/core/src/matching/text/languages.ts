import { english } from './en/english.ts';
import type { Language } from './language.ts';
import { russian } from './ru/russian.ts';
import { ukrainian } from './uk/ukrainian.ts';

/** The languages whose words are known, by their ISO 639-1 code. Another one is a folder and a line here. */
export const languages = { en: english, uk: ukrainian, ru: russian } as const satisfies Record<
  string,
  Language
>;
export type LanguageCode = keyof typeof languages;

export const allLanguages: readonly Language[] = Object.values(languages);
