import { isolated } from '@earshot/core/bidi.ts';
import type { Locale } from '@earshot/core/locales.ts';
import { useCallback, useSyncExternalStore } from 'react';
import type { KeyOf, Said, Texts } from './texts.ts';

/** The words of one language: a text, or its plural forms, by namespace and key. */
export type Words = Record<string, Record<string, string | Record<string, string>>>;
/** `first`: what is needed before anybody has signed in. */
export type Part = 'first' | 'rest';
type Load = (locale: Locale, part: Part) => Promise<Words>;

export type Params = Record<string, string | number>;

const languageOf = { en: 'en', ua: 'uk', ru: 'ru' } as const satisfies Record<Locale, string>;

type Shown = { locale: Locale; words: Words; plurals: Intl.PluralRules; numbers: Intl.NumberFormat };
const shownIn = (locale: Locale, words: Words): Shown => ({
  locale,
  words,
  plurals: new Intl.PluralRules(languageOf[locale]),
  numbers: new Intl.NumberFormat(languageOf[locale]),
});

let shown = shownIn('en', {});
let wanted: Locale = 'en';
const parts = new Set<Part>();
let load: Load = async () => ({});
const listeners = new Set<() => void>();

/** Loads the words of the first pages; nothing should be drawn before. */
export async function startI18n(locale: Locale, loader: Load): Promise<void> {
  load = loader;
  wanted = locale;
  await loadPart('first');
}

/** Loads the words of all other pages; does nothing where they are there. */
export async function loadTexts(): Promise<void> {
  if (!parts.has('rest')) await loadPart('rest');
}

async function loadPart(part: Part): Promise<void> {
  parts.add(part);
  await showWanted().catch((error: unknown) => {
    parts.delete(part);
    throw error;
  });
}

/** Words in another language are shown once they are there; until then the page stays as it is. */
export function changeLocale(locale: Locale): void {
  if (locale === wanted) return;
  wanted = locale;
  showWanted().catch(() => {
    // Without the server the page goes on in the language it has.
    wanted = shown.locale;
  });
}

async function showWanted(): Promise<void> {
  const locale = wanted;
  const loaded = await Promise.all([...parts].map((part) => load(locale, part)));
  // Meanwhile another language was chosen.
  if (locale !== wanted) return;
  shown = shownIn(locale, Object.assign({}, ...loaded));
  if (typeof document !== 'undefined') document.documentElement.lang = languageOf[locale];
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const useShown = () => useSyncExternalStore(subscribe, () => shown);

/** The language of the page, as it is stored. */
export const useLocale = (): Locale => useShown().locale;

/** `en`, `uk` or `ru`, for Intl. English dates are day first. */
export function intlLocale(): string {
  return shown.locale === 'en' ? 'en-GB' : languageOf[shown.locale];
}

function find(namespace: string, key: string, params: Params): string | undefined {
  const text = shown.words[namespace]?.[key];
  if (text === undefined) return undefined;
  const form = typeof text === 'string' ? text : text[shown.plurals.select(Number(params.count))];
  return form?.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => written(params[name] ?? ''));
}

/** A number as the language writes it (`2,5` goes with `дня`, not `2.5`), and a name that keeps its direction to itself. */
const written = (value: string | number): string =>
  typeof value === 'number' ? shown.numbers.format(value) : isolated(value);

/** The text in the language of the page, with `{{name}}` filled in and the plural form of `count`. */
export function translate<T extends Texts>(texts: T, key: KeyOf<T>, params: Params = {}): string {
  return find(texts.namespace, key, params) ?? key;
}

/** Whether these texts have one of this name, for keys that come from elsewhere. */
export const hasText = <T extends Texts>(texts: T, key: string): key is KeyOf<T> =>
  shown.words[texts.namespace]?.[key] !== undefined;

/** `t` of one feature; the component draws itself again when the language changes. */
export function useTexts<T extends Texts>(texts: T) {
  const now = useShown();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function for a new language.
  return useCallback((key: KeyOf<T>, params?: Params) => translate(texts, key, params), [texts, now]);
}

/** The same for texts that come as data. */
export function useSaid() {
  const now = useShown();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function for a new language.
  return useCallback(({ texts, key }: Said, params?: Params) => translate(texts, key, params), [now]);
}

/** The same for texts that features keep beside themselves for one reader, under namespaces that begin alike. */
export function useTextsOf(
  kind: 'errors' | 'audit' | 'audit-fields' | 'audit-values' | 'listeners' | 'filters',
) {
  const { words } = useShown();
  return useCallback(
    (key: string, params: Params = {}): string | undefined => {
      const namespace = Object.keys(words).find(
        (name) => name.startsWith(`${kind}:`) && Object.hasOwn(words[name] ?? {}, key),
      );
      return namespace === undefined ? undefined : find(namespace, key, params);
    },
    [kind, words],
  );
}
