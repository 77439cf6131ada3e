import { texts } from '../lib/texts.ts';

export const errorPageTexts = texts('error-pages', {
  closed: {
    en: 'You have no access to this section',
    ua: 'Цей розділ для вас закрито',
    ru: 'Этот раздел для вас закрыт',
  },
  closedText: {
    en: 'An administrator of the workspace can open it to you, under Users.',
    ua: 'Відкрити його може адміністратор робочого простору в розділі «Користувачі».',
    ru: 'Открыть его может администратор рабочего пространства в разделе «Пользователи».',
  },
  toFiles: { en: 'Go to Files', ua: 'До файлів', ru: 'К файлам' },
  notFound: { en: 'Page not found', ua: 'Сторінку не знайдено', ru: 'Страница не найдена' },
  notFoundText: {
    en: 'The address may be mistyped, or the page is gone.',
    ua: 'Можливо, в адресі помилка або сторінки вже немає.',
    ru: 'Возможно, в адресе ошибка или страницы уже нет.',
  },
  errorTitle: { en: 'The server has a problem', ua: 'На сервері проблема', ru: 'На сервере проблема' },
  errorText: {
    en: 'It may be restarting. Wait a moment and try again.',
    ua: 'Можливо, він перезапускається. Зачекайте і спробуйте ще раз.',
    ru: 'Возможно, он перезапускается. Подождите и попробуйте ещё раз.',
  },
  accessTitle: { en: 'No access', ua: 'Немає доступу', ru: 'Нет доступа' },
  accessText: {
    en: 'This account is switched off or lacks the right. An administrator of the workspace can change that.',
    ua: 'Обліковий запис вимкнено або йому бракує прав. Це може змінити адміністратор робочого простору.',
    ru: 'Учётная запись отключена или ей не хватает прав. Это может изменить администратор рабочего пространства.',
  },
  lostLink: {
    en: 'This link does not work any more',
    ua: 'Це посилання вже не діє',
    ru: 'Эта ссылка больше не действует',
  },
  toSignIn: { en: 'Go to sign in', ua: 'До входу', ru: 'Ко входу' },
  crashed: { en: 'This page broke', ua: 'Ця сторінка зламалася', ru: 'Эта страница сломалась' },
  crashedText: {
    en: 'Reload it. If it repeats, tell your administrator what you did.',
    ua: 'Оновіть її. Якщо повториться, розкажіть адміністратору, що ви робили.',
    ru: 'Обновите её. Если повторится, расскажите администратору, что вы делали.',
  },
  reload: { en: 'Reload', ua: 'Оновити', ru: 'Обновить' },
});
