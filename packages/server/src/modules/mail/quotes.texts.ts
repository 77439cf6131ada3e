import type { SpeakerRole } from '@earshot/core/call/role.ts';
import type { Locale } from '@earshot/core/locales.ts';
import { say } from '@earshot/core/say.ts';

const lines = {
  noWords: { en: 'no words here', ua: 'тут без слів', ru: 'здесь без слов' },
  with: { en: '{{a}} with {{b}}', ua: '{{a}} · {{b}}', ru: '{{a}} · {{b}}' },
  operator: { en: 'Operator', ua: 'Оператор', ru: 'Оператор' },
  abonent: { en: 'Abonent', ua: 'Абонент', ru: 'Абонент' },
  speaker: { en: 'Speaker', ua: 'Співрозмовник', ru: 'Собеседник' },
} as const satisfies Record<string, Record<Locale, string>>;

/** What is said about quotes, in a language. Names that are put in have been kept in their direction. */
export const quoteWords = (locale: Locale) => ({
  noWords: lines.noWords[locale],
  with: (a: string, b: string) => say(lines.with, locale, { a, b }),
  role: (role: SpeakerRole | null) =>
    lines[role === 'operator' || role === 'abonent' ? role : 'speaker'][locale],
});
