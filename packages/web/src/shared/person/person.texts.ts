import { texts } from '../../lib/texts.ts';

export const personTexts = texts('person', {
  name: { en: 'Your name', ua: 'Ваше імʼя', ru: 'Ваше имя' },
  nameMissing: { en: 'Enter your name', ua: 'Введіть імʼя', ru: 'Введите имя' },
  nameShort: {
    en: 'The name needs at least 3 characters',
    ua: 'В імені має бути щонайменше 3 символи',
    ru: 'В имени должно быть не меньше 3 символов',
  },
});
