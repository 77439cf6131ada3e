import { texts } from '../../lib/texts.ts';

export const passwordPageTexts = texts('password-page', {
  title: { en: 'Change the password', ua: 'Змінити пароль', ru: 'Сменить пароль' },
  text: {
    en: 'You stay signed in here. Everywhere else you are signed out.',
    ua: 'Тут ви залишитеся в системі. Скрізь деінде сеанси завершаться.',
    ru: 'Здесь вы останетесь в системе. Во всех других местах сеансы завершатся.',
  },
  old: { en: 'Old password', ua: 'Старий пароль', ru: 'Старый пароль' },
  oldMissing: { en: 'Enter the old password', ua: 'Введіть старий пароль', ru: 'Введите старый пароль' },
  submit: { en: 'Change the password', ua: 'Змінити пароль', ru: 'Сменить пароль' },
  changed: { en: 'Password changed', ua: 'Пароль змінено', ru: 'Пароль изменён' },
});
