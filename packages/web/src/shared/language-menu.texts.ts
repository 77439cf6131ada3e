import { texts } from '../lib/texts.ts';

export const languageMenuTexts = texts('language-menu', {
  label: { en: 'Interface language', ua: 'Мова інтерфейсу', ru: 'Язык интерфейса' },
});
