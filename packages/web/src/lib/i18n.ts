import type { Locale } from '@earshot/core/locales.ts';
import i18next from 'i18next';
import { useCallback } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { onTexts, type Said, type Texts } from './texts.ts';

const languageOf = { en: 'en', ua: 'uk', ru: 'ru' } as const satisfies Record<Locale, string>;

export type Params = Record<string, string | number>;

export function startI18n(locale: Locale): void {
  void i18next.use(initReactI18next).init({
    lng: languageOf[locale],
    fallbackLng: 'en',
    initAsync: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    resources: {},
    nsSeparator: false,
    keySeparator: false,
  });
  onTexts((namespace, resources) => {
    for (const [language, words] of Object.entries(resources)) {
      i18next.addResourceBundle(language, namespace, words, true, true);
    }
  });
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  document.documentElement.lang = languageOf[locale];
}

export function changeLocale(locale: Locale): void {
  void i18next.changeLanguage(languageOf[locale]);
}

/** `en`, `uk` or `ru`, for Intl. English dates are day first. */
export function intlLocale(): string {
  return i18next.language === 'en' || !i18next.language ? 'en-GB' : i18next.language;
}

/** Keys are typed by `texts()`; i18next's own typing of them would cost seconds of each type check. */
type Loose = { t: (key: string, options: Record<string, unknown>) => string };

export function translate<T extends Texts>(
  texts: T,
  key: keyof T['entries'] & string,
  params?: Params,
): string {
  return (i18next as unknown as Loose).t(key, { ns: texts.namespace, ...params });
}

/** `t` of one feature; the component draws itself again when the language changes. */
export function useTexts<T extends Texts>(texts: T) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function for a new language.
  return useCallback(
    (key: keyof T['entries'] & string, params?: Params) => translate(texts, key, params),
    [texts, language],
  );
}

/** The same for texts that come as data. */
export function useSaid() {
  const { i18n } = useTranslation();
  const { language } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function for a new language.
  return useCallback(({ texts, key }: Said, params?: Params) => translate(texts, key, params), [language]);
}
