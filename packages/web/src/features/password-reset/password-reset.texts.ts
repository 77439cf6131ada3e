import { texts } from '../../lib/texts.ts';

export const passwordResetTexts = texts('password-reset', {
  title: { en: 'Reset the password', ua: 'Відновлення пароля', ru: 'Восстановление пароля' },
  text: {
    en: 'Enter the email of your account. A code to set a new password goes there.',
    ua: 'Введіть пошту вашого облікового запису. На неї прийде код, щоб задати новий пароль.',
    ru: 'Введите почту вашей учётной записи. На неё придёт код, чтобы задать новый пароль.',
  },
  email: { en: 'Email', ua: 'Електронна пошта', ru: 'Электронная почта' },
  emailMissing: { en: 'Enter your email', ua: 'Введіть пошту', ru: 'Введите почту' },
  emailWrong: {
    en: 'This does not look like an email',
    ua: 'Це не схоже на адресу пошти',
    ru: 'Это не похоже на адрес почты',
  },
  send: { en: 'Send the code', ua: 'Надіслати код', ru: 'Отправить код' },
  codeText: {
    en: 'If {{email}} has an account here, a code is on its way. It works for an hour.',
    ua: 'Якщо {{email}} має тут обліковий запис, код уже надіслано. Він діє годину.',
    ru: 'Если у {{email}} есть здесь учётная запись, код уже отправлен. Он действует час.',
  },
  code: { en: 'Code from the mail', ua: 'Код із листа', ru: 'Код из письма' },
  codeMissing: { en: 'Enter the code', ua: 'Введіть код', ru: 'Введите код' },
  codeLength: { en: 'The code has six digits', ua: 'У коді шість цифр', ru: 'В коде шесть цифр' },
  save: { en: 'Set the password', ua: 'Задати пароль', ru: 'Задать пароль' },
  again: { en: 'Send another code', ua: 'Надіслати інший код', ru: 'Отправить другой код' },
  sentAgain: { en: 'Another code is on its way', ua: 'Надіслано інший код', ru: 'Отправлен другой код' },
  done: {
    en: 'The password is changed. Sign in with it.',
    ua: 'Пароль змінено. Увійдіть із ним.',
    ru: 'Пароль изменён. Войдите с ним.',
  },
  back: { en: 'Back to sign in', ua: 'Назад до входу', ru: 'Назад ко входу' },
});
