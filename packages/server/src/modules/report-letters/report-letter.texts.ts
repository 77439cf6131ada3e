import type { Locale } from '@earshot/core/locales.ts';
import { say } from '@earshot/core/say.ts';

type Said = Record<Locale, string>;

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

/** What a letter of a report says, in a language. */
export const letterWords = (locale: Locale) => ({
  say: (name: keyof typeof lines, values: Record<string, string> = {}) => say(lines[name], locale, values),
});
