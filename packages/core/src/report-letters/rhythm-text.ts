import type { weekdays } from '../calls/dimensions.ts';
import type { Locale } from '../locales.ts';
import { weekdayTitles } from '../reports/names.ts';
import { say } from '../say.ts';
import type { LetterRhythm, Nth } from './rhythm.ts';

type Weekday = (typeof weekdays)[number];

/** As it stands inside a sentence: only English writes it with a capital. */
const inSentence = (day: Weekday, locale: Locale): string =>
  locale === 'en' ? weekdayTitles[day].en : weekdayTitles[day][locale].toLocaleLowerCase();

const nthNames: Record<
  Nth,
  { en: string; ua: readonly [m: string, f: string]; ru: readonly [m: string, f: string, n: string] }
> = {
  first: { en: 'first', ua: ['перший', 'перша'], ru: ['первый', 'первая', 'первое'] },
  second: { en: 'second', ua: ['другий', 'друга'], ru: ['второй', 'вторая', 'второе'] },
  third: { en: 'third', ua: ['третій', 'третя'], ru: ['третий', 'третья', 'третье'] },
  fourth: { en: 'fourth', ua: ['четвертий', 'четверта'], ru: ['четвёртый', 'четвёртая', 'четвёртое'] },
  last: { en: 'last', ua: ['останній', 'остання'], ru: ['последний', 'последняя', 'последнее'] },
};
const feminine: ReadonlySet<Weekday> = new Set(['wed', 'fri', 'sat', 'sun']);

/** Which of a month’s days of the week, in the gender of that day: `перша` of Wednesdays. */
export function nthText(nth: Nth, day: Weekday, locale: Locale): string {
  const names = nthNames[nth];
  if (locale === 'en') return names.en;
  if (locale === 'ua') return names.ua[feminine.has(day) ? 1 : 0];
  return names.ru[day === 'sun' ? 2 : feminine.has(day) ? 1 : 0];
}

const every = {
  day: { en: 'Every day', ua: 'Щодня', ru: 'Каждый день' },
  week: { en: 'Every week: {{days}}', ua: 'Щотижня: {{days}}', ru: 'Каждую неделю: {{days}}' },
  month: { en: 'Every month: the {{day}}', ua: 'Щомісяця: {{day}}', ru: 'Каждый месяц: {{day}}' },
  quarter: {
    en: 'Every quarter: the {{day}} of its first month',
    ua: 'Щокварталу: {{day}} першого місяця',
    ru: 'Каждый квартал: {{day}} первого месяца',
  },
  once: { en: 'Once, on {{day}}', ua: 'Один раз, {{day}}', ru: 'Один раз, {{day}}' },
} as const satisfies Record<LetterRhythm['every'], Record<Locale, string>>;

/** When letters come: `Every week: Monday, 08:00`. `dayText` writes a day (`2026-11-30`) as the reader knows it. */
export function rhythmText(rhythm: LetterRhythm, locale: Locale, dayText: (day: string) => string): string {
  return `${say(every[rhythm.every], locale, daysOf(rhythm, locale, dayText))}, ${rhythm.at}`;
}

function daysOf(
  rhythm: LetterRhythm,
  locale: Locale,
  dayText: (day: string) => string,
): Record<string, string> {
  switch (rhythm.every) {
    case 'day':
      return {};
    case 'week':
      return { days: rhythm.on.map((day) => inSentence(day, locale)).join(', ') };
    case 'once':
      return { day: dayText(rhythm.day) };
    case 'month':
    case 'quarter':
      return {
        day: `${nthText(rhythm.nth, rhythm.weekday, locale)} ${inSentence(rhythm.weekday, locale)}`,
      };
  }
}
