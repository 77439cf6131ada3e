import type { Locale } from './locales.ts';

type Forms = { one: string; few?: string; many?: string; other: string };
/** A text in every language; one with a number in it has the forms of its language (CLDR). */
export type Text = Record<Locale, string | Forms>;

const languageOf: Record<Locale, string> = { en: 'en', ua: 'uk', ru: 'ru' };
const plurals = new Map<Locale, Intl.PluralRules>();

/** A text in a language. Its form goes by `count`, which is written as numbers are; other params are put in as they are. */
export function say(text: Text, locale: Locale, params: Record<string, string | number> = {}): string {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(languageOf[locale]);
  plurals.set(locale, rules);
  const said = text[locale];
  const form = typeof said === 'string' ? said : formOf(said, rules.select(Number(params.count)));
  return form.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => written(params[name] ?? '', locale));
}

const formOf = (forms: Forms, form: Intl.LDMLPluralRule): string =>
  form === 'one' || form === 'few' || form === 'many' ? (forms[form] ?? forms.other) : forms.other;

const written = (value: string | number, locale: Locale): string =>
  typeof value === 'string' ? value : new Intl.NumberFormat(languageOf[locale]).format(value);
