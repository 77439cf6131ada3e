import { texts } from '../../lib/texts.ts';

export const outboxTexts = texts('outbox', {
  title: { en: 'Outbox', ua: 'Вихідна пошта', ru: 'Исходящая почта' },
  lead: {
    en: 'Emails wait here while no mail server is set. Open one to pass its link or code on.',
    ua: 'Листи чекають тут, доки не налаштовано поштовий сервер. Відкрийте лист, щоб передати посилання чи код.',
    ru: 'Письма ждут здесь, пока не настроен почтовый сервер. Откройте письмо, чтобы передать ссылку или код.',
  },
  files: { en: 'With it go', ua: 'До листа додано', ru: 'К письму приложено' },
  empty: { en: 'No emails yet', ua: 'Листів ще немає', ru: 'Писем пока нет' },
  emptyText: {
    en: 'Invitations, registrations and password codes appear here.',
    ua: 'Тут зʼявляться запрошення, реєстрації та коди для пароля.',
    ru: 'Здесь появятся приглашения, регистрации и коды для пароля.',
  },
  smtp: { en: 'Mail goes out by itself', ua: 'Пошта йде сама', ru: 'Почта уходит сама' },
  smtpText: {
    en: 'A mail server is set, so nothing is kept here.',
    ua: 'Поштовий сервер налаштовано, тож тут нічого не лишається.',
    ru: 'Почтовый сервер настроен, поэтому здесь ничего не остаётся.',
  },
});
