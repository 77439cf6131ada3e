import type { Locale } from '@earshot/core/locales.ts';
import type { Part, Words } from './i18n.ts';

const loaders: Record<Locale, Record<Part, () => Promise<{ words: Words }>>> = {
  en: { first: () => import('virtual:texts/en/first'), rest: () => import('virtual:texts/en/rest') },
  ua: { first: () => import('virtual:texts/ua/first'), rest: () => import('virtual:texts/ua/rest') },
  ru: { first: () => import('virtual:texts/ru/first'), rest: () => import('virtual:texts/ru/rest') },
};

/** The words of one language, made by the build from all texts. */
export const loadWords = async (locale: Locale, part: Part): Promise<Words> =>
  (await loaders[locale][part]()).words;
