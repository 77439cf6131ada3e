import type { weekdays } from '@earshot/core/calls/dimensions.ts';
import type { Locale } from '@earshot/core/locales.ts';
import type { LetterRhythm, Nth } from '@earshot/core/report-letters/rhythm.ts';
import { weekdayTitles } from '@earshot/core/reports/names.ts';
import { say } from '@earshot/core/say.ts';

type Said = Record<Locale, string>;
type Weekday = (typeof weekdays)[number];

const lines = {
  against: { en: 'against {{days}}', ua: 'проти {{days}}', ru: 'против {{days}}' },
  was: { en: 'was {{value}}', ua: 'було {{value}}', ru: 'было {{value}}' },
  change: { en: 'change', ua: 'зміна', ru: 'изменение' },
  chance: {
    en: 'A change in colour is more than chance: such a difference comes up by luck less than once in twenty.',
    ua: 'Кольором виділено зміну, більшу за випадкову: така різниця трапляється сама собою рідше ніж раз на двадцять.',
    ru: 'Цветом выделено изменение больше случайного: такая разница возникает сама собой реже чем один раз из двадцати.',
  },
  more: {
    en: 'and {{n}} more in the report',
    ua: 'і ще {{n}} у звіті',
    ru: 'и ещё {{n}} в отчёте',
  },
  hear: {
    en: 'Hear what is behind it',
    ua: 'Послухайте, що за цим стоїть',
    ru: 'Послушайте, что за этим стоит',
  },
  quotes: {
    en: 'The quotes are what you may see yourself.',
    ua: 'Цитати показують те, що можете бачити ви.',
    ru: 'Цитаты показывают то, что можете видеть вы.',
  },
  open: { en: 'Open the report', ua: 'Відкрити звіт', ru: 'Открыть отчёт' },
  picture: {
    en: 'Picture of the report “{{name}}”',
    ua: 'Зображення звіту «{{name}}»',
    ru: 'Изображение отчёта «{{name}}»',
  },
  setUp: {
    en: '{{who}} set these letters up, and they show what {{who}} may see.',
    ua: 'Ці листи налаштував користувач {{who}}, і в них те, що цей користувач може бачити.',
    ru: 'Эти письма настроил пользователь {{who}}, и в них то, что этот пользователь может видеть.',
  },
  onlyWhen: {
    en: 'They come only when the numbers say so.',
    ua: 'Вони надходять, лише коли цього вимагають числа.',
    ru: 'Они приходят, только когда этого требуют числа.',
  },
  neverEmpty: {
    en: 'Without calls there is no letter.',
    ua: 'Якщо дзвінків не було, листа немає.',
    ru: 'Если звонков не было, письма нет.',
  },
  signIn: {
    en: 'Links to calls ask you to sign in.',
    ua: 'Посилання на дзвінки попросять вас увійти.',
    ru: 'Ссылки на звонки попросят вас войти.',
  },
  stop: { en: 'Stop these letters', ua: 'Зупинити ці листи', ru: 'Остановить эти письма' },
} as const satisfies Record<string, Said>;

/** As it stands inside a sentence: only English writes it with a capital. */
const onWeekday = (day: Weekday, locale: Locale): string =>
  locale === 'en' ? weekdayTitles[day].en : weekdayTitles[day][locale].toLocaleLowerCase();

/** Which of a month’s days of the week, in the gender of that day. */
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
const isFeminine = (day: Weekday) => ['wed', 'fri', 'sat', 'sun'].includes(day);

function nthOf(nth: Nth, day: Weekday, locale: Locale): string {
  const names = nthNames[nth];
  if (locale === 'en') return `${names.en} ${onWeekday(day, locale)}`;
  if (locale === 'ua') return `${names.ua[isFeminine(day) ? 1 : 0]} ${onWeekday(day, locale)}`;
  const gender = day === 'sun' ? 2 : isFeminine(day) ? 1 : 0;
  return `${names.ru[gender]} ${onWeekday(day, locale)}`;
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
} as const satisfies Record<LetterRhythm['every'], Said>;

/** What a letter of a report says, in a language. */
export const letterWords = (locale: Locale) => ({
  say: (name: keyof typeof lines, values: Record<string, string> = {}) => say(lines[name], locale, values),
  /** When letters come: `Every week: Monday, 08:00`. */
  rhythm(rhythm: LetterRhythm): string {
    const values = {
      days: rhythm.every === 'week' ? rhythm.on.map((day) => onWeekday(day, locale)).join(', ') : '',
      day:
        rhythm.every === 'once'
          ? rhythm.day
          : 'nth' in rhythm
            ? nthOf(rhythm.nth, rhythm.weekday, locale)
            : '',
    };
    return `${say(every[rhythm.every], locale, values)}, ${rhythm.at}`;
  },
});
