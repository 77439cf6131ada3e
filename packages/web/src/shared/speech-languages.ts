/** Offered in forms; the API takes any two- or three-letter code. */
export const speechLanguages = ['en', 'uk', 'ru', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'cs', 'ro', 'tr', 'kk', 'zh', 'ja', 'ko'] as const;
