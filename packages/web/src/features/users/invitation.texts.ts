import { texts } from '../../lib/texts.ts';

export const invitationTexts = texts('invitation', {
  linksTitle: { en: 'Invitation sent', ua: 'Запрошення надіслано', ru: 'Приглашение отправлено' },
  linksText: {
    en: 'The email is on its way. You can also hand the link over yourself: copy it now, as it is not shown again. It works once, for seven days.',
    ua: 'Лист уже в дорозі. Посилання можна передати й самостійно: скопіюйте його зараз, бо вдруге воно не показується. Воно спрацює один раз, протягом семи днів.',
    ru: 'Письмо уже в пути. Ссылку можно передать и самостоятельно: скопируйте её сейчас, второй раз она не показывается. Она сработает один раз, в течение семи дней.',
  },
  linkFor: {
    en: 'Link for {{email}}',
    ua: 'Посилання для {{email}}',
    ru: 'Ссылка для {{email}}',
  },
  newLink: { en: 'New link', ua: 'Нове посилання', ru: 'Новая ссылка' },
  newLinkFor: {
    en: 'New invitation link for {{email}}',
    ua: 'Нове посилання-запрошення для {{email}}',
    ru: 'Новая ссылка-приглашение для {{email}}',
  },
  newLinkTitle: {
    en: 'New invitation link',
    ua: 'Нове посилання-запрошення',
    ru: 'Новая ссылка-приглашение',
  },
  newLinkText: {
    en: 'The link that was sent before has stopped working.',
    ua: 'Посилання, надіслане раніше, більше не діє.',
    ru: 'Ссылка, отправленная раньше, больше не действует.',
  },
  ready: { en: 'Done', ua: 'Готово', ru: 'Готово' },
});
