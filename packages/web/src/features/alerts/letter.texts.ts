import { texts } from '../../lib/texts.ts';

export const letterTexts = texts('letter', {
  title: { en: 'Letters', ua: 'Листи', ru: 'Письма' },
  to: {
    en: 'They go to {{to}}. Nothing changes until you press a button.',
    ua: 'Вони надходять на {{to}}. Нічого не зміниться, доки ви не натиснете кнопку.',
    ru: 'Они приходят на {{to}}. Ничего не изменится, пока вы не нажмёте кнопку.',
  },
  stop: { en: 'Stop these letters', ua: 'Зупинити ці листи', ru: 'Остановить эти письма' },
  stopped: {
    en: 'You get no more letters and notifications of this project.',
    ua: 'Листів і сповіщень цього проєкту більше не буде.',
    ru: 'Писем и уведомлений этого проекта больше не будет.',
  },
  reportStopped: {
    en: 'You get no more letters of this report.',
    ua: 'Листів із цим звітом більше не буде.',
    ru: 'Писем с этим отчётом больше не будет.',
  },
  again: { en: 'Get them again', ua: 'Отримувати знову', ru: 'Получать снова' },
  next: {
    en: 'The next is due on {{at}}, if there is something to tell.',
    ua: 'Наступний — {{at}}, якщо буде про що сказати.',
    ru: 'Следующее — {{at}}, если будет о чём сообщить.',
  },
  onceADay: { en: 'Once a day instead', ua: 'Раз на день', ru: 'Раз в день' },
  untilMonday: { en: 'Quiet until Monday', ua: 'Тиша до понеділка', ru: 'Тишина до понедельника' },
  invalidTitle: {
    en: 'This link is no longer valid',
    ua: 'Це посилання більше не діє',
    ru: 'Эта ссылка больше не действует',
  },
  invalid: {
    en: 'Use the link in a newer letter, or sign in.',
    ua: 'Скористайтеся посиланням із новішого листа або увійдіть.',
    ru: 'Воспользуйтесь ссылкой из более нового письма или войдите.',
  },
  signIn: { en: 'Sign in', ua: 'Увійти', ru: 'Войти' },
});
