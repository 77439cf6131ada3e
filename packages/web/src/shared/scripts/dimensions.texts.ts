import { texts } from '../../lib/texts.ts';

export const scriptDimensionTexts = texts('filters:scripts', {
  scripts: { en: 'Script said', ua: 'Сказано скрипт', ru: 'Сказан скрипт' },
});
