/** Interface languages as the API and the stored locale name them; `ua` is Ukrainian. */
export const locales = ['en', 'ua', 'ru'] as const;
export type Locale = (typeof locales)[number];
