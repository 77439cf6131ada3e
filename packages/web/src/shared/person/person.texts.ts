import { texts } from '../../lib/texts.ts';

export const personTexts = texts('person', {
  name: { en: 'Your name', ua: 'Ваше імʼя', ru: 'Ваше имя' },
  nameMissing: { en: 'Enter your name', ua: 'Введіть імʼя', ru: 'Введите имя' },
});
