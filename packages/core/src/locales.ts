/** Interface languages as the API and the stored locale name them; `ua` is Ukrainian. */
export const locales = ['en', 'ua', 'ru'] as const;
export type Locale = (typeof locales)[number];

const localeOfLanguage = new Map<string, Locale>([
  ['en', 'en'],
  ['uk', 'ua'],
  ['ru', 'ru'],
]);

/** The first of the languages of a browser (BCP 47 tags, best first) that the interface has. */
export function localeOf(tags: readonly string[]): Locale | undefined {
  for (const tag of tags) {
    const locale = localeOfLanguage.get(tag.split('-')[0]?.toLowerCase() ?? '');
    if (locale !== undefined) return locale;
  }
  return undefined;
}

/** The same of an `Accept-Language` header (RFC 9110, 12.5.4); what has no weight has 1, and 0 is not wanted. */
export function acceptedLocale(header: string | undefined): Locale | undefined {
  const ranges = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [tag = '', weight] = range.split(';').map((part) => part.trim());
      return { tag, weight: weight?.startsWith('q=') ? Number(weight.slice(2)) : 1 };
    });
  const wanted = ranges.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return localeOf(wanted.map(({ tag }) => tag));
}
