import { texts } from '../lib/texts.ts';

export const copyLineTexts = texts('copy-line', {
  copy: { en: 'Copy', ua: 'Копіювати', ru: 'Копировать' },
  copied: { en: 'Copied', ua: 'Скопійовано', ru: 'Скопировано' },
});
