import { texts } from '../../lib/texts.ts';

export const profileActions = texts('audit:profile', {
  'session.opened': { en: 'Signed in', ua: 'Вхід', ru: 'Вход' },
  'session.refused': { en: 'Failed sign-in', ua: 'Невдалий вхід', ru: 'Неудачный вход' },
  'session.ended': { en: 'Signed out', ua: 'Вихід', ru: 'Выход' },
  'password.changed': { en: 'Changed the password', ua: 'Зміна пароля', ru: 'Смена пароля' },
  'password.reset': { en: 'Reset the password', ua: 'Відновлення пароля', ru: 'Восстановление пароля' },
  'mfa.activated': {
    en: 'Two-factor sign-in on',
    ua: 'Двофакторний вхід увімкнено',
    ru: 'Двухфакторный вход включён',
  },
  'mfa.removed': {
    en: 'Two-factor sign-in off',
    ua: 'Двофакторний вхід вимкнено',
    ru: 'Двухфакторный вход выключен',
  },
  'account.joined': {
    en: 'Joined the account with one of the sign-in service',
    ua: 'Поєднання облікового запису із записом служби входу',
    ru: 'Объединение учётной записи с записью службы входа',
  },
  'account.deleted': {
    en: 'Deleted the account',
    ua: 'Видалення облікового запису',
    ru: 'Удаление учётной записи',
  },
});
