/**
 * Texts of one feature, three languages side by side. A missing language or plural form does not compile.
 * `ua` is Ukrainian for the API and the stored locale; inside i18next the language is `uk`.
 */
export type Plain = { en: string; ua: string; ru: string };
type SlavicForms = { one: string; few: string; many: string; other: string };
export type Plural = { en: { one: string; other: string }; ua: SlavicForms; ru: SlavicForms };
export type Entries = Record<string, Plain | Plural>;

export type Texts<T extends Entries = Entries> = { namespace: string; entries: T };
/** One text of a feature, to be said elsewhere: in the menu, in a list of panels. */
export type Said = { texts: Texts; key: string };

export const said = <T extends Texts>(texts: T, key: keyof T['entries'] & string): Said => ({ texts, key });

type Resources = Record<'en' | 'uk' | 'ru', Record<string, string>>;

const registered = new Map<string, Resources>();
let announce: ((namespace: string, resources: Resources) => void) | undefined;

export function texts<const T extends Entries>(namespace: string, entries: T): Texts<T> {
  const resources = toResources(entries);
  registered.set(namespace, resources);
  announce?.(namespace, resources);
  return { namespace, entries };
}

/** Texts of a lazily loaded page arrive after i18n has started. */
export function onTexts(listener: (namespace: string, resources: Resources) => void): void {
  announce = listener;
  for (const [namespace, resources] of registered) listener(namespace, resources);
}

export function toResources(entries: Entries): Resources {
  const out: Resources = { en: {}, uk: {}, ru: {} };
  for (const [key, entry] of Object.entries(entries)) {
    for (const [language, locale] of [
      ['en', 'en'],
      ['uk', 'ua'],
      ['ru', 'ru'],
    ] as const) {
      const text = entry[locale];
      if (typeof text === 'string') out[language][key] = text;
      else for (const [form, words] of Object.entries(text)) out[language][`${key}_${form}`] = words;
    }
  }
  return out;
}
